package org.rookery.app.cli;

import java.util.List;
import java.util.Locale;
import org.rookery.program.board.BoardLayout;

/** A picture of what it is worth for pieces to stand on each square, as an SVG. */
final class HeatMap {
  private static final int CELL = 44;
  private static final int GAP = 24;
  private static final int TITLE = 34;

  /** Room for the names of rows and columns. */
  private static final int MARGIN = 18;

  private static final int LEGEND = 44;

  /** The width that boards beside each other fill, in pixels. */
  private static final int WIDE = 1200;

  private static final double UNIT = 100;

  private final BoardLayout layout;

  /** Pictures of boards of this layout, which must have rows. */
  HeatMap(BoardLayout layout) {
    this.layout = layout;
  }

  /**
   * A piece and what it is worth on each square.
   *
   * @param name what is written above
   * @param drawing the piece as an SVG, 100 wide and high, drawn beside its name
   * @param values by square
   */
  record Board(String name, String drawing, int[] values) {}

  /** The picture of some boards, side by side. */
  String svg(List<Board> boards) {
    int rows = layout.rows();
    int columns = layout.squareAt()[0].length;
    int wide = columns * CELL + GAP + MARGIN;
    int high = rows * CELL + GAP + TITLE + MARGIN;
    int across = Math.max(1, Math.min(boards.size(), WIDE / wide));
    int down = (boards.size() + across - 1) / across;
    StringBuilder out = new StringBuilder();
    out.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$d %2$d\" width=\"%1$d\""
                + " height=\"%2$d\" font-family=\"sans-serif\" text-anchor=\"middle\">\n"
                + "<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n",
            across * wide + GAP,
            down * high + GAP + LEGEND));
    for (int i = 0; i < boards.size(); i++) {
      draw(boards.get(i), GAP + MARGIN + i % across * wide, GAP + i / across * high, out);
    }
    legend(GAP + MARGIN, down * high + GAP, out);
    return out.append("</svg>\n").toString();
  }

  private void draw(Board board, int left, int top, StringBuilder out) {
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    for (int[] row : layout.squareAt()) {
      for (int square : row) {
        if (square >= 0) {
          least = Math.min(least, board.values()[square]);
          most = Math.max(most, board.values()[square]);
        }
      }
    }
    out.append(
            String.format(Locale.ROOT, "<g transform=\"translate(%d %d) scale(0.3)\">", left, top))
        .append(board.drawing())
        .append("</g>")
        .append(label(left + TITLE + 4, top + TITLE - 12, 16, "start", board.name()));
    int y = top + TITLE;
    for (int i = 0; i < layout.columnNames().length; i++) {
      int middle = left + i * CELL + CELL / 2;
      int below = y + layout.rows() * CELL + MARGIN - 4;
      out.append(label(middle, below, 12, "middle", layout.columnNames()[i]));
    }
    int number = 0;
    for (int[] row : layout.squareAt()) {
      int x = left;
      String name = number < layout.rowNames().length ? layout.rowNames()[number] : "";
      out.append(label(left - 6, y + CELL / 2 + 4, 12, "end", name));
      number++;
      for (int square : row) {
        if (square >= 0) {
          cell(board.values()[square], least, most, x, y, out);
        }
        x += CELL;
      }
      y += CELL;
    }
  }

  private static String label(int x, int y, int size, String anchor, String text) {
    return String.format(
        Locale.ROOT,
        "<text x=\"%d\" y=\"%d\" font-size=\"%d\" text-anchor=\"%s\">%s</text>\n",
        x,
        y,
        size,
        anchor,
        escaped(text));
  }

  private static void legend(int left, int top, StringBuilder out) {
    int y = top + LEGEND / 2;
    String[] colours = {"#6969ff", "#ffffff", "#ff6969"};
    String[] names = {"worth least", "between", "worth most"};
    for (int i = 0; i < colours.length; i++) {
      int x = left + i * 3 * CELL;
      out.append(
              String.format(
                  Locale.ROOT,
                  "<rect x=\"%d\" y=\"%d\" width=\"16\" height=\"16\" fill=\"%s\""
                      + " stroke=\"#444444\"/>",
                  x,
                  y - 12,
                  colours[i]))
          .append(label(x + 22, y, 12, "start", names[i]));
    }
    out.append(
        label(
            left + 3 * colours.length * CELL,
            y,
            12,
            "start",
            "For each piece by itself; the numbers are those of `values`."));
  }

  /** Blue is worst, white the middle, red best. */
  private static void cell(int value, int least, int most, int x, int y, StringBuilder out) {
    double share = most == least ? 0.5 : (double) (value - least) / (most - least);
    int fade = (int) Math.round(255 - 150 * Math.abs(2 * share - 1));
    String colour =
        share >= 0.5
            ? String.format(Locale.ROOT, "#ff%1$02x%1$02x", fade)
            : String.format(Locale.ROOT, "#%1$02x%1$02xff", fade);
    out.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%d\" y=\"%d\" width=\"%3$d\" height=\"%3$d\" fill=\"%4$s\""
                + " stroke=\"#888888\"/><text x=\"%5$d\" y=\"%6$d\""
                + " font-size=\"12\">%7$.2f</text>\n",
            x,
            y,
            CELL,
            colour,
            x + CELL / 2,
            y + CELL / 2 + 4,
            value / UNIT));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
