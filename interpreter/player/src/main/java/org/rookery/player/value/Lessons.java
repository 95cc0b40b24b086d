package org.rookery.player.value;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a player has learned of a game from games.
 *
 * @param source how the values of pieces were learned, as one line; empty when none were
 * @param pieces what pieces are worth in hundredths of the commonest piece, by the number of a kind
 *     of piece, only those that were seen
 * @param avoided the shortcuts a search does better without
 */
public record Lessons(
    String source, Map<Integer, PieceLesson> pieces, Set<SelectiveTechnique> avoided) {
  /** Nothing has been learned. */
  public static final Lessons NONE = new Lessons("", Map.of(), Set.of());

  private static final String WITHOUT = "without ";

  /**
   * What one piece type is worth.
   *
   * @param value in hundredths of the commonest piece
   * @param error how far off that may be: the truth is within it in 95 of 100 cases
   */
  public record PieceLesson(int value, int error) {}

  /** Copies the map and the set. */
  public Lessons {
    pieces = Map.copyOf(pieces);
    avoided = Set.copyOf(avoided);
  }

  /** The value of a piece type; empty when nothing was learned of it. */
  OptionalInt of(int type) {
    PieceLesson piece = pieces.get(type);
    return piece == null ? OptionalInt.empty() : OptionalInt.of(piece.value());
  }

  /** The same with other shortcuts avoided. */
  public Lessons avoiding(Set<SelectiveTechnique> shortcuts) {
    return new Lessons(source, pieces, shortcuts);
  }

  /** The lines of a file. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(source);
    new TreeMap<>(pieces)
        .forEach((type, piece) -> lines.add(type + " " + piece.value() + " " + piece.error()));
    new TreeSet<>(avoided).forEach(shortcut -> lines.add(WITHOUT + shortcut.word()));
    return lines;
  }

  /** What the lines of a file say; empty when they are not such a file's. */
  public static Optional<Lessons> read(List<String> lines) {
    Map<Integer, PieceLesson> pieces = new TreeMap<>();
    Set<SelectiveTechnique> avoided = EnumSet.noneOf(SelectiveTechnique.class);
    for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
      Optional<SelectiveTechnique> shortcut =
          line.startsWith(WITHOUT)
              ? SelectiveTechnique.of(line.substring(WITHOUT.length()))
              : Optional.empty();
      if (shortcut.isPresent()) {
        avoided.add(shortcut.get());
      } else if (line.matches("\\d{1,6} -?\\d{1,6} \\d{1,6}")) {
        String[] words = line.split(" ");
        pieces.put(
            Integer.parseInt(words[0]),
            new PieceLesson(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
      } else {
        return Optional.empty();
      }
    }
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(new Lessons(lines.get(0), pieces, avoided));
  }
}
