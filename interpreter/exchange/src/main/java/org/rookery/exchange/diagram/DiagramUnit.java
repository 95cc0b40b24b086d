package org.rookery.exchange.diagram;

/**
 * What has a line in a diagram: a piece type, or one player's pieces of it, where they move
 * otherwise than the other's.
 *
 * @param white whether White's pieces are meant
 * @param black whether Black's are
 */
record DiagramUnit(int type, boolean white, boolean black) {
  static DiagramUnit of(int type) {
    return new DiagramUnit(type, true, true);
  }

  static DiagramUnit of(int type, boolean white) {
    return new DiagramUnit(type, white, !white);
  }

  boolean isOf(boolean player) {
    return player ? white : black;
  }

  /** What stands before the name of the type. */
  String owner() {
    return white && black ? "" : white ? "White " : "Black ";
  }
}
