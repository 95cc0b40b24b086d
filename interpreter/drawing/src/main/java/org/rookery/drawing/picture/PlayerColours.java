package org.rookery.drawing.picture;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rookery.program.GameProgram;

/**
 * The colours of a player's pieces, as 24-bit RGB: plain numbers, since browsers have no {@code
 * java.awt}.
 *
 * @param detail lines and letters on the body
 */
public record PlayerColours(int body, int outline, int detail) {
  private static final Map<String, PlayerColours> BY_NAME =
      Map.of(
          "white", new PlayerColours(0xfffdf6, 0x1e1c1a, 0x1e1c1a),
          "black", new PlayerColours(0x34353b, 0x08080a, 0xf6f0e2),
          "red", new PlayerColours(0xc8402f, 0x4a0f08, 0xfff3e6),
          "blue", new PlayerColours(0x3f74b5, 0x102746, 0xf0f6ff),
          "green", new PlayerColours(0x4d8f45, 0x14330f, 0xf2fbee),
          "yellow", new PlayerColours(0xf2c744, 0x5b4406, 0x3d2d02),
          "gold", new PlayerColours(0xe0b23c, 0x5b4406, 0x3d2d02));

  /** What is left to chance is no side's. */
  private static final PlayerColours OF_CHANCE = new PlayerColours(0x8a7f72, 0x2b2622, 0xfff8ea);

  private static final List<String> IN_ORDER = List.of("white", "black", "red", "blue", "green");

  /**
   * The colours of a player: those of their name where it is that of a colour, else by their
   * number; those of chance are no side's.
   */
  public static PlayerColours of(List<String> players, int player) {
    PlayerColours named = BY_NAME.get(players.get(player).toLowerCase(Locale.ROOT));
    if (named != null) {
      return named;
    }
    return GameProgram.isChance(players.get(player))
        ? OF_CHANCE
        : BY_NAME.getOrDefault(IN_ORDER.get(player % IN_ORDER.size()), OF_CHANCE);
  }

  /** Body, outline and detail as style sheets write them: {@code #rrggbb}. */
  public List<String> css() {
    return List.of(css(body), css(outline), css(detail));
  }

  private static String css(int colour) {
    String digits = Integer.toHexString(colour);
    return "#" + "0".repeat(6 - digits.length()) + digits;
  }
}
