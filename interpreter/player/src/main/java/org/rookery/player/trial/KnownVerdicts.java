package org.rookery.player.trial;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.rookery.player.trial.SearchTrial.Verdict;

/**
 * What trials have found for the games that come with the program, so that no player waits for
 * them: a line for each game, with its name, the key of its rules, and the verdict. Rules that have
 * changed have another key, and are tried again.
 */
public final class KnownVerdicts {
  /** The file of the lines, beside this class. */
  public static final String RESOURCE = "verdicts.txt";

  private static final String USUAL = "usual";
  private static final String PLAYS_OUT = "plays-out";

  private KnownVerdicts() {}

  /**
   * The verdict on a game; empty for a game that has no line.
   *
   * @param rules see {@link org.rookery.game.Game#rulesText}
   */
  public static Optional<Verdict> of(String rules) {
    String key = " " + key(rules) + " ";
    return lines().stream()
        .filter(line -> line.contains(key))
        .findFirst()
        .map(line -> verdict(line.substring(line.indexOf(key) + key.length())));
  }

  /** The lines, in the order of the file. */
  public static List<String> lines() {
    try (InputStream in = KnownVerdicts.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + RESOURCE);
      }
      return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The line of a game. */
  public static String line(String name, String rules, Verdict verdict) {
    String found =
        verdict
            .squares()
            .map(KnownVerdicts::numbers)
            .orElse(verdict.playsOut() ? PLAYS_OUT : USUAL);
    return name + " " + key(rules) + " " + found;
  }

  /** The rules' length and checksum: pages have no better hash. */
  private static String key(String rules) {
    CRC32 sum = new CRC32();
    sum.update(rules.getBytes(StandardCharsets.UTF_8));
    return rules.length() + "-" + Long.toHexString(sum.getValue());
  }

  private static String numbers(int[] squares) {
    return Arrays.stream(squares).mapToObj(Integer::toString).collect(Collectors.joining(","));
  }

  private static Verdict verdict(String found) {
    if (found.equals(USUAL)) {
      return Verdict.USUAL;
    }
    return found.equals(PLAYS_OUT)
        ? new Verdict(Optional.empty(), true)
        : new Verdict(
            Optional.of(Arrays.stream(found.split(",")).mapToInt(Integer::parseInt).toArray()),
            false);
  }
}
