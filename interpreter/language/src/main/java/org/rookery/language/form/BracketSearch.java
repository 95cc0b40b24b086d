package org.rookery.language.form;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for the brackets that are missing, or too many, in a source whose brackets do not fit
 * together. Every form begins in the first column. In one that is not whole, each repair of one
 * bracket is tried; the best is the one after which the rows are indented as deep as they are open.
 * Among equals the one is best after which the fewest heads stand inside others where they stand
 * nowhere else in the file.
 */
final class BracketSearch {
  /** A longer file was hardly indented by hand. */
  private static final int MOST_WORDS = 100_000;

  /** When more forms are broken, the indentation follows other customs. */
  private static final int MOST_FORMS = 3;

  /** How many words are read at most in trying the repairs of a form. */
  private static final int MOST_READ = 2_000_000;

  /** How much more it matters where rows stand than which words are in them. */
  private static final int COARSE = 1_000;

  /**
   * How odd a word is that stands where it cannot, measured by pairs that are seen nowhere else.
   */
  private static final int MISFIT = 4;

  private static final BracketRepair NOTHING =
      new BracketRepair(BracketRepair.Kind.OPEN_BEFORE, -1);

  private final SourcePage page;
  private final WordShapes shapes;
  private final int step;

  /** Whether the first column certainly begins a form. */
  private final boolean columnsBegin;

  private final Set<Long> usual = new HashSet<>();

  private BracketSearch(SourcePage page, boolean columnsBegin) {
    this.page = page;
    this.columnsBegin = columnsBegin;
    this.step = page.step();
    this.shapes = new WordShapes(page);
  }

  /** A repair for each broken form; none when the indentation does not tell. */
  static List<BracketRepair> in(SourcePage page, boolean columnsBegin) {
    List<SourcePage.Row> rows = page.rows();
    if (rows.isEmpty() || rows.get(rows.size() - 1).to() > MOST_WORDS) {
      return List.of();
    }
    return new BracketSearch(page, columnsBegin).repairs();
  }

  private List<BracketRepair> repairs() {
    List<Section> broken = new ArrayList<>();
    for (Section section : sections()) {
      if (section.isWhole()) {
        Nesting nesting = reading();
        section.rows.forEach(row -> nesting.read(row, NOTHING));
        usual.addAll(nesting.pairs().added());
      } else {
        broken.add(section);
      }
    }
    // Where one form has a bracket too many and another one too few, no form is broken, but the
    // first column does not always begin one.
    int directions = (int) broken.stream().map(section -> section.balance > 0).distinct().count();
    if (broken.size() > MOST_FORMS || (directions > 1 && !columnsBegin)) {
      return List.of();
    }
    return broken.stream().flatMap(section -> best(section).stream()).toList();
  }

  private Nesting reading() {
    return new Nesting(page, shapes, step, HeadPairs.none(usual));
  }

