package org.rookery.walker.rule;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.rookery.walker.scene.Change;

/**
 * Which turns somebody looks at, and how closely.
 *
 * @param real whether a part of a turn that the rules make is one of them
 * @param imagined whether it would be, if they made it
 * @param visible which of a part's changes are seen
 */
public record Concern(
    Predicate<List<Change>> real, Predicate<List<Change>> imagined, Predicate<Change> visible) {
  /** Whether somebody would notice if one set of parts were made instead of another. */
  boolean tellsApart(Set<List<Change>> made, Set<List<Change>> instead) {
    Set<Set<Change>> before = seen(made, real);
    Set<Set<Change>> after = seen(instead, part -> real.test(part) || imagined.test(part));
    return !before.equals(after);
  }

  private Set<Set<Change>> seen(Set<List<Change>> parts, Predicate<List<Change>> which) {
    Set<Set<Change>> seen = new HashSet<>();
    for (List<Change> part : parts) {
      if (which.test(part)) {
        Set<Change> changes = new HashSet<>(part);
        changes.removeIf(visible.negate());
        seen.add(changes);
      }
    }
    return seen;
  }

  /** Whether a change is done to those who move, rather than besides. */
  public static boolean isLeg(Change change) {
    return switch (change.kind()) {
      case MOVE, COPY, DROP, TYPE -> true;
      default -> false;
    };
  }
}
