package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Code;
import org.rookery.program.Code.Sequel;

/**
 * Code of blocks too large to be unrolled as a whole: each page of it is unrolled when a run first
 * comes there.
 *
 * <p>However many states a block has, a game only ever comes to some of them. When the pages have
 * become too many, all are thrown away, and made again where they are needed.
 */
final class LazyUnrolling {
  /**
   * So many words of code are kept: with where each is from, and the states, that is a quarter of
   * the memory there is, and no more than some 500 megabytes.
   */
  private static final long MOST_WORDS =
      Math.min(60_000_000, Runtime.getRuntime().maxMemory() / 4 / 8);

  /** What is known of a state counts as this many words. */
  private static final int STATE = 25;

  private final long most;
  private final List<Page> made = new ArrayList<>();
  private long words;

  LazyUnrolling() {
    this(MOST_WORDS);
  }

  /** Pages of so many words in all. */
  LazyUnrolling(long most) {
    this.most = most;
  }

  /** Unrolls a block from a state on; where it stops it asks for sequels. */
  interface Unroller {
    /** The code of one page. */
    Unrolled page(State begin, Elsewhere others);
  }

  /** The other pages of a block. */
  interface Elsewhere {
    /** Whether one of them has the code from a state on. */
    boolean has(State state);

    /** What goes on from a state, whether it is there already or not. */
    Sequel sequel(State state);
  }

  /**
   * The code of one page.
   *
   * @param places where in it the code of states is
   */
  record Unrolled(Code code, Map<State, Integer> places) {}

  /** The pages of one block for one man on one square; no state has its code on two of them. */
  private final class Book implements Elsewhere {
    private final Unroller unroller;
    private final Map<State, Page> pages = new HashMap<>();

    Book(Unroller unroller) {
      this.unroller = unroller;
    }

    @Override
    public boolean has(State state) {
      Page page = pages.get(state);
      return page != null && page.whole != null;
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

    /** The code of the page the state is on, and where on it. */
    private @Nullable Code whole;

    private int place;

    /** The same code, beginning with the state, once a run has come to it. */
    private volatile @Nullable Code code;

    Page(LazyUnrolling pages, Book book, State begin) {
      this.pages = pages;
      this.book = book;
      this.begin = begin;
    }

    @Override
    public Code code() {
      Code known = code;
      return known != null ? known : pages.make(this);
    }
  }

  /** The first page of a block that begins in a state. */
  Sequel begin(State state, Unroller unroller) {
    return new Book(unroller).sequel(state);
  }

  private synchronized Code make(Page page) {
    Code known = page.code;
    if (known != null) {
      return known;
    }
    if (words > most) {
      forget();
    }
    Code whole = page.whole != null ? page.whole : unroll(page);
    Code code =
        new Code(
            whole.words(), new int[] {page.place}, whole.tests(), whole.origins(), whole.sequels());
    page.code = code;
    return code;
  }

  private Code unroll(Page page) {
    Unrolled unrolled = page.book.unroller.page(page.begin, page.book);
    Code code = unrolled.code();
    put(page, code, code.blocks()[0]);
    unrolled.places().forEach((state, place) -> put(page.book.sequel(state), code, place));
    words +=
        code.words().length + (long) STATE * (code.sequels().length + unrolled.places().size());
    return code;
  }

  private void put(Page page, Code whole, int place) {
    page.whole = whole;
    page.place = place;
    made.add(page);
  }

  private void forget() {
    for (Page page : made) {
      page.code = null;
      page.whole = null;
      page.book.pages.clear();
    }
    made.clear();
    words = 0;
  }
}
