package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Sequel;
import org.rookery.program.Sequel.Place;

/**
 * Rules of blocks too large to be unrolled as a whole: each page of them is unrolled when a run
 * first comes there.
 *
 * <p>However many states a block has, a game only ever comes to some of them. When the pages have
 * become too many, all are thrown away, and made again where they are needed.
 */
final class LazyUnrolling {
  /** The bytes of a step, of its rule and of what a runner makes of that, roughly. */
  private static final int BYTES = 160;

  /**
   * So many steps are kept: with the states that is a quarter of the memory there is, and no more
   * than some 500 megabytes.
   */
  private static final long MOST_STEPS =
      Math.min(3_000_000, Runtime.getRuntime().maxMemory() / 4 / BYTES);

  /** What is known of a state counts as this many steps. */
  static final int STATE = 2;

  private final long most;
  private final List<Page> made = new ArrayList<>();
  private long steps;

  LazyUnrolling() {
    this(MOST_STEPS);
  }

  /** A store of pages that have at most {@code most} steps together. */
  LazyUnrolling(long most) {
    this.most = most;
  }

  /** Unrolls a block from a state on; where it stops it asks for sequels. */
  interface Unroller {
    /** The rules of one page. */
    Unrolled page(State begin, Elsewhere others);
  }

  /** The other pages of a block. */
  interface Elsewhere {
    /** Whether one of them has the rules from a state on. */
    boolean has(State state);

    /** What goes on from a state, whether it is there already or not. */
    Sequel sequel(State state);
  }

  /**
   * The rules of one page.
   *
   * @param page begins with the block of the state it was unrolled from
   * @param places the numbers of its blocks that begin with other states
   * @param steps how many steps it is made of
   * @param sequels how many others it goes on with
   */
  record Unrolled(RuleBlocks page, Map<State, Integer> places, int steps, int sequels) {
    /** What it counts for: its steps, and what is known of states. */
    long size() {
      return steps + (long) STATE * (sequels + places.size());
    }
  }

  /** The pages of one block for one piece on one square; no state has its rules on two of them. */
  private final class Book implements Elsewhere {
    private final Unroller unroller;
    private final Map<State, Page> pages = new HashMap<>();

    Book(Unroller unroller) {
      this.unroller = unroller;
    }

    @Override
    public boolean has(State state) {
      Page page = pages.get(state);
      return page != null && page.place != null;
    }

    @Override
    public Page sequel(State state) {
      return pages.computeIfAbsent(state, s -> new Page(LazyUnrolling.this, this, s));
    }
  }

  /** What goes on from one state: a page that begins there, or the middle of another. */
  private static final class Page implements Sequel {
    private final LazyUnrolling pages;
    private final Book book;
    private final State begin;

    /** The page the state is on, and where on it, once that is made. */
    private volatile @Nullable Place place;

    Page(LazyUnrolling pages, Book book, State begin) {
      this.pages = pages;
      this.book = book;
      this.begin = begin;
    }

    @Override
    public Place place() {
      Place known = place;
      return known != null ? known : pages.make(this);
    }
  }

  /** The first page of a block that begins in a state. */
  Sequel begin(State state, Unroller unroller) {
    return new Book(unroller).sequel(state);
  }

  private synchronized Place make(Page page) {
    Place known = page.place;
    if (known != null) {
      return known;
    }
    if (steps > most) {
      forget();
    }
    Unrolled unrolled = page.book.unroller.page(page.begin, page.book);
    unrolled.places().forEach((state, place) -> put(page.book.sequel(state), unrolled, place));
    steps += unrolled.size();
    return put(page, unrolled, 0);
  }

  private Place put(Page page, Unrolled unrolled, int block) {
    Place place = new Place(unrolled.page(), block);
    page.place = place;
    made.add(page);
    return place;
  }

  private void forget() {
    for (Page page : made) {
      page.place = null;
      page.book.pages.clear();
    }
    made.clear();
    steps = 0;
  }
}
