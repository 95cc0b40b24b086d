package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Move;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.balance.BalanceComparison;
import org.rookery.player.balance.BalanceFindings;
import org.rookery.player.balance.BalanceReport;
import org.rookery.player.balance.GameNotes;
import org.rookery.player.balance.ReportPage;
import org.rookery.player.balance.ReportText;
import org.rookery.player.balance.SelfPlay;
import org.rookery.player.match.BrokenProgram;
import org.rookery.player.match.Contestant;
import org.rookery.player.match.Contestants;
import org.rookery.player.match.EndCause;
import org.rookery.player.match.MatchGame;
import org.rookery.player.match.ProgramReply;
import org.rookery.player.match.Referee;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.player.tree.TreeSearch;
import org.rookery.player.trial.SearchTrial;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.Lessons;
import org.rookery.player.value.SelectiveTechnique;
import org.rookery.tests.Games;

/** Contests and self-play. */
class ContestTest {
  private static final Game SMALL = Games.game("hexapawn");

  @Test
  void games_come_in_pairs_with_sides_changed() throws IOException {
    Referee referee = new Referee(Games.game("breakthrough"), 4, 200, 1);
    Game game = Games.game("breakthrough");
    try (Contestant a = Contestants.of("nodes:1000", game, "", 1);
        Contestant b = Contestants.of("random", game, "", 2)) {
      MatchGame first = referee.play(0, a, b);
      MatchGame second = referee.play(1, a, b);
      assertThat(first.fen()).isEqualTo(second.fen()).isNotEqualTo(game.start().fen());
      assertThat(first.firstIsA()).isTrue();
      assertThat(second.firstIsA()).isFalse();
      assertThat(first.points() + second.points()).isGreaterThanOrEqualTo(3);
      assertThat(referee.play(0, a, b)).isEqualTo(first);
    }
  }

  /**
   * What the endings ask for is seen: seeds are gathered and not given away, pieces are got rid of
   * where who has none, or fewer, or no turn, wins; chains are joined, and corners filled; patterns
   * of pieces that no player owns make points.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {"oware", "losers", "clobber", "game-of-y", "ugolki", "fox-and-geese", "entropy"})
  void what_the_endings_ask_for_is_sought(String name) throws IOException {
    assertThat(pointsOfEight("nodes:500", name)).isGreaterThanOrEqualTo(7);
  }

  /** Levels say how deep to look, which a tree does not know: it plays out all the same. */
  @ParameterizedTest
  @ValueSource(strings = {"konane", "cram"})
  void a_level_plays_out_where_looking_foretells_little(String name) throws IOException {
    assertThat(points("level:3", name, 10)).as("of 20").isGreaterThanOrEqualTo(16);
  }

  /** What a contestant gets in four games against random moves. */
  private static int pointsOfEight(String contestant, String name) throws IOException {
    return points(contestant, name, 4);
  }

  private static int points(String contestant, String name, int games) throws IOException {
    Game game = Games.game(name);
    Referee referee = new Referee(game, 2, 300, 3);
    int points = 0;
    try (Contestant a = Contestants.of(contestant, game, "", 1);
        Contestant b = Contestants.of("random", game, "", 2)) {
      for (int number = 0; number < games; number++) {
        points += referee.play(number, a, b).points();
      }
    }
    return points;
  }

  @ParameterizedTest
  @ValueSource(strings = {"poddavki", "anti-reversi"})
  @Tag(Games.CATALOGUE)
  void what_the_endings_of_slow_games_ask_for_is_sought(String name) throws IOException {
    assertThat(points("nodes:500", name, 10)).as("of 20").isGreaterThanOrEqualTo(16);
  }

  /** Looking says nothing in the one game, where both sides always have the same turns. */
  @Test
  void games_are_played_out_where_looking_foretells_little() {
    assertThat(isPlayedOut("clobber")).isTrue();
    assertThat(isPlayedOut("breakthrough")).isFalse();
    assertThat(isPlayedOut("english-draughts")).isFalse();
  }

  @Test
  void a_tree_that_is_full_thinks_on() {
    GameEngine engine = Games.game("othello").engine();
    Evaluation evaluation = new Evaluation(engine);
    List<Move> moves = engine.generator().legalMoves(engine.start());
    Thought best =
        new TreeSearch(engine, evaluation, true, 0, 1)
            .think(engine.start(), moves, SearchLimits.ofNodes(5_000), 1, () -> false, found -> {})
            .get(0);
    assertThat(moves).contains(best.line().get(0));
    assertThat(best.nodes()).isBetween(5_000L, 5_100L);
  }

  private static boolean isPlayedOut(String name) {
    Game game = Games.game(name);
    return SearchTrial.of(game, new Evaluation(game.engine())).playsOut();
  }

