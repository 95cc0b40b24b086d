package org.rookery.drawing.picture;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A board that is neither rectangle nor ring: its squares side by side, each with its name. */
final class ListFrame implements Frame {
  private static final double GAP = 0.14;

  private final List<String> squares;
  private final double cell;
  private final int columns;

  ListFrame(List<String> squares, double cell) {
    this.squares = squares;
    this.cell = cell;
    columns = (int) Math.ceil(Math.sqrt(squares.size() * 1.4));
  }

  private double left(int square) {
    return cell * (GAP + square % columns * (1 + GAP));
  }

  private double top(int square) {
    int row = square / columns;
    return cell * (GAP + row * (1.3 + GAP));
  }

  @Override
  public double width() {
    return cell * (GAP + columns * (1 + GAP));
  }

  @Override
  public double height() {
    int rows = (squares.size() + columns - 1) / columns;
    return cell * (GAP + rows * (1.3 + GAP));
  }

  @Override
  public Optional<Shape> outline(int square) {
    return Optional.of(new Rectangle2D.Double(left(square), top(square), cell, cell * 1.3));
  }

  @Override
  public Spot middle(int square) {
    return new Spot(left(square) + cell / 2, top(square) + cell / 2, cell * 0.94);
  }

  @Override
  public boolean isDark(int square) {
    return false;
  }

  @Override
  public List<Label> labels() {
    List<Label> labels = new ArrayList<>();
    for (int square = 0; square < squares.size(); square++) {
      double x = left(square) + cell / 2;
      labels.add(new Label(squares.get(square), x, top(square) + cell * 1.15, cell * 0.15));
    }
    return labels;
  }

  @Override
  public Shape border() {
    Path2D path = new Path2D.Double();
    for (int square = 0; square < squares.size(); square++) {
      path.append(new Rectangle2D.Double(left(square), top(square), cell, cell * 1.3), false);
    }
    return path;
  }
}
