package org.rookery.drawing.picture;

/**
 * Where something is drawn.
 *
 * @param size the side of an upright square around it that it fits in
 */
record DrawingSpot(double x, double y, double size) {}
