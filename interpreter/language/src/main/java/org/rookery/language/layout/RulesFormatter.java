package org.rookery.language.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.language.form.Word;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLimits;

/**
 * Lays out a rules file. Its words, comments among them, stay as they are and in their lines; lines
 * are indented by what is open, one blank stands between words, or more where an author has lined
 * up columns, and comments behind words stand below each other.
 */
public final class RulesFormatter {
  /**
   * Columns that fall out of line are given up in the next round; more rounds than this no text
   * needs.
   */
  private static final int MOST_ROUNDS = 20;

  /** Words, comments among them, of a file that is laid out within seconds; seen: 28 thousand. */
  private static final int MOST_WORDS = 250_000;

  private final List<WrittenLine> lines;
  private final String lineEnd;
  private final Deque<OpenGroup> open = new ArrayDeque<>();
  private final List<LaidLine> laid = new ArrayList<>();

  /** The first word that is no comment, from each line on; empty when none comes. */
  private final List<Optional<WrittenWord>> following;

  /** Where words begin in the lines around the one that is being laid, once that is asked. */
  private final Map<Integer, Set<WordPlace>> around = new HashMap<>();

  private long length;

  private RulesFormatter(List<WrittenLine> lines, String lineEnd) {
    this.lines = lines;
    this.lineEnd = lineEnd;
    this.following = following(lines);
  }

  private static List<Optional<WrittenWord>> following(List<WrittenLine> lines) {
    List<Optional<WrittenWord>> following = new ArrayList<>();
    Optional<WrittenWord> next = Optional.empty();
    for (int i = lines.size() - 1; i >= 0; i--) {
      next = lines.get(i).isComment() ? next : Optional.of(lines.get(i).first());
      following.add(next);
    }
    Collections.reverse(following);
    return following;
  }

  /**
   * The text of a source laid out; laid out again it stays as it is. Lines end in LF, or in CR LF
   * when the first line does.
   *
   * @return empty when there are more than 250,000 words, comments among them, or the text would be
   *     longer than a rules file may be
   */
  public static Optional<String> of(Source source) {
    String text = source.text();
    String lineEnd =
        text.indexOf('\n') > 0 && text.charAt(text.indexOf('\n') - 1) == '\r' ? "\r\n" : "\n";
    for (int round = 0; round < MOST_ROUNDS; round++) {
      Source before = source.withText(text);
      List<Word> words = Word.all(before);
      if (words.size() > MOST_WORDS) {
        return Optional.empty();
      }
      Optional<String> after = new RulesFormatter(WrittenLine.all(before, words), lineEnd).text();
      if (after.isEmpty() || after.get().equals(text)) {
        return after;
      }
      text = after.get();
    }
    return Optional.of(text);
  }

  private Optional<String> text() {
    for (int i = 0; i < lines.size(); i++) {
      lay(i);
      if (length > SourceLimits.FILE_BYTES) {
        return Optional.empty();
      }
    }
    String text = Remarks.join(laid, lineEnd);
    // A line end behind a string without its quote would be part of it.
    return Optional.of(endsInString() ? text.substring(0, text.length() - lineEnd.length()) : text);
  }

  private boolean endsInString() {
    if (lines.isEmpty()) {
      return false;
    }
    List<WrittenWord> words = lines.get(lines.size() - 1).words();
    WrittenWord last = words.get(words.size() - 1);
    return last.is(Word.Kind.STRING) && (last.text().length() == 1 || !last.text().endsWith("\""));
  }

  private void lay(int index) {
    WrittenLine line = lines.get(index);
    int indent = indent(index);
    StringBuilder text = new StringBuilder();
    int column = indent;
    WrittenWord before = null;
    for (WrittenWord word : line.words()) {
      if (word.is(Word.Kind.COMMENT)) {
        break;
      }
      int gap = before == null ? indent : gap(before, word, index);
      text.append(" ".repeat(gap));
      column += before == null ? 0 : gap;
      track(word, column, indent);
      text.append(word.text());
      column = word.endFrom(column);
      before = word;
    }
    open.forEach(OpenGroup::lineEnds);
    String comment = line.comment().map(word -> word.text().stripTrailing()).orElse("");
    int written = line.comment().map(WrittenWord::column).orElse(0);
    int width = before == null ? 0 : column;
    around.remove(index - 1);
    length += text.length() + comment.length() + lineEnd.length();
    laid.add(new LaidLine(line.blankBefore(), text.toString(), width, comment, written, indent));
  }

  /** Keeps count of what is open. */
  private void track(WrittenWord word, int column, int lineIndent) {
    if (word.is(Word.Kind.CLOSE)) {
      open.poll();
      return;
    }
    OpenGroup inside = open.peek();
    if (inside != null) {
      inside.item(word, column);
    }
    if (word.is(Word.Kind.OPEN)) {
      open.push(new OpenGroup(lineIndent, column, word.column()));
    }
  }

  private int indent(int index) {
    OpenGroup inside = open.peek();
    if (inside == null) {
      return 0;
    }
    WrittenLine line = lines.get(index);
    WrittenWord first = following.get(index).orElse(line.first());
    if (first.is(Word.Kind.CLOSE) && !line.isComment()) {
      return inside.lineIndent;
    }
    return inside.indent(first);
  }

  /** The blanks between two words of a line. */
  private int gap(WrittenWord before, WrittenWord word, int index) {
    if (before.is(Word.Kind.OPEN) || word.is(Word.Kind.CLOSE)) {
      return 0;
    }
    int written = word.column() - before.endFrom(before.column());
    boolean keeps =
        written > 1 && (isBeside(word, index, index - 1) || isBeside(word, index, index + 1));
    return keeps ? written : 1;
  }

  /** Whether another line, next to this, has a word of the same depth in the same column. */
  private boolean isBeside(WrittenWord word, int index, int other) {
    if (other < 0 || other >= lines.size() || lines.get(Math.max(index, other)).blankBefore()) {
      return false;
    }
    return around
        .computeIfAbsent(other, unused -> lines.get(other).places())
        .contains(word.place());
  }
}
