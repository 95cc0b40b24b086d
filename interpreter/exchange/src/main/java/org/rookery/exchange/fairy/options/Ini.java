package org.rookery.exchange.fairy.options;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.language.source.Span;

/** A configuration file: sections of keys and values. */
public record Ini(List<Section> sections) {
  /**
   * One section.
   *
   * @param parent the section whose entries it inherits, or empty
   */
  public record Section(String name, String parent, Span span, List<Entry> entries) {
    /** The same without the line of an entry. */
    public Section without(@Nullable Entry entry) {
      List<Entry> rest =
          entries.stream()
              .filter(other -> entry == null || !other.keySpan().equals(entry.keySpan()))
              .toList();
      return new Section(name, parent, span, rest);
    }
  }

  /** One line of a section. */
  public record Entry(String key, String value, Span keySpan, Span valueSpan) {}
}
