package org.rookery.tests.hidden;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.drawing.text.Run;
import org.rookery.engine.position.Setup;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.player.Level;
import org.rookery.player.Opponent;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.program.GameProgram.Hiding;
import org.rookery.tests.Games;
import org.rookery.web.table.MadeMove;
import org.rookery.web.table.MatchAnswers;
import org.rookery.web.table.Table;

/**
 * Two positions that differ only in what a player does not see give that player the same bytes, by
 * every way out: boards, texts, JSON, moves and their order, reasons, and what the program plays.
 */
final class NoLeakTest {
  private static final int GAMES = 12;
  private static final int LONGEST = 70;
  private static final int EACH = 3;
  private static final int ENOUGH = 10;
  private static final int ASKED = 20;
  private static final int MOST_LEGAL = 30;

  private static List<String> hidden() {
    return Games.asked(
        Games.names().stream()
            .filter(name -> Games.game(name).program().options().hiding().hides())
            .toList());
  }

  @ParameterizedTest
  @MethodSource("hidden")
  void whatIsNotSeenIsNotTold(String name) {
    Game game = Games.game(name);
    Random random = new Random(name.hashCode());
    Twins twins = new Twins(game, random);
    int found = 0;
    for (int i = 0; i < games(game); i++) {
      Match match = begun(game, twins, random, i % 2 == 0);
      if (match.isOver()) {
        continue;
      }
      for (int viewer = MatchSight.WATCHER; viewer < game.players().size(); viewer++) {
        Optional<Setup> twin = twins.of(Twins.bare(game, match.position().setup()), viewer);
        if (twin.isPresent()) {
          found++;
          List<String> texts = texts(game, match, random);
          Match one = Twins.bare(game, match.position().setup());
          Match other = Twins.bare(game, twin.get());
          assertThat(told(other, viewer, texts))
              .as("%s, player %d: %s and %s", name, viewer, one.fen(), other.fen())
              .isEqualTo(told(one, viewer, texts));
        }
      }
    }
    assertThat(found).as("positions that look alike").isGreaterThan(ENOUGH);
  }

  @ParameterizedTest
  @MethodSource("hidden")
  void theProgramPlaysTheSame(String name) {
    Game game = Games.game(name);
    Random random = new Random(name.length());
    Twins twins = new Twins(game, random);
    int found = 0;
    for (int i = 0; i < GAMES && found < games(game) / EACH; i++) {
      Match match = twins.played(hands(game) + 2 + random.nextInt(LONGEST));
      twins.playUntilPiecesMeet(match);
      twins.playUntilChosen(match);
      Optional<Setup> twin =
          match.isOver()
              ? Optional.empty()
              : twins.of(Twins.bare(game, match.position().setup()), match.mover());
      if (twin.isPresent()) {
        found++;
        assertThat(thought(Twins.bare(game, twin.get())))
            .as(name)
            .isEqualTo(thought(Twins.bare(game, match.position().setup())));
      }
    }
    assertThat(found).isEqualTo(games(game) / EACH);
  }

  /** A match that has begun; where types are hidden, its set-up goes on or pieces meet. */
  private static Match begun(Game game, Twins twins, Random random, boolean early) {
    boolean setsUp = early && game.program().options().hiding().hidesTypes();
    Match match = twins.played(random.nextInt(setsUp ? hands(game) + 1 : LONGEST));
    if (!setsUp) {
      twins.playUntilPiecesMeet(match);
    }
    twins.playUntilChosen(match);
    return match;
  }

  /** How many games are looked at; without fog each has many positions that look alike. */
  private static int games(Game game) {
    Hiding hiding = game.program().options().hiding();
    return hiding.fog() || hiding.hidesChoices() ? GAMES : GAMES / 2;
  }

  /** How many pieces are in hand when a game begins: so long players may set them up. */
  private static int hands(Game game) {
    return Setup.start(game.program()).hand().stream().mapToInt(Integer::intValue).sum();
  }

  /** Some legal moves, and pairs of squares that mostly are none. */
  private static List<String> texts(Game game, Match match, Random random) {
    List<String> legal = new ArrayList<>(match.turns().stream().map(LegalMove::text).toList());
    Collections.shuffle(legal, random);
    List<String> texts = new ArrayList<>(legal.subList(0, Math.min(MOST_LEGAL, legal.size())));
    for (int i = 0; i < ASKED; i++) {
      List<String> squares = game.squares();
      texts.add(
          squares.get(random.nextInt(squares.size()))
              + "-"
              + squares.get(random.nextInt(squares.size())));
    }
    return texts;
  }

