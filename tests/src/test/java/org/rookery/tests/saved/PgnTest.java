package org.rookery.tests.saved;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.logs.pgn.PgnGame;
import org.rookery.logs.pgn.PgnReader;
import org.rookery.logs.pgn.PgnReplay;
import org.rookery.logs.pgn.PgnText;
import org.rookery.player.random.SplitMix64;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/** Games of all kinds written as PGN and read back: the same turns lead to the same position. */
final class PgnTest {
  private static final Playouts PLAYOUTS = Playouts.quick();

  /** One for each way in which turns are written; the group of all games has the rest. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess",
        "crazyhouse",
        "dice-race",
        "english-draughts",
        "hex",
        "halfling",
        "marseillais",
        "minishogi",
        "nine-mens-morris",
        "oware",
        "rifle",
        "xiangqi"
      })
  void a_game_comes_back_as_it_was(String name) throws BadPosition {
    comesBack(name);
  }

  static List<String> all() {
    return Games.names();
  }

  @Tag(Games.CATALOGUE)
  @ParameterizedTest
  @MethodSource("all")
  void every_game_comes_back_as_it_was(String name) throws BadPosition {
    comesBack(name);
  }

  private static void comesBack(String name) throws BadPosition {
    Game game = Games.game(name);
    StringBuilder text = new StringBuilder();
    List<Match> matches = new ArrayList<>();
    for (int i = 0; i < PLAYOUTS.games(); i++) {
      SplitMix64 random = new SplitMix64(PLAYOUTS.seed(i));
      Match match = game.start();
      wander(match, random, PLAYOUTS.plies() / 3);
      Match later = game.position(match.fen());
      wander(later, random, PLAYOUTS.plies() / 6);
      matches.add(match);
      matches.add(later);
      text.append(PgnText.print(match, name, PgnText.result(match)))
          .append(PgnText.print(later, name, PgnText.result(later)));
    }
    Diagnostics problems = new Diagnostics();
    List<PgnGame> read =
        PgnReader.read(Source.of(name + ".pgn", text.toString().replace("\n", "\r\n")), problems);
    assertThat(read).hasSameSizeAs(matches);
    for (int i = 0; i < read.size(); i++) {
      PgnReplay replay = new PgnReplay(read.get(i), game, problems);
      replay.run();
      assertThat(DiagnosticRenderer.render(problems)).isEmpty();
      assertThat(replay.match().played()).isEqualTo(matches.get(i).played());
      assertThat(replay.match().fen()).isEqualTo(matches.get(i).fen());
      assertThat(read.get(i).result()).isEqualTo(PgnText.result(matches.get(i)));
    }
  }

  private static void wander(Match match, SplitMix64 random, int plies) {
    for (int i = 0; i < plies && !match.turns().isEmpty(); i++) {
      match.play(match.turns().get(random.below(match.turns().size())));
    }
  }

  @Test
  void turns_behind_the_end_are_played_and_remarked_upon() {
    PgnReplay replay = replay("1. f3 e5 2. g4 Qh4# 3. e4 *");
    assertThat(replay.run()).isFalse();
    PgnReplay drawn = replay("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 *");
    assertThat(drawn.run()).isTrue();
    assertThat(drawn.match().played()).hasSize(10);
    assertThat(drawn.endedEarly())
        .hasValueSatisfying(
            told -> assertThat(told).startsWith("x.pgn:1:48: the game was over").contains("draw"));
  }

  /** Who comes first after the loser has won; only a game of one player can be lost to nobody. */
  @Test
  void results_of_three_players_and_of_one() {
    String rules =
        "(game (title \"Three\") (players One Two Three) (turn-order One Two Three) (board"
            + " (rectangle 3 3) (zone (name far) (positions a2 b2 c2)))"
            + " (board-setup (One (Man a1)) (Two (Man b1)) (Three (Man c1))) (piece (name Man)"
            + " (letter M) (moves (n (verify empty?) add))) (ending \"there\" (exists friend (zone"
            + " far)) loss (players %s)))";
    for (String[] one : new String[][] {{"One", "*"}}) {
      Match match = Rules.of("three.rules", rules.formatted(one[0])).load().orThrow().start();
      while (!match.isOver()) {
        match.play(match.turns().get(0));
      }
      assertThat(PgnText.result(match)).as(one[0]).isEqualTo(one[1]);
    }
    String alone =
        "(game (title \"One\") (players One) (turn-order One) (board (rectangle 1 2))"
            + " (board-setup (One (Man a1))) (piece (name Man) (letter M) (moves (n add)))"
            + " (ending \"stuck\" no-turn? %s))";
    for (String[] one : new String[][] {{"loss", "0-1"}, {"win", "1-0"}, {"draw", "1/2-1/2"}}) {
      Match match = Rules.of("one.rules", alone.formatted(one[0])).load().orThrow().start();
      assertThat(PgnText.result(match)).isEqualTo("*");
      match.play(match.turns().get(0));
      assertThat(PgnText.result(match)).as(one[0]).isEqualTo(one[1]);
    }
  }

  private static PgnReplay replay(String text) {
    Diagnostics problems = new Diagnostics();
    PgnGame game = PgnReader.read(Source.of("x.pgn", text), problems).get(0);
    return new PgnReplay(game, Games.game("chess"), problems);
  }
}
