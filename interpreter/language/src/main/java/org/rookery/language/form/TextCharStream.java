package org.rookery.language.form;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.IntStream;
import org.antlr.v4.runtime.misc.Interval;
import org.rookery.language.source.Source;

/**
 * A source as the lexer sees it, counted in {@code char}s as spans are. To the lexer every
 * character outside ASCII that is no blank is the same letter: the grammar makes no difference, and
 * the lexer is fast for the characters of its tables only.
 */
final class TextCharStream implements CharStream {
  private static final char BLANK = '\u00A0';
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Source source;
  private final String text;
  private int index;

  TextCharStream(Source source) {
    this.source = source;
    this.text = source.text();
  }

  @Override
  public int LA(int offset) {
    int at = index + offset - (offset > 0 ? 1 : 0);
    if (at < 0 || at >= text.length()) {
      return IntStream.EOF;
    }
    char c = text.charAt(at);
    if (c < 0x80) {
      return c;
    }
    return c == BLANK || c == BYTE_ORDER_MARK ? ' ' : 'x';
  }

  @Override
  public void consume() {
    index++;
  }

  @Override
  public int mark() {
    return -1;
  }

  @Override
  public void release(int marker) {}

  @Override
  public int index() {
    return index;
  }

  @Override
  public void seek(int to) {
    index = to;
  }

  @Override
  public int size() {
    return text.length();
  }

  @Override
  public String getSourceName() {
    return source.name();
  }

  @Override
  public String getText(Interval interval) {
    return text.substring(interval.a, Math.min(interval.b + 1, text.length()));
  }
}
