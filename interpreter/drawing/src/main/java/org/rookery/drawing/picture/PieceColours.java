package org.rookery.drawing.picture;

import java.awt.Color;
import java.util.List;

/**
 * The colours of one player's pieces.
 *
 * @param detail lines and letters on the body
 */
record PieceColours(Color body, Color outline, Color detail) {
  /** The colours of a player. */
  static PieceColours of(List<String> players, int player) {
    PlayerColours colours = PlayerColours.of(players, player);
    return new PieceColours(
        new Color(colours.body()), new Color(colours.outline()), new Color(colours.detail()));
  }

  /** The same, for pieces that have lost some of their powers for a while. */
  PieceColours faded() {
    return new PieceColours(mix(body, new Color(0x9a958c), 0.55), mix(outline, body, 0.25), detail);
  }

  /** The same for a shape that stands out from a token of these colours. */
  PieceColours onToken() {
    return new PieceColours(detail, body, body);
  }

  private static Color mix(Color a, Color b, double part) {
    return new Color(
        mix(a.getRed(), b.getRed(), part),
        mix(a.getGreen(), b.getGreen(), part),
        mix(a.getBlue(), b.getBlue(), part));
  }

  private static int mix(int a, int b, double part) {
    return (int) Math.round(a * (1 - part) + b * part);
  }
}
