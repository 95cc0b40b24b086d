package org.rookery.app.book;

import java.util.List;

/** How to say what: phrases of authors, each with the words of the language that say it. */
public final class PhraseIndex {
  private final List<Entry> entries;

  /**
   * A phrase and the words that say it: words of the language and the library, {@code book/CHAPTER}
   * or {@code rookery/COMMAND}.
   */
  public record Entry(String phrase, List<String> words) {}

  /** The index that comes with the program. */
  public PhraseIndex() {
    entries =
        Book.resource("phrases.txt")
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

  /** Every entry. */
  public List<Entry> all() {
    return entries;
  }
}
