package org.rookery.game.facts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * How long games take that come with the program: a line for each, with its name, the hash of its
 * rules, and the median of some games that a weak player played against itself. Rules that have
 * changed have another hash, and are measured again.
 */
public final class KnownLengths {
  /** The file of the lines, beside this class. */
  public static final String RESOURCE = "lengths.txt";

  private static final Map<String, Integer> LENGTHS = read();

  private KnownLengths() {}

  /**
   * The moves of all players that a usual game takes; 0 for rules that have no line.
   *
   * @param rules see {@link org.rookery.game.Game#rulesHash}
   */
  public static int of(String rules) {
    return LENGTHS.getOrDefault(rules, 0);
  }

  /** The line of a game. */
  public static String line(String name, String rules, int length) {
    return name + " " + rules + " " + length;
  }

  private static Map<String, Integer> read() {
    Map<String, Integer> lengths = new TreeMap<>();
    try (InputStream in = KnownLengths.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + RESOURCE);
      }
      Arrays.stream(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
          .map(line -> line.split(" "))
          .forEach(words -> lengths.put(words[1], Integer.parseInt(words[2])));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return lengths;
  }
}