  private List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    int first = 0;
    for (int i = 1; i <= page.rows().size(); i++) {
      if (i == page.rows().size() || beginsForm(page.rows().get(i))) {
        sections.add(new Section(page.rows().subList(first, i)));
        first = i;
      }
    }
    return sections;
  }

  private boolean beginsForm(SourcePage.Row row) {
    return row.column() == 0 && page.kind(row.from()) != Word.Kind.CLOSE;
  }

  /**
   * The best repair; those near the first row that is out of place are tried first, since a good
   * one is soon better than what others cost in a few rows.
   */
  private Optional<BracketRepair> best(Section section) {
    List<Nesting> before = section.before();
    int odd = section.firstWrong();
    List<Integer> order = new ArrayList<>();
    for (int row = 0; row < section.rows.size(); row++) {
      order.add(row);
    }
    order.sort(Comparator.comparingInt(row -> Math.abs(row - odd)));
    BracketRepair best = null;
    int least = Integer.MAX_VALUE;
    int left = MOST_READ;
    for (int row : order) {
      if (best != null && before.get(row).cost(false) * COARSE > least) {
        continue;
      }
      for (BracketRepair repair : section.repairs(section.rows.get(row))) {
        Nesting tried = before.get(row).copy();
        int next = row;
        while (next < section.rows.size() && tried.cost(false) * COARSE <= least) {
          tried.read(section.rows.get(next++), repair);
        }
        left -= section.words(row, next);
        int cost = cost(tried) + oddity(repair, section.rows.get(row));
        if (cost < least || (cost == least && best != null && repair.word() > best.word())) {
          least = cost;
          best = repair;
        }
        if (left < 0) {
          return Optional.ofNullable(best);
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /**
   * A bracket is forgotten more easily than typed without need, least of all inside a line; and one
   * that opens a group stands before a bracket or a word of the language.
   */
  private int oddity(BracketRepair repair, SourcePage.Row row) {
    int word = repair.word();
    return switch (repair.kind()) {
      case CLOSE_BEHIND -> 0;
      case OPEN_BEFORE ->
          page.kind(word) == Word.Kind.OPEN || !shapes.of(page.spelling(word)).isEmpty() ? 0 : 3;
      case LEAVE_OUT_OPENING -> 1;
      case LEAVE_OUT_CLOSING -> word == row.to() - 1 ? 0 : 2;
    };
  }

  private int cost(Nesting tried) {
    int unusual = tried.pairs().oddity();
    return tried.cost(true) * COARSE + Math.min(unusual + MISFIT * tried.misfits(), COARSE - 1);
  }

  /** The rows from one that begins in the first column to the next. */
  private final class Section {
    private final List<SourcePage.Row> rows;
    private final int balance;
    private final boolean whole;

    Section(List<SourcePage.Row> rows) {
      this.rows = rows;
      int depth = 0;
      boolean inside = true;
      for (int word = rows.get(0).from(); word < rows.get(rows.size() - 1).to(); word++) {
        depth += page.kind(word) == Word.Kind.OPEN ? 1 : 0;
        inside &= depth > 0;
        depth -= page.kind(word) == Word.Kind.CLOSE ? 1 : 0;
      }
      balance = depth;
      whole = depth == 0 && inside;
    }

    boolean isWhole() {
      return whole;
    }

    int words(int from, int to) {
      return from >= to ? 0 : rows.get(to - 1).to() - rows.get(from).from();
    }

    /** What is open before each row as they are. */
    List<Nesting> before() {
      List<Nesting> all = new ArrayList<>();
      Nesting nesting = reading();
      for (SourcePage.Row row : rows) {
        all.add(nesting.copy());
        nesting.read(row, NOTHING);
      }
      return all;
    }

    /** The first row that stands where nothing of its depth can, or the last. */
    int firstWrong() {
      Nesting nesting = reading();
      for (int i = 0; i < rows.size(); i++) {
        if (nesting.read(rows.get(i), NOTHING) >= Nesting.WRONG) {
          return i;
        }
      }
      return rows.size() - 1;
    }

    /** What can be done to a row, in the order of its words. */
    List<BracketRepair> repairs(SourcePage.Row row) {
      List<BracketRepair> repairs = new ArrayList<>();
      for (int word = row.from(); word < row.to(); word++) {
        if (balance > 0) {
          boolean opens = page.kind(word) == Word.Kind.OPEN;
          repairs.add(
              new BracketRepair(
                  opens ? BracketRepair.Kind.LEAVE_OUT_OPENING : BracketRepair.Kind.CLOSE_BEHIND,
                  word));
        } else {
          boolean closes = page.kind(word) == Word.Kind.CLOSE;
          repairs.add(
              new BracketRepair(
                  closes ? BracketRepair.Kind.LEAVE_OUT_CLOSING : BracketRepair.Kind.OPEN_BEFORE,
                  word));
        }
      }
      return repairs;
    }
  }
}
