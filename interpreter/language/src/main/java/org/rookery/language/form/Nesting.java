package org.rookery.language.form;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is open while rows of a page are read, and how badly their indentation agrees with that: a
 * row belongs to the right of the line in which the innermost open bracket stands, below the rows
 * beside it, the first of them below an item of that line or a step further in.
 */
final class Nesting {
  /** What it costs to be where nothing of this depth can be; less for what is only unusual. */
  static final int WRONG = 4;

  private static final int ODD = 2;
  private static final int NONE = -1;

  /** The number of no spelling: the head of what begins with a bracket. */
  private static final int NAMELESS = -1;

  private static final int ATOM = -2;

  private final SourcePage page;
  private final WordShapes shapes;
  private final int step;
  private final List<Group> open;
  private final Set<Long> pairs;
  private int cost;

  /** How many words stand where they cannot, or with too few or too many arguments. */
  private int misfits;

  Nesting(SourcePage page, WordShapes shapes, int step) {
    this(page, shapes, step, new ArrayList<>(), new HashSet<>());
  }

  private Nesting(SourcePage page, WordShapes shapes, int step, List<Group> open, Set<Long> pairs) {
    this.page = page;
    this.shapes = shapes;
    this.step = step;
    this.open = open;
    this.pairs = pairs;
  }

  Nesting copy() {
    List<Group> copies = new ArrayList<>(open.size());
    open.forEach(group -> copies.add(new Group(group)));
    Nesting copy = new Nesting(page, shapes, step, copies, new HashSet<>(pairs));
    copy.cost = cost;
    copy.misfits = misfits;
    return copy;
  }

  /** How many words stand where they cannot, or with too few or too many arguments. */
  int misfits() {
    return misfits;
  }

  /** Which heads have been seen directly inside which. */
  Set<Long> pairs() {
    return pairs;
  }

  /** How badly the rows fit; what is still open counts when the section ends here. */
  int cost(boolean ends) {
    return ends ? cost + WRONG * open.size() : cost;
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
    open.forEach(group -> group.firstRow = false);
    return misfit;
  }

  private void read(int word, SourcePage.Row row, int shift) {
    switch (page.kind(word)) {
      case OPEN -> open(row, page.column(word) + shift);
      case CLOSE -> close();
      case ATOM, STRING, COMMENT -> {
        item(page.column(word) + shift, page.spelling(word));
        cost += open.isEmpty() ? WRONG : 0;
      }
    }
  }

  private void open(SourcePage.Row row, int column) {
    item(column, NAMELESS);
    cost += open.isEmpty() && page.column(row.from()) > 0 ? WRONG : 0;
    open.add(new Group(row.column(), column));
  }

  private void close() {
    if (open.isEmpty()) {
      cost += WRONG;
    } else {
      Group group = open.remove(open.size() - 1);
      int arguments = group.items - 1;
      misfits +=
          group.shapes.isEmpty() || group.shapes.stream().anyMatch(s -> s.takes(arguments)) ? 0 : 1;
    }
  }

  private void item(int column, int spelling) {
    if (open.isEmpty()) {
      return;
    }
    Group inside = open.get(open.size() - 1);
    if (inside.items == 0) {
      // A whole form begins with a word that says what it is.
      cost += open.size() == 1 && spelling == NAMELESS ? ODD : 0;
      inside.name = spelling;
      pair(open.size() < 2 ? NAMELESS : open.get(open.size() - 2).name, spelling);
      inside.shapes = spelling == NAMELESS ? WordShapes.block() : shapes.of(spelling);
      if (open.size() > 1 && spelling != NAMELESS) {
        inside.shapes = fitting(open.get(open.size() - 2), inside.shapes);
      }
    } else if (spelling != NAMELESS) {
      pair(inside.name, ATOM);
      List<WordShapes.Shape> bare =
          shapes.of(spelling).stream().filter(WordShapes.Shape::bare).toList();
      boolean named = shapes.isDefine(inside.name) && inside.items == 1;
      misfits += bare.isEmpty() && !shapes.of(spelling).isEmpty() && !named ? 1 : 0;
      fitting(inside, bare);
    }
    inside.item(column);
  }

  /** The shapes that a word may have in a group; all of them, and a misfit, when it has none. */
  private List<WordShapes.Shape> fitting(Group outer, List<WordShapes.Shape> inner) {
    List<WordShapes.Shape> fit =
        inner.stream()
            .filter(
                shape ->
                    outer.shapes.isEmpty() || outer.shapes.stream().anyMatch(o -> o.takes(shape)))
            .toList();
    misfits += fit.isEmpty() && !inner.isEmpty() ? 1 : 0;
    return fit.isEmpty() ? inner : fit;
  }

  private void pair(int outer, int inner) {
    pairs.add(((long) outer << Integer.SIZE) | (inner & 0xFFFF_FFFFL));
  }

  /**
   * How odd a pair is that is seen nowhere else: a bracket behind a bracket is odder than a word.
   */
  static int weight(long pair) {
    return (int) pair == NAMELESS ? 2 : 1;
  }

  private int misfit(SourcePage.Row row, BracketRepair repair) {
    int column = row.column();
    if (open.isEmpty()) {
      return column == 0 ? 0 : WRONG;
    }
    Group inside = open.get(open.size() - 1);
    boolean closes =
        page.kind(row.from()) == Word.Kind.CLOSE
            && !repair.is(BracketRepair.Kind.OPEN_BEFORE, row.from());
    return closes ? inside.misfitOfClosing(column) : inside.misfit(column, step);
  }

  /** A bracket that is open. */
  private static final class Group {
    private final int rowColumn;
    private final int column;
    private int name = NAMELESS;
    private List<WordShapes.Shape> shapes = List.of();
    private int head = NONE;
    private int second = NONE;
    private int items;
    private int below = NONE;
    private boolean firstRow = true;

    Group(int rowColumn, int column) {
      this.rowColumn = rowColumn;
      this.column = column;
    }

    Group(Group other) {
      this(other.rowColumn, other.column);
      name = other.name;
      shapes = other.shapes;
      head = other.head;
      second = other.second;
      items = other.items;
      below = other.below;
      firstRow = other.firstRow;
    }

    void item(int column) {
      if (firstRow && items == 0) {
        head = column;
      } else if (firstRow && items == 1) {
        second = column;
      }
      items++;
    }

    int misfitOfClosing(int at) {
      return at == rowColumn || at == column || at == below ? 0 : ODD;
    }

    int misfit(int at, int step) {
      if (at <= rowColumn) {
        return WRONG;
      }
      if (below != NONE) {
        return at == below ? 0 : ODD;
      }
      below = at;
      boolean usual = at == second || at == head || at == rowColumn + step || at == column + step;
      return usual ? 0 : ODD;
    }
  }
}
