package org.rookery.language.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.language.form.Columns;
import org.rookery.language.form.Word;
import org.rookery.language.source.Source;

/**
 * The words between two line breaks, as their author wrote them.
 *
 * @param blankBefore whether an empty line stands before it
 */
record WrittenLine(List<WrittenWord> words, boolean blankBefore) {
  /** The lines of words that are not empty; one that ends inside a string goes on behind it. */
  static List<WrittenLine> all(Source source, List<Word> all) {
    List<WrittenLine> lines = new ArrayList<>();
    List<WrittenWord> words = new ArrayList<>();
    boolean blank = false;
    int depth = 0;
    int end = 0;
    int column = 0;
    for (Word word : all) {
      String gap = source.text().substring(end, word.start());
      int breaks = breaks(gap);
      if (breaks > 0) {
        add(lines, words, blank);
        words = new ArrayList<>();
        blank = breaks > 1;
        column = 0;
      }
      column = Columns.after(column, gap);
      depth -= word.kind() == Word.Kind.CLOSE && depth > 0 ? 1 : 0;
      String text = source.text().substring(word.start(), word.end());
      words.add(new WrittenWord(word.kind(), text, column, depth));
      depth += word.kind() == Word.Kind.OPEN ? 1 : 0;
      column = Columns.after(column, text);
      end = word.end();
    }
    add(lines, words, blank);
    return lines;
  }

  private static void add(List<WrittenLine> lines, List<WrittenWord> words, boolean blank) {
    if (!words.isEmpty()) {
      lines.add(new WrittenLine(List.copyOf(words), blank && !lines.isEmpty()));
    }
  }

  private static int breaks(String gap) {
    int breaks = 0;
    for (int i = 0; i < gap.length(); i++) {
      char c = gap.charAt(i);
      breaks += c == '\n' || (c == '\r' && !gap.startsWith("\n", i + 1)) ? 1 : 0;
    }
    return breaks;
  }

  WrittenWord first() {
    return words.get(0);
  }

  /** The comment at its end. */
  Optional<WrittenWord> comment() {
    WrittenWord last = words.get(words.size() - 1);
    return last.is(Word.Kind.COMMENT) ? Optional.of(last) : Optional.empty();
  }

  /** Whether it is a comment and nothing else. */
  boolean isComment() {
    return first().is(Word.Kind.COMMENT);
  }

  /** Where its words begin, but the first and brackets that close. */
  Set<WordPlace> places() {
    return words.stream()
        .skip(1)
        .filter(word -> !word.is(Word.Kind.CLOSE))
        .map(WrittenWord::place)
        .collect(Collectors.toSet());
  }
}
