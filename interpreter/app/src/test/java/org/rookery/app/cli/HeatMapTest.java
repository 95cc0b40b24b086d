package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.rookery.program.board.BoardLayout;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

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
        new HeatMap(layout)
            .svg(
                List.of(
                    new HeatMap.Board(
                        "A & B", "<svg viewBox=\"0 0 1 1\"/>", new int[] {100, 200, 300})));
    assertThatCode(() -> xml(svg)).doesNotThrowAnyException();
    assertThat(svg).startsWith("<svg ").endsWith("</svg>\n");
    assertThat(svg).contains(">A &amp; B<", ">1.00<", ">2.00<", ">3.00<");
    assertThat(svg).as("rows and columns").contains(">a<", ">b<", ">1<", ">2<");
    assertThat(svg).as("the piece").contains("scale(0.3)\"><svg viewBox=\"0 0 1 1\"/></g>");
    assertThat(svg).as("the legend").contains(">worth least<", ">worth most<");
    assertThat(svg.split("stroke=\"#888888\"", -1)).hasSize(4); // a hole is left out
    assertThat(svg).contains("#6969ff", "#ffffff", "#ff6969");
  }

  /** A browser shows nothing of what is not well-formed. */
  private static void xml(String text)
      throws ParserConfigurationException, SAXException, IOException {
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }
}
