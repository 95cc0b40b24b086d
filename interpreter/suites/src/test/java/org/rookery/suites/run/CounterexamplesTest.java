package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;

/** A game that is told since it comes to what should never be can be played as it is told. */
final class CounterexamplesTest {
  private static final int SEEDS = 3;

  /** By way of b5 the Fox would be at a5 in two moves. */
  private static final String RULES =
      """
      (game (title "Wall") (players White Black) (turn-order White Black)
        (board (rectangle 3 5))
        (board-setup (White (Pacer b1) (Wall WALL)) (Black (Fox c5)))
        ENDING
        (piece (name Wall) (letter W))
        (piece (name Pacer) (letter P) (moves (betza "mW")))
        (piece (name Fox) (letter F) (moves (betza "W"))))
      """;

  @TempDir private Path folder;

  private List<String> told(String rules, int seed) throws IOException {
    return told(rules, "", seed);
  }

  private List<String> told(String rules, String game, int seed) throws IOException {
    Files.writeString(folder.resolve("wall.rules"), rules);
    Path suite =
        Files.writeString(
            folder.resolve("wall.yaml"),
            """
            rules: wall.rules
            %s
            cases:
              - name: it
                always: {that: "(not (piece? (anyone Fox) a5))", games: 400, seed: %d}
            """
                .formatted(game, seed));
    SuiteResult result = new SuiteRunner(Rulebook.here()).run(suite);
    Mismatch only = result.cases().get(0).mismatches().get(0);
    assertThat(only).isInstanceOf(Mismatch.Violation.class);
    return ((Mismatch.Violation) only).turns();
  }

  /** The condition is watched in a game of an included file, too, and beside a variant of it. */
  @ParameterizedTest
  @CsvSource({"''", "(variant (title \"Mine\"))"})
  void aGameOfAnIncludedFileIsWatched(String more) throws IOException {
    Files.writeString(
        folder.resolve("base.rules"), RULES.replace("WALL", "c1").replace("ENDING", ""));
    assertThat(told("(include \"base\")\n" + more, "game: Wall", 1)).hasSize(4);
  }

  /** Four moves of the Fox lead there before the game is over, be it by an ending or a clock. */
  @ParameterizedTest
  @CsvSource({
    "c1, (ending \"wall\" (piece? anyone b5) draw)",
    "a4 b4 c4, (quiet-turns 3 (reset-by captures) draw)",
  })
  void noGameGoesOnBehindItsEnd(String wall, String ending) throws IOException {
    String rules = RULES.replace("WALL", wall).replace("ENDING", ending);
    for (int seed = 1; seed <= SEEDS; seed++) {
      List<String> turns = told(rules, 1000 * seed);
      Match match = Rules.of("wall.rules", rules).load().orThrow().start();
      for (String turn : turns) {
        assertThat(match.isOver()).as("before `%s` of %s", turn, turns).isFalse();
        match.play(turn);
      }
      assertThat(turns).hasSize(8);
    }
  }

  /** The Fox needs three moves; before the first of them the game would be over without another. */
  @Test
  void noMoveIsLeftOutThatKeepsTheGameFromItsEnd() throws IOException {
    String rules =
        """
        (game (title "Gate") (players One) (turn-order One)
          (board (rectangle 3 5)) (board-setup (One (Gate c1) (Fox a2)))
          (ending "shut" (and (piece? (anyone Fox) a3) (piece? (anyone Gate) c1)) draw)
          (piece (name Gate) (letter G) (moves (betza "fmW")))
          (piece (name Fox) (letter F) (moves (betza "fmW"))))
        """;
    assertThat(told(rules, 1)).containsExactly("c1-c2", "a2-a3", "a3-a4", "a4-a5");
  }
}
