package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.language.source.Span;

/**
 * A description as it is written: settings, then pieces, in order.
 *
 * @param place where it begins
 */
record InteractiveDiagram(Span place, Map<String, Setting> settings, List<Line> pieces) {
  /** One line {@code key=value}. */
  record Setting(String key, String value, Span keySpan, Span valueSpan) {}

  /**
   * A line of a piece: name, letters, moves, picture, squares, how many in hand; what is not said
   * is empty.
   */
  record Line(Span place, List<Span> fields) {
    String field(int index) {
      return index < fields.size() ? fields.get(index).text() : "";
    }

    /** Where a field stands; the line, where it is not said. */
    Span place(int index) {
      return index < fields.size() && !field(index).isEmpty() ? fields.get(index) : place;
    }
  }

  static InteractiveDiagram at(Span place) {
    return new InteractiveDiagram(place, new LinkedHashMap<>(), new ArrayList<>());
  }

  Optional<Setting> find(String key) {
    return Optional.ofNullable(settings.get(key));
  }

  /** Where a setting is named, or the diagram begins. */
  Span keyPlace(String key) {
    return find(key).map(Setting::keySpan).orElse(place);
  }

  /** Where its value stands, or the diagram begins. */
  Span valuePlace(String key) {
    return find(key).map(Setting::valueSpan).orElse(place);
  }

  String word(String key, String unsaid) {
    return find(key).map(Setting::value).filter(value -> !value.isEmpty()).orElse(unsaid);
  }

  /** A number, or what counts when none is said. */
  int number(String key, int unsaid) {
    String value = word(key, "");
    return value.matches("-?\\d{1,4}") ? Integer.parseInt(value) : unsaid;
  }
}
