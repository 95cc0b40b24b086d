package org.rookery.tests.perft;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rookery.tests.Checkout;

/**
 * Known leaf counts.
 *
 * @param game the name of the rules file
 * @param position extended FEN, or {@code start}
 */
public record LeafCounts(String game, String position, int depth, long leaves) {

  private static final String CATALOGUE = "catalogue";

  /** Every count of the files that each build looks at. */
  public static List<LeafCounts> all() {
    return files().filter(file -> !isCatalogue(file)).flatMap(file -> of(file).stream()).toList();
  }

  /** The files with counts for each rule of a game, for the games of the catalogue. */
  static List<Path> catalogue() {
    return files().filter(LeafCounts::isCatalogue).toList();
  }

  /** The counts of a file. */
  static List<LeafCounts> of(Path file) {
    String game = file.getFileName().toString().replace(".tsv", "");
    List<LeafCounts> rows = new ArrayList<>();
    Checkout.read(file)
        .lines()
        .filter(line -> !line.startsWith("#"))
        .forEach(line -> read(game, line, rows));
    return rows;
  }

  private static Stream<Path> files() {
    return Checkout.files("tests/perft").stream()
        .filter(file -> !file.endsWith(FairyVariant.TABLE));
  }

  private static boolean isCatalogue(Path file) {
    return file.getParent().endsWith(CATALOGUE);
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
