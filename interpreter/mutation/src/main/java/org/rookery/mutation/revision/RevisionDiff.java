package org.rookery.mutation.revision;

import java.util.List;
import org.rookery.mutation.difference.Difference;

/**
 * What has changed between two revisions of a game.
 *
 * @param structure what the games are made of, a line each: {@code +} new, {@code -} gone
 * @param counts numbers of leaves from the start that have changed
 * @param differences positions where the two differ, the plainest of each kind
 * @param walks how many games were played to find them
 */
public record RevisionDiff(
    List<String> structure, List<Count> counts, List<Difference> differences, int walks) {
  /**
   * A number of leaves.
   *
   * @param depth how many turns deep
   */
  public record Count(int depth, long before, long after) {}

  /** Whether nothing was found. */
  public boolean same() {
    return structure.isEmpty() && counts.isEmpty() && differences.isEmpty();
  }
}
