package org.rookery.compiler.elaborate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.Keywords.Entry;

/** Words that mean something only inside others, or around them: no vocabulary lists them. */
final class InnerWords {
  private static final String FILE = "inner-words.tsv";
  private static final String INSIDE = "inside ";

  private InnerWords() {}

  /** All of them, in the order of the manual; the category says where a word stands. */
  static List<Entry> all() {
    return Arrays.stream(Manual.resource(FILE).split("\n")).map(InnerWords::entry).toList();
  }

  /** The word inside which another stands in parentheses of its own, the first of several. */
  static Optional<String> around(String name) {
    return all().stream()
        .filter(word -> word.name().equals(name) && word.category().startsWith(INSIDE))
        .filter(
            word ->
                List.of("(" + name + " ", "(" + name + ")").stream()
                    .anyMatch(word.usage()::startsWith))
        .map(word -> word.category().substring(INSIDE.length()).split(",")[0])
        .findFirst();
  }

  /** A line: name, usage, where, sentence and example, with tabs between. */
  private static Entry entry(String line) {
    List<String> cells = List.of(line.split("\t"));
    return new Entry(cells.get(2), cells.get(0), cells.get(1), cells.get(3), cells.get(4), false);
  }
}