  /** Where several play, one side has one of them in each pair of games, and never the dice. */
  @Test
  void one_plays_against_all_others() throws IOException {
    Game game = Games.game("chinese-checkers");
    List<Integer> movers = new ArrayList<>();
    Contestant one = Contestants.of("random", game, "", 1);
    Contestant watching =
        new Contestant() {
          @Override
          public String name() {
            return "watching";
          }

          @Override
          public void begin(Match match, List<LegalMove> opening, int number) throws BrokenProgram {
            one.begin(match, opening, number);
          }

          @Override
          public void made(LegalMove turn) {}

          @Override
          public ProgramReply choose(Match match) throws BrokenProgram {
            movers.add(match.mover());
            return one.choose(match);
          }

          @Override
          public void close() {}
        };
    Referee referee = new Referee(game, 0, 60, 1);
    try (Contestant others = Contestants.of("random", game, "", 2)) {
      referee.play(2, watching, others);
      assertThat(movers).hasSize(10).containsOnly(1);
      movers.clear();
      referee.play(3, watching, others);
      assertThat(movers).hasSize(50).doesNotContain(1);
    }
  }

  /** Many programs take no position: they hear every turn, those of the opening too. */
  @Tag("slow")
  @Test
  void a_program_may_be_told_of_turns_alone(@TempDir Path folder) throws IOException {
    Referee referee = new Referee(SMALL, 1, 50, 1);
    String command = command(folder, TurnsAlone.class);
    assertThatThrownBy(() -> Contestants.of(command, SMALL, "checkers", 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("does not play `checkers`; --variant");
    try (Contestant program = Contestants.of(command, SMALL, "hexapawn", 1);
        Contestant other = Contestants.of("random", SMALL, "", 2)) {
      for (int number = 0; number < 4; number++) {
        assertThat(referee.play(number, program, other).counts()).isTrue();
      }
    }
  }

  /** They know no features, answer by the number of the turn, and may call squares otherwise. */
  @Tag("slow")
  @Test
  void a_program_may_speak_the_first_version_of_the_protocol(@TempDir Path folder)
      throws IOException {
    Referee referee = new Referee(SMALL, 1, 50, 1);
    String command = command(folder, OldWords.class) + ";squares=ucci";
    try (Contestant program = Contestants.of(command, SMALL, "", 1);
        Contestant other = Contestants.of("random", SMALL, "", 2)) {
      for (int number = 0; number < 4; number++) {
        assertThat(referee.play(number, program, other).counts()).isTrue();
      }
    }
    assertThatThrownBy(() -> Contestants.of("cecp:none;squares=here", SMALL, "", 1))
        .hasMessageContaining("usi or ucci");
    assertThatThrownBy(() -> Contestants.of("nodes:5;hash=1", SMALL, "", 1))
        .hasMessageContaining("`hash` means nothing");
  }

  /** Only the game is lost in which a program goes away: for the next it is started again. */
  @Test
  void a_program_that_goes_away_comes_back(@TempDir Path folder) throws IOException {
    Referee referee = new Referee(SMALL, 0, 50, 1);
    List<EndCause> ends = new ArrayList<>();
    try (Contestant program = Contestants.of(command(folder, GoesAway.class), SMALL, "", 1);
        Contestant other = Contestants.of("random", SMALL, "", 2)) {
      for (int number = 0; number < 4; number++) {
        ends.add(referee.play(number, program, other).cause());
      }
    }
    assertThat(ends)
        .containsExactly(EndCause.RESIGNED, EndCause.DIED, EndCause.RESIGNED, EndCause.DIED);
  }

  /** The words for a program in Java that speaks CECP. */
  private static String command(Path folder, Class<?> program) throws IOException {
    Path arguments = folder.resolve("arguments");
    Files.writeString(
        arguments,
        "-Drookery.home=%s%n-cp \"%s\" %s%n"
            .formatted(
                System.getProperty("rookery.home", ""),
                System.getProperty("java.class.path").replace("\\", "\\\\"),
                program.getName()));
    return "cecp:" + Path.of(System.getProperty("java.home"), "bin", "java") + " @" + arguments;
  }

  @Test
  void who_is_told_to_leave_shortcuts_out_plays_otherwise() throws IOException {
    String all =
        Arrays.stream(SelectiveTechnique.values())
            .map(SelectiveTechnique::word)
            .collect(Collectors.joining(" "));
    String without = begun("nodes:3000;without=" + all, Lessons.NONE);
    assertThat(without).isNotEqualTo(begun("nodes:3000", Lessons.NONE));
    Lessons taught = Lessons.NONE.avoiding(Set.of(SelectiveTechnique.values()));
    assertThat(begun("nodes:3000", taught)).as("or has learned it").isEqualTo(without);
  }

  /** The first moves of a contestant. */
  private static String begun(String terms, Lessons learned) throws IOException {
    Game game = Games.game("chess");
    try (Contestant ours = Contestants.of(terms, game, "", 1, learned);
        Contestant other = Contestants.of("random", game, "", 2)) {
      return new Referee(game, 4, 4, 1).play(0, ours, other).turns();
    }
  }

  @Test
  void unknown_contestants_are_refused() {
    assertThatThrownBy(() -> Contestants.of("nodes:many", SMALL, "", 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("`nodes:many` is no contestant");
    assertThatThrownBy(() -> Contestants.of("nodes:9;without=thought", SMALL, "", 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "`thought` is no shortcut: give " + SelectiveTechnique.NULL_MOVE.word());
    assertThatThrownBy(() -> Contestants.of("uci:no-such-program", SMALL, "", 1))
        .isInstanceOf(IOException.class);
  }

  @Test
  void the_report_does_not_depend_on_who_played_which_game() {
    SelfPlay one = new SelfPlay(SMALL, 100, 100, 7);
    SelfPlay other = new SelfPlay(SMALL, 100, 100, 7);
    List<GameNotes> alone = IntStream.range(0, 6).mapToObj(one::play).toList();
    List<GameNotes> mixed =
        IntStream.range(0, 6).mapToObj(i -> (i % 2 == 0 ? one : other).play(i)).toList();
    List<String> report = lines(SMALL, one, alone);
    assertThat(lines(SMALL, other, mixed)).isEqualTo(report);
    assertThat(report).anyMatch(line -> line.contains("First moves"));
  }

  private static List<String> lines(Game game, SelfPlay play, List<GameNotes> notes) {
    return ReportText.lines(findings(game, play, notes));
  }

  private static BalanceFindings findings(Game game, SelfPlay play, List<GameNotes> notes) {
    return new BalanceReport(game, notes).findings(play, 100, 7, "");
  }

  private static BalanceFindings played(String rules, int games) {
    Game game = Rules.of("toy.rules", rules).load().orThrow();
    SelfPlay play = new SelfPlay(game, 100, 60, 7);
    return findings(game, play, IntStream.range(0, games).mapToObj(play::play).toList());
  }

  /**
   * Whoever is first on the last rank wins; White has a piece that is nearer, Black a useless one.
   */
  private static final String RACE =
      """
      (game (title "Race <b>") (players White Black) (turn-order White Black)
        (board (rectangle 4 6) (zone (name goal) (positions (own-rank 6))))
        (board-setup (White (Man NEAR)) (Black (Man c6) (Stone d6)))
        (piece (name Man) (letter M) (moves (n (verify empty?) add) (ne (verify empty?) add)))
        (piece (name Stone) (letter S) (moves (n (verify enemy?) (verify friend?) add)))
        (ending "arrival" (exists (friend Man) (zone goal)) win)
        (ending "petrifaction" (exists (friend Stone) (zone goal)) win))
      """;

  @Test
  void what_is_never_used_is_told() {
    BalanceFindings found = played(RACE.replace("NEAR", "a4"), 6);
    assertThat(found.neverUsed())
        .anyMatch(line -> line.contains("petrifaction"))
        .contains("No Stone ever moved.");
    String still = " (moves (n (verify enemy?) (verify friend?) add))";
    assertThat(played(RACE.replace(still, "").replace("NEAR", "a4"), 2).neverUsed())
        .doesNotContain("No Stone ever moved.");
    assertThat(found.verdict()).contains("scores 100.0 % (54.1 to 100.0)").doesNotContain("unfair");
  }

  /**
   * The player who moves last of five has more or fewer pieces; the ending is the same for both.
   */
  @Test
  void a_count_is_named_by_who_won_it() {
    String rules =
        """
        (game (title "Fill") (players White Black) (turn-order White Black)
          (board (rectangle 3 3)) (piece (name Stone) (letter S) (drops (add)))
          (board-setup (White (Stone off 6)) (Black (Stone off 6 a1 b2)))
          (drops (verify empty?))
          (ending "five" (>= (count anyone (squares a1-c3)) 5) count (players White Black))
          (no-moves draw))
        """
            .replace("(drops (verify empty?))\n", "")
            .replace("(drops (add))", "(drops ((verify empty?) add))");
    BalanceFindings found = played(rules, 4);
    assertThat(found.endings().stream().filter(end -> end.name().startsWith("five")))
        .singleElement()
        .satisfies(end -> assertThat(end.name()).isEqualTo("five, count (Black)"));
    assertThat(found.neverUsed()).noneMatch(line -> line.contains("five"));
  }

  @Test
  void a_page_needs_nothing_else_and_two_versions_are_compared() {
    BalanceFindings old = played(RACE.replace("NEAR", "a4"), 6);
    String page = ReportPage.html(old);
    assertThat(page).contains("Race &lt;b&gt;").contains("<svg").doesNotContain("http", "<script");
    BalanceFindings changed = played(RACE.replace("NEAR", "a1"), 6);
    assertThat(BalanceComparison.lines(old, changed))
        .anyMatch(line -> line.contains("has changed by"));
  }
}