  /** All that a viewer is told of a match. */
  private static List<String> told(Match match, int viewer, List<String> texts) {
    MatchSight sight = MatchSight.of(match, viewer);
    List<String> told = new ArrayList<>();
    told.add(sight.board());
    told.add(sight.boardInRuns().stream().map(Run::toString).toList().toString());
    told.add(sight.fen());
    told.add(sight.state());
    told.add(sight.turns().stream().map(LegalMove::shown).toList().toString());
    for (LegalMove move : sight.turns().stream().limit(MOST_LEGAL).toList()) {
      told.add(
          String.join(
              "|",
              move.text(),
              move.shown(),
              move.complete(),
              move.uci(),
              move.zillions(),
              move.written(),
              MadeMove.of(match, move).name(),
              move.captured().toString()));
    }
    MatchAnswers answers = new MatchAnswers(match, sight, List.of());
    told.add(answers.of("state", ""));
    texts.forEach(text -> told.add(sight.why(text)));
    texts.forEach(text -> told.add(answers.of("why", text)));
    match.game().squares().forEach(square -> told.add(answers.of("diagram", square)));
    match.game().squares().forEach(square -> told.add(sight.on(square)));
    for (int i = 0; i <= texts.size(); i++) {
      told.add(answers.of("preview", Integer.toString(i)));
    }
    if (viewer >= 0) {
      Table table = new Table(match.game(), 1);
      table.ask("position", match.fen());
      told.add(table.ask("view", Integer.toString(viewer)));
      texts.forEach(text -> told.add(table.ask("why", text)));
      texts.forEach(text -> told.add(refusal(match, viewer, text)));
      told.add(table.ask("record", "pgn"));
      told.add(table.ask("record", "rules"));
    }
    return told;
  }

  /**
   * What a table answers to a move that is not legal; of legal ones the view is another question.
   */
  private static String refusal(Match match, int viewer, String text) {
    if (viewer != match.mover()
        || match.turns().stream().anyMatch(move -> move.text().equals(text))) {
      return "";
    }
    Table table = new Table(match.game(), 1);
    table.ask("position", match.fen());
    table.ask("view", Integer.toString(viewer));
    return table.ask("play", text);
  }

  private static List<String> thought(Match match) {
    Player player = Player.untaught(match.game(), 1, 5);
    List<String> told = new ArrayList<>();
    for (Thought thought : player.think(match.position(), SearchLimits.ofNodes(200), 3)) {
      told.add(match.turns().of(thought.line().get(0)).text() + " " + thought.score());
      assertThat(thought.line()).as("nothing is told of what is made up").hasSize(1);
    }
    for (Level level : Level.all().subList(0, 2)) {
      told.add(
          new Opponent(player, level, 7)
              .choose(match.position(), () -> false)
              .map(thought -> match.turns().of(thought.line().get(0)).text())
              .orElse("none"));
    }
    return told;
  }

  @Test
  void movesThatWereNotSeenAreNotToldLater() {
    List<String> told = new ArrayList<>();
    for (String reply : List.of("b7-b6", "g7-g6")) {
      Table table = new Table(Games.game("dark-chess"), 1);
      table.ask("view", "0");
      told.add(
          table.ask("go", "0\ne2-e4\n" + reply)
              + table.ask("state", "")
              + table.ask("record", "pgn")
              + table.ask("back", "")
              + table.ask("forth", ""));
    }
    assertThat(told.get(0)).isEqualTo(told.get(1));
    assertThat(told.get(0)).contains("\"played\":[\"e2-e4\",\"?\"]");
  }

  @Test
  void aChoiceIsToldWhenTheRoundIsOver() {
    Table table = new Table(Games.game("synchronous-chess"), 1);
    table.ask("view", "1");
    assertThat(table.ask("go", "0\ne2-e4"))
        .contains("\"played\":[\"?\"]")
        .contains("\"fen\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1\"");
    assertThat(table.ask("record", "pgn")).doesNotContain("e4");
    assertThat(table.ask("go", "0\ne2-e4\ne7-e5"))
        .contains("\"played\":[\"e2-e4\",\"e7-e5\"]")
        .contains("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w");
  }

  @Test
  void allIsSeenWhenTheGameIsOver() {
    Table table = new Table(Games.game("dark-chess"), 1);
    table.ask("view", "0");
    String over = table.ask("go", "0\nf2-f3\ne7-e5\ng2-g4\nd8-h4\na2-a3\nh4-e1");
    assertThat(over)
        .contains("\"state\":\"Black wins by captured King.\"")
        .contains("\"fen\":\"rnb1kbnr/pppp1ppp/8/4p3/6P1/P4P2/1PPPP2P/RNBQqBNR w")
        .contains("\"played\":[\"f2-f3\",\"e7-e5\"");
    assertThat(table.ask("record", "pgn")).contains("0-1");
  }
}
