package org.rookery.tests.perft;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rookery.tests.Checkout;

/**
 * A variant as Fairy-Stockfish knows it.
 *
 * @param start as that program writes it
 * @param leaves from the start, by depth
 */
record FairyVariant(String name, String start, SortedMap<Integer, Long> leaves) {
  /** The table's file. */
  static final String TABLE = "fairy-variants.tsv";

  /** All of the table. */
  static List<FairyVariant> all() {
    return Checkout.read(Checkout.path("tests", "perft", TABLE))
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(FairyVariant::read)
        .toList();
  }

  private static FairyVariant read(String line) {
    String[] fields = line.split("\t", -1);
    SortedMap<Integer, Long> leaves = new TreeMap<>();
    for (String count : fields[2].split(" ", -1)) {
      int equals = count.indexOf('=');
      leaves.put(
          Integer.valueOf(count.substring(0, equals)), Long.valueOf(count.substring(equals + 1)));
    }
    return new FairyVariant(fields[0], fields[1], leaves);
  }
}
