package org.rookery.drawing.picture;

import java.awt.Shape;
import java.util.List;
import java.util.Optional;

/** Where the squares of a board and its coordinates lie in a picture; y grows downwards. */
interface Frame {
  /** The width of all that belongs to the board, coordinates included. */
  double width();

  /** The height of all that belongs to the board, coordinates included. */
  double height();

  /** The outline of a square; empty where the drawing has no place for it. */
  Optional<Shape> outline(int square);

  /** The middle of a square, or of where its men are drawn. */
  Spot middle(int square);

  /** Whether a square is one of the dark ones. */
  boolean isDark(int square);

  /** The coordinates beside the board. */
  List<Label> labels();

  /** The outline of the whole board. */
  Shape border();

  /**
   * A point.
   *
   * @param size the side of an upright square around it in which a man can be drawn
   */
  record Spot(double x, double y, double size) {}

  /**
   * A coordinate.
   *
   * @param x its middle
   * @param y its middle
   */
  record Label(String text, double x, double y, double size) {}
}
