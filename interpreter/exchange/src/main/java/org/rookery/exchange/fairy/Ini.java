package org.rookery.exchange.fairy;

import java.util.List;
import org.rookery.language.source.Span;

/** A configuration file: sections of keys and values. */
record Ini(List<Section> sections) {
  /**
   * One section.
   *
   * @param parent the section whose entries it inherits, or empty
   */
  record Section(String name, String parent, Span span, List<Entry> entries) {}

  /** One line of a section. */
  record Entry(String key, String value, Span keySpan, Span valueSpan) {}
}
