package org.rookery.drawing.picture;

import java.util.List;

/**
 * Draws the pieces that lie on each other on a square: the top one, and at its side all of them,
 * small, as they lie.
 */
final class ColumnPainter {
  /** How large the top one and each of the small ones is, as a part of the square. */
  private static final double TOP = 0.72;

  private static final double SMALL = 0.3;

  /** How far the small ones lie above each other at most, and all of them together. */
  private static final double STEP = 0.17;

  private static final double ROOM = 0.66;

  private final Canvas g;
  private final PiecePainter pieces;

  ColumnPainter(Canvas g, PiecePainter pieces) {
    this.g = g;
    this.pieces = pieces;
  }

  /** Draws what lies beneath, the lowest first, and the top piece. */
  void paint(List<Integer> beneath, int top, DrawingSpot spot) {
    double size = spot.size();
    pieces.paint(g, top, spot.x() - 0.12 * size, spot.y(), TOP * size);
    double step = Math.min(STEP, ROOM / beneath.size()) * size;
    double x = spot.x() + 0.34 * size;
    double y = spot.y() + 0.33 * size;
    for (int piece : beneath) {
      pieces.paint(g, piece, x, y, SMALL * size);
      y -= step;
    }
    pieces.paint(g, top, x, y, SMALL * size);
  }
}
