package org.rookery.language.form;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is open while rows of a page are read, and how badly their indentation agrees with that: a
 * row belongs to the right of the line in which the innermost open bracket stands, below the rows
 * beside it, the first of them below an item of that line or a step further in.
 */
final class Nesting {
  /** What it costs to be where nothing of this depth can be; less for what is only unusual. */
  static final int WRONG = 4;

  static final int ODD = 2;

  private final SourcePage page;
  private final WordShapes shapes;
  private final int step;
  private final HeadPairs pairs;
  private @Nullable OpenBracket open;
  private int cost;

  /** How many words stand where they cannot, or with too few or too many arguments. */
  private int misfits;

  Nesting(SourcePage page, WordShapes shapes, int step, HeadPairs pairs) {
    this.page = page;
    this.shapes = shapes;
    this.step = step;
    this.pairs = pairs;
  }

  Nesting copy() {
    Nesting copy = new Nesting(page, shapes, step, pairs.copy());
    copy.open = open;
    copy.cost = cost;
    copy.misfits = misfits;
    return copy;
  }

  /** How many words stand where they cannot, or with too few or too many arguments. */
  int misfits() {
    return misfits;
  }

  /** Which heads have been seen directly inside which. */
  HeadPairs pairs() {
    return pairs;
  }

  /** How badly the rows fit; what is still open counts when the section ends here. */
  int cost(boolean ends) {
    return ends && open != null ? cost + WRONG * open.depth() : cost;
  }

  /** Reads a row with a repair made, wherever that is; returns what the row's place costs. */
  int read(SourcePage.Row row, BracketRepair repair) {
    int misfit = misfit(row, repair);
    cost += misfit;
    int shift = 0;
    for (int word = row.from(); word < row.to(); word++) {
      if (repair.is(BracketRepair.Kind.OPEN_BEFORE, word)) {
        open(row, page.column(word));
        shift = 1;
      }
      if (repair.is(BracketRepair.Kind.LEAVE_OUT_OPENING, word)) {
        shift = -1;
      } else if (!repair.is(BracketRepair.Kind.LEAVE_OUT_CLOSING, word)) {
        read(word, row, shift);
      }
      if (repair.is(BracketRepair.Kind.CLOSE_BEHIND, word)) {
        close();
        shift = 1;
      }
    }
    return misfit;
  }

  private void read(int word, SourcePage.Row row, int shift) {
    switch (page.kind(word)) {
      case OPEN -> open(row, page.column(word) + shift);
      case CLOSE -> close();
      case ATOM, STRING, COMMENT -> {
        item(row, page.column(word) + shift, page.spelling(word));
        cost += open == null ? WRONG : 0;
      }
    }
  }

  private void open(SourcePage.Row row, int column) {
    item(row, column, HeadPairs.NAMELESS);
    cost += open == null && page.column(row.from()) > 0 ? WRONG : 0;
    open = OpenBracket.in(open, row, column);
  }

  private void close() {
    if (open == null) {
      cost += WRONG;
    } else {
      int arguments = open.items() - 1;
      List<WordShapes.Shape> looks = open.shapes();
      misfits += looks.isEmpty() || looks.stream().anyMatch(s -> s.takes(arguments)) ? 0 : 1;
      open = open.outer();
    }
  }

  private void item(SourcePage.Row row, int column, int spelling) {
    if (open == null) {
      return;
    }
    OpenBracket inside = open;
    OpenBracket outer = inside.outer();
    boolean bracket = spelling == HeadPairs.NAMELESS;
    if (inside.items() == 0) {
      // A whole form begins with a word that says what it is.
      cost += outer == null && bracket ? ODD : 0;
      pairs.add(outer == null ? HeadPairs.NAMELESS : outer.name(), spelling);
      inside = inside.headed(spelling, bracket ? WordShapes.block() : head(outer, spelling));
    } else if (!bracket) {
      pairs.add(inside.name(), HeadPairs.ATOM);
      argument(inside, spelling);
    }
    open = inside.withItem(row, column);
  }

  /** What the first word of a group may look like there. */
  private List<WordShapes.Shape> head(@Nullable OpenBracket outer, int spelling) {
    List<WordShapes.Shape> all = shapes.of(spelling);
    if (outer == null) {
      return all;
    }
    if (outer.shapes().stream().anyMatch(WordShapes.Shape::open)) {
      return List.of();
    }
    boolean block =
        outer.shapes().stream().anyMatch(WordShapes.Shape::takesBlocks)
            && all.stream().anyMatch(WordShapes.Shape::beginsBlocks);
    return block
        ? Stream.concat(all.stream(), WordShapes.block().stream()).toList()
        : fitting(outer, all);
  }

  private void argument(OpenBracket inside, int spelling) {
    List<WordShapes.Shape> all = shapes.of(spelling);
    boolean named = shapes.isDefine(inside.name()) && inside.items() == 1;
    if (!named && inside.shapes().stream().noneMatch(WordShapes.Shape::names)) {
      List<WordShapes.Shape> bare = all.stream().filter(WordShapes.Shape::bare).toList();
      misfits += bare.isEmpty() && !all.isEmpty() ? 1 : 0;
      fitting(inside, bare);
    }
  }

  /** The shapes that a word may have in a group; all of them, and a misfit, when it has none. */
  private List<WordShapes.Shape> fitting(OpenBracket outer, List<WordShapes.Shape> inner) {
    List<WordShapes.Shape> fit =
        inner.stream()
            .filter(
                shape ->
                    outer.shapes().isEmpty()
                        || outer.shapes().stream().anyMatch(o -> o.takes(shape)))
            .toList();
    misfits += fit.isEmpty() && !inner.isEmpty() ? 1 : 0;
    return fit.isEmpty() ? inner : fit;
  }

  private int misfit(SourcePage.Row row, BracketRepair repair) {
    int column = row.column();
    if (open == null) {
      return column == 0 ? 0 : WRONG;
    }
    boolean closes =
        page.kind(row.from()) == Word.Kind.CLOSE
            && !repair.is(BracketRepair.Kind.OPEN_BEFORE, row.from());
    if (closes) {
      return open.misfitOfClosing(column);
    }
    int misfit = open.misfit(column, step);
    open = open.withRow(column);
    return misfit;
  }
}
