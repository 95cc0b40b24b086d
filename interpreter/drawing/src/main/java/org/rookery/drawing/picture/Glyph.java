package org.rookery.drawing.picture;

import java.awt.geom.Path2D;
import java.util.List;

/**
 * A shape to draw pieces with, in a cell of 100 by 100 with y downwards.
 *
 * @param ground whether it is a token that letters or another glyph are put on
 * @param upright whether it is turned when it belongs to a player who sits opposite
 * @param blank whether, as a ground, it carries no letters unless asked to
 * @param plain whether, as a ground, it is used on boards without chequers
 * @param parts from back to front
 */
record Glyph(
    String name, boolean ground, boolean upright, boolean blank, boolean plain, List<Part> parts) {
  /** The side of the cell. */
  static final double CELL = 100;

  /**
   * One part.
   *
   * @param width the width of a rod; 0 for the other kinds
   */
  record Part(Kind kind, double width, Path2D path) {}

  /** What a path stands for. */
  enum Kind {
    /** A body with an outline. */
    FILL,
    /** A thick line with an outline. */
    ROD,
    /** A line of detail. */
    LINE,
    /** A spot of detail. */
    DOT
  }
}
