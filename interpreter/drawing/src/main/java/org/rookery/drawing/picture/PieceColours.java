package org.rookery.drawing.picture;

import java.awt.Color;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rookery.program.GameProgram;

/**
 * The colours of one player's pieces.
 *
 * @param detail lines and letters on the body
 */
record PieceColours(Color body, Color outline, Color detail) {
  private static final Map<String, PieceColours> BY_NAME =
      Map.of(
          "white", of(0xfffdf6, 0x1e1c1a, 0x1e1c1a),
          "black", of(0x34353b, 0x08080a, 0xf6f0e2),
          "red", of(0xc8402f, 0x4a0f08, 0xfff3e6),
          "blue", of(0x3f74b5, 0x102746, 0xf0f6ff),
          "green", of(0x4d8f45, 0x14330f, 0xf2fbee),
          "yellow", of(0xf2c744, 0x5b4406, 0x3d2d02),
          "gold", of(0xe0b23c, 0x5b4406, 0x3d2d02));

  /** What is left to chance is no side's. */
  private static final PieceColours OF_CHANCE = of(0x8a7f72, 0x2b2622, 0xfff8ea);

  private static final List<String> IN_ORDER = List.of("white", "black", "red", "blue", "green");

  private static PieceColours of(int body, int outline, int detail) {
    return new PieceColours(new Color(body), new Color(outline), new Color(detail));
  }

  /**
   * The colours of a player: those of their name where it is that of a colour, else by their
   * number; those of chance are no side's.
   */
  static PieceColours of(List<String> players, int player) {
    PieceColours named = BY_NAME.get(players.get(player).toLowerCase(Locale.ROOT));
    if (named != null) {
      return named;
    }
    if (GameProgram.isChance(players.get(player))) {
      return OF_CHANCE;
    }
    return BY_NAME.getOrDefault(
        IN_ORDER.get(player % IN_ORDER.size()), of(0xcccccc, 0x222222, 0x222222));
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
