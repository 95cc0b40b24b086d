package org.rookery.mutation;

import java.util.List;
import org.rookery.mutation.operator.Operator;

/**
 * What mutating a game came to.
 *
 * @param game its title
 * @param changes how many changes of its rules there are
 * @param plan how those tried were chosen
 * @param verdicts on the mutants, in the order in which they were chosen
 */
public record Mutation(String game, int changes, Plan plan, List<Verdict> verdicts) {
  /** How many mutants met a fate. */
  public int count(Fate fate) {
    return (int) verdicts.stream().filter(verdict -> verdict.fate() == fate).count();
  }

  /** How many mutants of one kind met a fate. */
  public int count(Operator operator, Fate fate) {
    return (int)
        verdicts.stream()
            .filter(verdict -> verdict.fate() == fate)
            .filter(verdict -> verdict.operator().equals(operator.text()))
            .count();
  }

  /** How many mutants play otherwise, or not at all in any decent time. */
  public int live() {
    return noticed() + count(Fate.ALIVE);
  }

  /** How many of them the suite notices. */
  public int noticed() {
    return count(Fate.KILLED) + count(Fate.LATE);
  }

  /** How many percent of the live ones the suite notices; 100 when there are none. */
  public double score() {
    return live() == 0 ? 100 : 100.0 * noticed() / live();
  }

  /** The verdicts of one fate, in the order of the rules' places. */
  public List<Verdict> verdicts(Fate fate) {
    return verdicts.stream().filter(verdict -> verdict.fate() == fate).toList();
  }
}
