package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Rules;

/** What a page shows of a move that a person has not chosen yet, for every kind of change. */
final class MovePreviewsTest {
  /** White: Man 1, Wolf 3; Black: Man 2, Wolf 4. Squares count from a1, which is 0. */
  private static String preview(String moves) {
    Table table =
        new Table(
            Rules.of(
                    "previews.rules",
                    """
                    (game (title "Previews") (players White Black) (turn-order White Black)
                      (board (rectangle 3 2))
                      (board-setup (White (Man a1)) (Black (Man b1 c2)))
                      (piece (name Man) (letter M) (moves (%s)))
                      (piece (name Wolf) (letter W)))
                    """
                        .formatted(moves))
                .load()
                .orThrow(),
            5);
    return table.ask("preview", "0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n (verify empty?) add                    | [[[0,0],[3,1]]]",
        "e (verify enemy?) add                    | [[[0,0],[1,1]]]",
        "n (verify empty?) (add Wolf)             | [[[0,0],[3,3]]]",
        "e capture n (verify empty?) add          | [[[0,0],[4,1],[1,0]]]",
        "e change-owner w n (verify empty?) add   | [[[0,0],[3,1],[1,1]]]",
        "(create Wolf n) n e (verify empty?) add  | [[[0,0],[4,1],[3,3]]]",
        "e (verify enemy?) cascade back add       | [[[0,2],[1,1]]]",
        "e (verify enemy?) cascade n to back e add| [[[1,1],[0,0],[4,2]]]",
        "n (verify empty?) e (verify empty?) cover add | [[[0,0],[4,1]]]",
        "e (verify enemy?) cover add              | [[[0,0],[1,1]]]",
      })
  void whatStandsWhereAfterwards(String moves, String previews) {
    assertThat(preview(moves)).isEqualTo("{\"previews\":[" + previews + "]}");
  }

  /** From the hand a piece comes that was nowhere. */
  @Test
  void aDroppedPieceStandsThere() {
    String rules =
        """
        (game (title "Drops") (players White Black) (turn-order White Black)
          (board (rectangle 3 2))
          (board-setup (White (Man off 1)) (Black (Man c2)))
          (piece (name Man) (letter M) (drops ((verify (position? b1)) add))))
        """;
    Table table = new Table(Rules.of("drops.rules", rules).load().orThrow(), 5);
    assertThat(table.ask("preview", "0")).isEqualTo("{\"previews\":[[[[1,1]]]]}");
  }

  @Test
  void aPieceThatLeavesShowsWhatStandsBeneath() {
    String rules =
        """
        (game (title "Covers") (players White Black) (turn-order White Black) (pass-turn true)
          (board (rectangle 3 2))
          (board-setup (White (Man a1)) (Black (Man b1)))
          (piece (name Man) (letter M)
            (moves (e (verify enemy?) cover add) (n (verify empty?) (carry 1) add))))
        """;
    Table table = new Table(Rules.of("covers.rules", rules).load().orThrow(), 5);
    for (String column : List.of("(mM)", "(MmM)")) {
      table.ask("position", "3/1" + column + "1 w");
      assertThat(table.ask("preview", "0")).isEqualTo("{\"previews\":[[[[1,2],[4,1]]]]}");
    }
  }
}
