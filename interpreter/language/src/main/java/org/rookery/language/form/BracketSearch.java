package org.rookery.language.form;

import java.util.ArrayList;
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

  /** How far before the first row that is out of place the mistake is looked for, in words. */
  private static final int WORDS_BEFORE = 400;

  /** How far behind it rows are looked at. */
  private static final int WORDS_BEHIND = 200;

  private static final BracketRepair NOTHING =
      new BracketRepair(BracketRepair.Kind.OPEN_BEFORE, -1);

  private final SourcePage page;
  private final int step;

  /** Whether the first column certainly begins a form. */
  private final boolean columnsBegin;

  private final Set<Long> usual = new HashSet<>();

  private BracketSearch(SourcePage page, boolean columnsBegin) {
    this.page = page;
    this.columnsBegin = columnsBegin;
    this.step = page.step();
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
        Nesting nesting = new Nesting(page, step);
        section.rows.forEach(row -> nesting.read(row, NOTHING));
        usual.addAll(nesting.pairs());
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

  /** The best repair among those around the first row that is out of place. */
  private Optional<BracketRepair> best(Section section) {
    int odd = section.firstOdd();
    int first = odd;
    while (first > 0 && section.words(first, odd) < WORDS_BEFORE) {
      first--;
    }
    int end = odd;
    while (end < section.rows.size() && section.words(odd, end) < WORDS_BEHIND) {
      end++;
    }
    Nesting before = new Nesting(page, step);
    section.rows.subList(0, first).forEach(row -> before.read(row, NOTHING));
    BracketRepair best = null;
    int least = Integer.MAX_VALUE;
    for (int i = first; i < end && i <= odd; i++) {
      for (BracketRepair repair : section.repairs(section.rows.get(i))) {
        Nesting tried = before.copy();
        section.rows.subList(first, end).forEach(row -> tried.read(row, repair));
        int cost = cost(tried, end == section.rows.size()) + oddity(repair, section.rows.get(i));
        if (cost <= least) {
          least = cost;
          best = repair;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** A bracket is forgotten more easily than typed without need, least of all inside a line. */
  private static int oddity(BracketRepair repair, SourcePage.Row row) {
    return switch (repair.kind()) {
      case CLOSE_BEHIND, OPEN_BEFORE -> 0;
      case LEAVE_OUT_OPENING -> 1;
      case LEAVE_OUT_CLOSING -> repair.word() == row.to() - 1 ? 0 : 2;
    };
  }

  private int cost(Nesting tried, boolean ends) {
    int unusual = 0;
    for (long pair : tried.pairs()) {
      unusual += usual.contains(pair) ? 0 : Nesting.weight(pair);
    }
    return tried.cost(ends) * 1_000 + Math.min(unusual, 999);
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

    /** The first row whose indentation contradicts its depth, or the last. */
    int firstOdd() {
      Nesting nesting = new Nesting(page, step);
      for (int i = 0; i < rows.size(); i++) {
        if (nesting.read(rows.get(i), NOTHING) > 0) {
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
