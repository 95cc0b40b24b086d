package org.rookery.drawing.text;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import org.rookery.drawing.ground.BoardDrawing;

/** Squares in letters where they lie in a picture: each line those that are equally high. */
final class SpreadText {
  /** Squares less far apart than this are in one line, or in one column. */
  private static final double SAME = BoardDrawing.CELL / 4;

  /** A wider text would fit no screen: then columns stand close together. */
  private static final int WIDEST = 160;

  private final BoardDrawing ground;
  private final int width;

  SpreadText(BoardDrawing ground, int width) {
    this.ground = ground;
    this.width = width;
  }

  String draw(IntFunction<String> name, IntFunction<String> on) {
    double[] heights = levels(cell -> cell.middle().y());
    double[] widths = levels(cell -> cell.middle().x());
    int[] columns = columns(widths);
    Map<Integer, TreeMap<Integer, Integer>> lines = new TreeMap<>();
    ground
        .cells()
        .forEach(
            (square, cell) ->
                lines
                    .computeIfAbsent(index(heights, cell.middle().y()), line -> new TreeMap<>())
                    .put(columns[index(widths, cell.middle().x())], square));
    int margin =
        lines.values().stream()
            .mapToInt(line -> name.apply(line.firstEntry().getValue()).length())
            .max()
            .orElse(0);
    StringBuilder out = new StringBuilder();
    for (TreeMap<Integer, Integer> line : lines.values()) {
      String first = name.apply(line.firstEntry().getValue());
      StringBuilder text = new StringBuilder(" ".repeat(margin - first.length()) + first + "  ");
      line.forEach(
          (column, square) -> {
            String piece = on.apply(square);
            int end = margin + 2 + (column + 1) * width;
            text.append(" ".repeat(Math.max(1, end - text.length() - piece.length())))
                .append(piece);
          });
      out.append(text.toString().stripTrailing()).append('\n');
    }
    return out.toString();
  }

  /** The different heights, or the like, of squares; ascending. */
  private double[] levels(ToDoubleFunction<BoardDrawing.Cell> which) {
    List<Double> sorted =
        ground.cells().values().stream().map(which::applyAsDouble).sorted().toList();
    double[] levels = new double[sorted.size()];
    int count = 0;
    for (double each : sorted) {
      if (count == 0 || each - levels[count - 1] > SAME) {
        levels[count++] = each;
      }
    }
    return java.util.Arrays.copyOf(levels, count);
  }

  private static int index(double[] levels, double value) {
    int index = 0;
    while (index + 1 < levels.length && levels[index + 1] <= value + 1e-6) {
      index++;
    }
    return index;
  }

  /** In which column of the text each of the widths is: gaps between parts of a board stay. */
  private int[] columns(double[] widths) {
    double least = BoardDrawing.CELL;
    for (int i = 1; i < widths.length; i++) {
      least = Math.min(least, widths[i] - widths[i - 1]);
    }
    int[] columns = new int[widths.length];
    for (int i = 0; i < widths.length; i++) {
      columns[i] = (int) Math.round((widths[i] - widths[0]) / least);
    }
    if (columns.length > 0 && (columns[columns.length - 1] + 1) * width > WIDEST) {
      java.util.Arrays.setAll(columns, i -> i);
    }
    return columns;
  }
}
