package org.rookery.language.layout;

import org.rookery.language.form.Word;

/** A bracket that is still open, with what its first line says about where others begin. */
final class OpenGroup {
  private static final int INDENT = 3;
  private static final int NONE = -1;

  /** The indentation of the line it was opened in. */
  final int lineIndent;

  private final int column;
  private final int written;

  private boolean isFirstLine = true;
  private int items;
  private boolean beginsWithGroup;
  private int headColumn = NONE;
  private int headWritten = NONE;
  private int secondColumn = NONE;
  private int secondWritten = NONE;

  /**
   * @param column where the bracket is now
   * @param written where its author put it
   */
  OpenGroup(int lineIndent, int column, int written) {
    this.lineIndent = lineIndent;
    this.column = column;
    this.written = written;
  }

  /** Notes that an item begins in a column, and where its author wrote it. */
  void item(WrittenWord word, int column) {
    if (isFirstLine && items == 0) {
      headColumn = column;
      headWritten = word.column();
      beginsWithGroup = word.is(Word.Kind.OPEN);
    } else if (isFirstLine && items == 1) {
      secondColumn = column;
      secondWritten = word.column();
    }
    items++;
  }

  void lineEnds() {
    isFirstLine = false;
  }

  /**
   * Where a line goes that begins inside the group: below the second item of the first line, or
   * below the first, when its author put it there; statements of a block below each other; else a
   * step to the right of the line the group began in, or, when its author put it there, of the
   * bracket.
   */
  int indent(WrittenWord word) {
    if (secondColumn != NONE && word.column() == secondWritten) {
      return secondColumn;
    }
    if (headColumn != NONE && (beginsWithGroup || word.column() == headWritten)) {
      return headColumn;
    }
    return (word.column() == written + INDENT ? column : lineIndent) + INDENT;
  }
}
