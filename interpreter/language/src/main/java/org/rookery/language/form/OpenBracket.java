package org.rookery.language.form;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bracket that is open, and what has been read in it. It never changes: reading an item makes
 * another, so that all rows of a page share what is open around them.
 *
 * @param outer the bracket around it
 * @param depth how many are open with it
 * @param row the row in which it opens
 * @param name the number of its first word's spelling
 * @param shapes what its first word looks like
 * @param head the column of its first item, if that is in the same row
 * @param second the column of its second item, likewise
 * @param below the column of the first row below it
 */
record OpenBracket(
    @Nullable OpenBracket outer,
    int depth,
    SourcePage.Row row,
    int column,
    int name,
    List<WordShapes.Shape> shapes,
    int items,
    int head,
    int second,
    int below) {
  private static final int NONE = -1;

  /** A bracket in which nothing has been read. */
  static OpenBracket in(@Nullable OpenBracket outer, SourcePage.Row row, int column) {
    int depth = outer == null ? 1 : outer.depth + 1;
    return new OpenBracket(
        outer, depth, row, column, HeadPairs.NAMELESS, List.of(), 0, NONE, NONE, NONE);
  }

  OpenBracket headed(int spelling, List<WordShapes.Shape> looks) {
    return new OpenBracket(outer, depth, row, column, spelling, looks, items, head, second, below);
  }

  OpenBracket withItem(SourcePage.Row in, int at) {
    boolean firstRow = in.from() == row.from();
    int first = firstRow && items == 0 ? at : head;
    int next = firstRow && items == 1 ? at : second;
    return new OpenBracket(outer, depth, row, column, name, shapes, items + 1, first, next, below);
  }

  /** With a row that begins in it. */
  OpenBracket withRow(int at) {
    return below == NONE && at > row.column()
        ? new OpenBracket(outer, depth, row, column, name, shapes, items, head, second, at)
        : this;
  }

  int misfitOfClosing(int at) {
    return at == row.column() || at == column || at == below ? 0 : Nesting.ODD;
  }

  /** What it costs that a row begins there. */
  int misfit(int at, int step) {
    if (at <= row.column()) {
      return Nesting.WRONG;
    }
    if (below != NONE) {
      return at == below ? 0 : Nesting.ODD;
    }
    boolean usual = at == second || at == head || at == row.column() + step || at == column + step;
    return usual ? 0 : Nesting.ODD;
  }
}
