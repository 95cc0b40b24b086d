package org.rookery.drawing.picture;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.program.board.Layout;

/**
 * A board of rows and columns, its row names on both sides and its column names above and below.
 */
final class RectangleFrame implements Frame {
  private final Layout layout;
  private final double cell;
  private final double margin;
  private final int[] row;
  private final int[] column;

  RectangleFrame(Layout layout, int squares, double cell) {
    this.layout = layout;
    this.cell = cell;
    this.margin = cell * 0.42;
    row = new int[squares];
    column = new int[squares];
    java.util.Arrays.fill(row, -1);
    for (int r = 0; r < layout.rows(); r++) {
      for (int c = 0; c < layout.columns(); c++) {
        int square = layout.squareAt()[r][c];
        if (square >= 0) {
          row[square] = r;
          column[square] = c;
        }
      }
    }
  }

  @Override
  public double width() {
    return layout.columns() * cell + 2 * margin;
  }

  @Override
  public double height() {
    return layout.rows() * cell + 2 * margin;
  }

  @Override
  public Optional<Shape> outline(int square) {
    return row[square] < 0
        ? Optional.empty()
        : Optional.of(
            new Rectangle2D.Double(
                margin + column[square] * cell, margin + row[square] * cell, cell, cell));
  }

  @Override
  public Spot middle(int square) {
    return new Spot(
        margin + (column[square] + 0.5) * cell, margin + (row[square] + 0.5) * cell, cell * 0.94);
  }

  @Override
  public boolean isDark(int square) {
    return (layout.rows() - 1 - row[square] + column[square]) % 2 == 0;
  }

  @Override
  public List<Label> labels() {
    List<Label> labels = new ArrayList<>();
    double size = cell * 0.2;
    for (int c = 0; c < layout.columns(); c++) {
      double x = margin + (c + 0.5) * cell;
      labels.add(new Label(layout.columnNames()[c], x, margin / 2, size));
      labels.add(new Label(layout.columnNames()[c], x, height() - margin / 2, size));
    }
    for (int r = 0; r < layout.rows(); r++) {
      double y = margin + (r + 0.5) * cell;
      labels.add(new Label(layout.rowNames()[r], margin / 2, y, size));
      labels.add(new Label(layout.rowNames()[r], width() - margin / 2, y, size));
    }
    return labels;
  }

  @Override
  public Shape border() {
    return new Rectangle2D.Double(margin, margin, layout.columns() * cell, layout.rows() * cell);
  }
}
