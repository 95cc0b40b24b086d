package org.rookery.exchange.parts;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Says once what is so of many squares or directions. */
public final class AlikeLines {
  /** Longer ones are cut off. */
  private static final int MOST_LETTERS = 300;

  private static final Pattern SQUARE = Pattern.compile("\\b[a-z]{1,2}[0-9]{1,2}\\b");
  private static final Pattern DIRECTION =
      Pattern.compile("\\b[nsew]{1,3}\\b|\\(leap -?[0-9]+ -?[0-9]+\\)");

  private AlikeLines() {}

  /**
   * The first of those that differ in squares and directions alone, with how many more there are.
   */
  public static List<String> grouped(Collection<String> lines) {
    Map<String, String> first = new LinkedHashMap<>();
    Map<String, Integer> count = new LinkedHashMap<>();
    for (String line : lines) {
      String kind = DIRECTION.matcher(SQUARE.matcher(line).replaceAll("#")).replaceAll("~");
      first.putIfAbsent(kind, line);
      count.merge(kind, 1, Integer::sum);
    }
    return first.entrySet().stream()
        .map(entry -> cut(entry.getValue()) + more(count.getOrDefault(entry.getKey(), 1) - 1))
        .toList();
  }

  private static String cut(String line) {
    boolean quotes = line.endsWith("`");
    return line.length() <= MOST_LETTERS
        ? line
        : line.substring(0, MOST_LETTERS) + (quotes ? "…`" : "…");
  }

  private static String more(int others) {
    return others == 0 ? "" : " (and " + others + " more of other squares or directions)";
  }
}
