package org.rookery.language.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.rookery.language.source.Source;

/** The words of a source, comments left out, as they stand in rows and columns. */
final class SourcePage {
  private final List<Word> words = new ArrayList<>();
  private final List<Integer> columns = new ArrayList<>();
  private final List<Integer> spellings = new ArrayList<>();
  private final List<Row> rows = new ArrayList<>();
  private final Map<String, Integer> known = new HashMap<>();
  private final String text;

  /**
   * A line that has words.
   *
   * @param from the number of its first word
   * @param to the number behind its last
   * @param column where the first begins, tabulators counted out
   */
  record Row(int from, int to, int column) {}

  SourcePage(Source source) {
    text = source.text();
    int at = 0;
    int column = 0;
    int first = 0;
    for (Word word : Word.all(source)) {
      String gap = text.substring(at, word.start());
      if (gap.indexOf('\n') >= 0 || gap.indexOf('\r') >= 0) {
        endRow(first);
        first = words.size();
      }
      column = Columns.after(column, gap);
      String spelling = text.substring(word.start(), word.end());
      if (word.kind() != Word.Kind.COMMENT) {
        words.add(word);
        columns.add(column);
        spellings.add(known.computeIfAbsent(spelling, s -> known.size()));
      }
      column = Columns.after(column, spelling);
      at = word.end();
    }
    endRow(first);
  }

  private void endRow(int first) {
    if (words.size() > first) {
      rows.add(new Row(first, words.size(), columns.get(first)));
    }
  }

  List<Row> rows() {
    return rows;
  }

  /** How many words there are. */
  int size() {
    return words.size();
  }

  Word word(int word) {
    return words.get(word);
  }

  Word.Kind kind(int word) {
    return words.get(word).kind();
  }

  int column(int word) {
    return columns.get(word);
  }

  /** A number that words of the same letters share. */
  int spelling(int word) {
    return spellings.get(word);
  }

  /** The number that words of these letters have; empty when there are none. */
  OptionalInt spelling(String letters) {
    Integer number = known.get(letters);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** By how many columns the author most often goes further right when a line begins a level. */
  int step() {
    Map<Integer, Integer> steps = new HashMap<>();
    int best = 1;
    for (int i = 1; i < rows.size(); i++) {
      int step = rows.get(i).column() - rows.get(i - 1).column();
      if (step > 0 && rows.get(i - 1).column() == 0) {
        int times = steps.merge(step, 1, Integer::sum);
        best = times > steps.getOrDefault(best, 0) || step == best ? step : best;
      }
    }
    return best;
  }
}
