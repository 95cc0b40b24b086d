package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.game.phrase.Nouns;

/** Clauses that differ in the number at their end only, as loops make them, as one. */
final class NumberedClauses {
  private static final Pattern NUMBERED = Pattern.compile("(.* )([+−]?\\d+)");

  /** More numbers are told by the first and the last. */
  private static final int MOST_NUMBERS = 4;

  private NumberedClauses() {}

  /** The clauses in their order, those that are alike at the place of the first. */
  static List<String> joined(Collection<String> clauses) {
    Map<String, List<String>> numbers = new LinkedHashMap<>();
    for (String clause : clauses) {
      Matcher numbered = NUMBERED.matcher(clause);
      boolean ends = numbered.matches();
      List<String> found =
          numbers.computeIfAbsent(ends ? numbered.group(1) : clause, any -> new ArrayList<>());
      if (ends) {
        found.add(numbered.group(2));
      }
    }
    return numbers.entrySet().stream().map(it -> it.getKey() + list(it.getValue())).toList();
  }

  private static String list(List<String> numbers) {
    int last = numbers.size() - 1;
    return numbers.size() > MOST_NUMBERS
        ? numbers.get(0) + ", " + numbers.get(1) + ", … or " + numbers.get(last)
        : Nouns.list(numbers, "or");
  }
}
