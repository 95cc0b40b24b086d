package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
final class Pages {
  /** So many words of code are kept; that is some 200 megabytes, with the states. */
  private static final int MOST_WORDS = 8_000_000;

  /** A page not yet made counts as this many words. */
  private static final int PROMISE = 20;

  private final List<Page> made = new ArrayList<>();
  private long words;

  /** Unrolls a block from a state on; where it stops it asks for sequels. */
  interface Unroller {
    /** The code of one page. */
    Code page(State begin, Function<State, Sequel> sequels);
  }

  /** The pages of one block for one man on one square; equal states share a page. */
  private static final class Book {
    private final Unroller unroller;
    private final Map<State, Page> pages = new HashMap<>();

    Book(Unroller unroller) {
      this.unroller = unroller;
    }
  }

  /** One page, made when it is needed. */
  private final class Page implements Sequel {
    private final Book book;
    private final State begin;
    private volatile @Nullable Code code;

    Page(Book book, State begin) {
      this.book = book;
      this.begin = begin;
    }

    @Override
    public Code code() {
      Code known = code;
      return known != null ? known : make(this);
    }
  }

  /** The first page of a block that begins in a state. */
  Sequel begin(State state, Unroller unroller) {
    return new Page(new Book(unroller), state);
  }

  private synchronized Code make(Page page) {
    Code known = page.code;
    if (known != null) {
      return known;
    }
    if (words > MOST_WORDS) {
      made.forEach(old -> old.code = null);
      made.forEach(old -> old.book.pages.clear());
      made.clear();
      words = 0;
    }
    Map<State, Page> pages = page.book.pages;
    Function<State, Sequel> sequels =
        state -> pages.computeIfAbsent(state, s -> new Page(page.book, s));
    Code code = page.book.unroller.page(page.begin, sequels);
    page.code = code;
    made.add(page);
    words += code.words().length + (long) PROMISE * code.sequels().length;
    return code;
  }
}
