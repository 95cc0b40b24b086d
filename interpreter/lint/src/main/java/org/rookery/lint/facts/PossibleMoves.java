package org.rookery.lint.facts;

import java.util.List;
import org.rookery.program.Edit;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;

/**
 * The turns that a piece's rules on one square can come to, whatever stands where.
 *
 * @param turns what each changes, and the tag of its emission
 * @param whole whether that is all of them
 */
public record PossibleMoves(List<Turn> turns, boolean whole) {
  /** Among edits: the capture of the piece that passed squares in the last move. */
  public static final int PASSER = Rule.CAPTURE_PASSER;

  /** One of them. */
  public record Turn(List<Integer> edits, int origin) {
    /** Whether there is an edit of a kind. */
    public boolean changes(Edit.Kind kind) {
      return edits.stream().anyMatch(edit -> edit >= 0 && Edit.what(edit) == kind);
    }
  }

  /** Those of some rules. */
  public static PossibleMoves of(RuleBlocks rules) {
    return RuleTrace.of(rules);
  }
}
