package org.rookery.walker.rule;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.rookery.walker.scene.SceneChange;

/**
 * Which moves are looked at, and how closely.
 *
 * @param real whether a part of a move that the rules make is one of them
 * @param imagined whether it would be, if they made it
 * @param visible which of a part's changes are seen
 */
public record Concern(
    Predicate<List<SceneChange>> real,
    Predicate<List<SceneChange>> imagined,
    Predicate<SceneChange> visible) {
  /** Whether it would be noticed if one set of parts were made instead of another. */
  boolean tellsApart(Set<List<SceneChange>> made, Set<List<SceneChange>> instead) {
    Set<Set<SceneChange>> before = seen(made, real);
    Set<Set<SceneChange>> after = seen(instead, part -> real.test(part) || imagined.test(part));
    return !before.equals(after);
  }

  private Set<Set<SceneChange>> seen(
      Set<List<SceneChange>> parts, Predicate<List<SceneChange>> which) {
    Set<Set<SceneChange>> seen = new HashSet<>();
    for (List<SceneChange> part : parts) {
      if (which.test(part)) {
        Set<SceneChange> changes = new HashSet<>(part);
        changes.removeIf(visible.negate());
        seen.add(changes);
      }
    }
    return seen;
  }

  /** Whether a change is done to those who move, rather than besides. */
  public static boolean isLeg(SceneChange change) {
    return switch (change.kind()) {
      case MOVE, COPY, DROP, TYPE -> true;
      default -> false;
    };
  }
}
