package org.rookery.drawing.picture;

/**
 * A sign on a square.
 *
 * @param conditional whether what it stands for depends on more than what stands where
 */
public record SquareMark(int square, Kind kind, boolean conditional) {
  /** A sign without further conditions. */
  public static SquareMark of(int square, Kind kind) {
    return new SquareMark(square, kind, false);
  }

  /** What a sign stands for. */
  public enum Kind {
    /** The last move began or ended here. */
    LAST("last move"),
    /** The piece that is spoken of. */
    CHOSEN("the piece shown"),
    /** A royal piece that is attacked. */
    CHECK("in check"),
    /** It may go here, capturing nothing. */
    QUIET("goes here"),
    /** It captures what stands here. */
    CAPTURE("captures here"),
    /** It may go here, and captures what stands here. */
    EITHER("goes or captures here"),
    /** It may go here over other pieces. */
    HOP("goes here over pieces"),
    /** It captures what stands here over other pieces. */
    HOP_CAPTURE("captures here over pieces"),
    /** It may go here over other pieces, and captures what stands here. */
    HOP_EITHER("goes or captures here over pieces"),
    /** It captures what stands here without going here. */
    REMOTE("captured without going there"),
    /** A square that must be empty, though the piece does not stop on it. */
    LEG("must be empty"),
    /** A piece must stand here. */
    HURDLE("a piece must stand here"),
    /** It may act here without going anywhere. */
    IN_PLACE("acts without moving");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** The sign in words, for a key. */
    public String words() {
      return words;
    }
  }
}
