package org.rookery.tests.perft;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rookery.tests.Checkout;

/**
 * Known leaf counts.
 *
 * @param game the name of the rules file
 * @param position extended FEN, or {@code start}
 */
public record LeafCounts(String game, String position, int depth, long leaves) {

  /** Every count of every file. */
  public static List<LeafCounts> all() {
    List<LeafCounts> all = new ArrayList<>();
    for (Path file : Checkout.files("tests/perft")) {
      if (file.endsWith(FairyVariant.TABLE)) {
        continue;
      }
      String game = file.getFileName().toString().replace(".tsv", "");
      Checkout.read(file)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(line -> read(game, line, all));
    }
    return all;
  }

  private static void read(String game, String line, List<LeafCounts> into) {
    String[] fields = line.split("\t", -1);
    if (fields.length != 2) {
      throw new IllegalArgumentException(game + ": not a position and counts: " + line);
    }
    for (String count : fields[1].split(" ", -1)) {
      int equals = count.indexOf('=');
      int depth = Integer.parseInt(count.substring(0, equals));
      into.add(new LeafCounts(game, fields[0], depth, Long.parseLong(count.substring(equals + 1))));
    }
  }

  @Override
  public String toString() {
    return game + " " + depth + " " + position;
  }
}
