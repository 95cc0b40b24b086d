package org.rookery.coverage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How much of the rules of a game a suite looks at.
 *
 * @param game its title
 * @param units everything there is to look at, in the order of the rules, and how many cases do
 */
public record Coverage(String game, Map<Unit, Integer> units) {
  public Coverage {
    units = new LinkedHashMap<>(units);
  }

  /** What no case looks at. */
  public List<Unit> missing() {
    return units.entrySet().stream()
        .filter(entry -> entry.getValue() == 0)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** How many percent are looked at. */
  public double percent() {
    return units.isEmpty() ? 100 : 100.0 * (units.size() - missing().size()) / units.size();
  }
}
