package org.rookery.drawing.ground;

/**
 * Where a square lies, before its outline is known.
 *
 * @param square its number
 * @param size how wide it is said to be
 */
record SquareSpot(int square, double x, double y, double size) {
  double distance(SquareSpot other) {
    return Math.hypot(x - other.x, y - other.y);
  }
}
