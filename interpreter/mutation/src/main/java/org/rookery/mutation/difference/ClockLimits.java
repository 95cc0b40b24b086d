package org.rookery.mutation.difference;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.rookery.language.form.Form;

/** The numbers of quiet moves at which rules let something happen. */
public final class ClockLimits {
  private ClockLimits() {}

  /** The numbers in the sections of a game that ask for the clock. */
  public static SortedSet<Integer> of(List<Form> sections) {
    return limits(sections, new TreeSet<>());
  }

  private static SortedSet<Integer> limits(List<Form> forms, SortedSet<Integer> limits) {
    for (Form form : forms) {
      if (form instanceof Form.Group group && asksForClock(group)) {
        numbers(group, limits);
      }
    }
    return limits;
  }

  private static boolean asksForClock(Form.Group group) {
    return group.isHeadedBy("quiet-turns")
        || group.isHeadedBy("clock")
        || group.items().stream()
            .anyMatch(item -> item instanceof Form.Group inner && asksForClock(inner));
  }

  private static void numbers(Form.Group group, SortedSet<Integer> numbers) {
    for (Form item : group.items()) {
      if (item instanceof Form.Num num && num.value() > 0 && num.value() < Short.MAX_VALUE) {
        numbers.add((int) num.value());
      } else if (item instanceof Form.Group inner) {
        numbers(inner, numbers);
      }
    }
  }
}
