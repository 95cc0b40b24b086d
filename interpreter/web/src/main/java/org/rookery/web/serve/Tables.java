package org.rookery.web.serve;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.web.studio.Workshop;

/** The matches of open pages, by the pages' numbers. */
final class Tables {
  /**
   * Each may need 10 MB. The one that was not asked for longest goes; its page sets it up again.
   */
  private static final int MAX_TABLES = 32;

  /** What begins a match, whatever was played before. */
  private static final Set<String> BEGINNINGS = Set.of("read", "restart", "position", "rules");

  private final Map<String, Place> open = new LinkedHashMap<>(16, 0.75f, true);
  private final Author author;

  Tables(Author author) {
    this.author = author;
  }

  /** A match, and the questions that wait for it. */
  record Place(Workshop workshop, Workers.Line line) {}

  /**
   * The match of a page. One that is not known is set up for a question that begins a match; for
   * any other it is gone.
   */
  synchronized Optional<Place> find(String page, String verb, Show show) {
    Place known = open.get(page);
    if (known == null && BEGINNINGS.contains(verb)) {
      Workshop workshop = new Workshop(author::rules, author::setting, null, page.hashCode());
      workshop.open(show.game());
      known = new Place(workshop, new Workers.Line());
      open.put(page, known);
      if (open.size() > MAX_TABLES) {
        Iterator<String> oldest = open.keySet().iterator();
        oldest.next();
        oldest.remove();
      }
    }
    return Optional.ofNullable(known);
  }

  synchronized void clear() {
    open.clear();
  }
}
