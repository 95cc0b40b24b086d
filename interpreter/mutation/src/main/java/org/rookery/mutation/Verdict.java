package org.rookery.mutation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of one mutant.
 *
 * @param operator the kind of change
 * @param place what was changed, as {@code file:line:column}
 * @param through the macro calls that brought it into the game, each with its place, from the
 *     innermost outwards
 * @param what the change in a few words
 * @param by what told: the case that failed, the problem that loading met, or how long was waited
 *     for an end; empty when nothing
 * @param seen how it was told apart, when no case failed
 * @param test a case that tells it apart, as lines of YAML, when one could be written
 */
public record Verdict(
    String operator,
    String place,
    List<String> through,
    String what,
    Fate fate,
    String by,
    @Nullable Seen seen,
    @Nullable String test) {
  /**
   * What a survivor does otherwise.
   *
   * @param position where, as text
   * @param board the same, drawn with letters
   * @param says what differs, in a few words
   */
  public record Seen(String position, String board, String says) {}

  /** What tells it from the verdicts on other mutants. */
  public String key() {
    return operator + " " + place + " " + through + " " + what;
  }
}
