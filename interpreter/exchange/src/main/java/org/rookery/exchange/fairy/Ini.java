package org.rookery.exchange.fairy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.language.source.Span;

/** A configuration file: sections of keys and values. */
record Ini(List<Section> sections) {
  /**
   * One section.
   *
   * @param parent the section whose entries it inherits, or empty
   */
  record Section(String name, String parent, Span span, List<Entry> entries) {
    /** The same without the line of an entry. */
    Section without(@Nullable Entry entry) {
      List<Entry> rest =
          entries.stream()
              .filter(other -> entry == null || !other.keySpan().equals(entry.keySpan()))
              .toList();
      return new Section(name, parent, span, rest);
    }
  }

  /** One line of a section. */
  record Entry(String key, String value, Span keySpan, Span valueSpan) {}
}
