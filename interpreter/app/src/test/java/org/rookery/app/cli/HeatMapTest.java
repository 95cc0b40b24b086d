package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.program.board.BoardLayout;

/** A heat map shows each square's value in a colour from blue, the worst, to red, the best. */
final class HeatMapTest {
  private static final int HOLE = -1;

  @Test
  void squares_are_coloured_by_what_they_are_worth() {
    BoardLayout layout =
        new BoardLayout(
            new int[][] {{0, 1}, {2, HOLE}},
            new String[] {"a", "b"},
            new String[] {"2", "1"},
            false);
    String svg =
        new HeatMap(layout).svg(List.of(new HeatMap.Board("A & B", new int[] {100, 200, 300})));
    assertThat(svg).startsWith("<svg ").endsWith("</svg>\n");
    assertThat(svg).contains(">A &amp; B<", ">1.00<", ">2.00<", ">3.00<");
    assertThat(svg.split("stroke=\"#888888\"", -1)).hasSize(4); // a hole is left out
    assertThat(svg).contains("#6969ff", "#ffffff", "#ff6969");
  }
}
