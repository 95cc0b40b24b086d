package org.rookery.app.book;

import java.util.List;

/** How to say what: phrases of authors, each with the words of the language that say it. */
public final class PhraseIndex {
  private final List<Entry> entries = read("phrases.txt");

  /**
   * A phrase and the words that say it: words of the language and the library, {@code book/CHAPTER}
   * or {@code rookery/COMMAND}.
   */
  public record Entry(String phrase, List<String> words) {}

  private static List<Entry> read(String file) {
    return Book.resource(file)
        .lines()
        .filter(line -> !line.isBlank())
        .map(PhraseIndex::entry)
        .toList();
  }

  private static Entry entry(String line) {
    int colon = line.lastIndexOf(": ");
    return new Entry(
        line.substring(0, colon), List.of(line.substring(colon + 2).strip().split("\\s+")));
  }

  /** What is printed as the index of the book. */
  public List<Entry> all() {
    return entries;
  }
}
