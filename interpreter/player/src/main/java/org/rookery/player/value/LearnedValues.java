package org.rookery.player.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What men are worth, learned from games, in hundredths of the commonest man.
 *
 * @param source how it was learned, as one line
 * @param men by the number of a kind of piece, only those that were seen
 */
public record LearnedValues(String source, Map<Integer, Man> men) {
  /**
   * What one kind of man is worth.
   *
   * @param value in hundredths of the commonest man
   * @param error how far off that may be: the truth is within it in 95 of 100 cases
   */
  public record Man(int value, int error) {}

  /** Copies the map. */
  public LearnedValues {
    men = Map.copyOf(men);
  }

  /** The value of a kind of piece; empty when nothing was learned of it. */
  OptionalInt of(int type) {
    Man man = men.get(type);
    return man == null ? OptionalInt.empty() : OptionalInt.of(man.value());
  }

  /** The lines of a file. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(source);
    new TreeMap<>(men)
        .forEach(
            (type, man) ->
                lines.add(String.format(Locale.ROOT, "%d %d %d", type, man.value(), man.error())));
    return lines;
  }

  /** What the lines of a file say; empty when they are not such a file's. */
  public static Optional<LearnedValues> read(List<String> lines) {
    Map<Integer, Man> men = new TreeMap<>();
    for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
      if (!line.matches("\\d{1,6} -?\\d{1,6} \\d{1,6}")) {
        return Optional.empty();
      }
      String[] words = line.split(" ");
      men.put(
          Integer.parseInt(words[0]),
          new Man(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
    }
    return lines.isEmpty() ? Optional.empty() : Optional.of(new LearnedValues(lines.get(0), men));
  }
}
