package org.rookery.engine.attack;

import org.rookery.program.Edit;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;

/**
 * On which squares rules may still capture from each of their places on.
 *
 * <p>Fast because most of many rules have nothing to do with one square, and are left out at a
 * glance. It is made once for all squares and may say too much: squares 64 apart share a bit, and
 * whether a capture without displacement attacks royal pieces is not asked.
 */
final class CapturableFrom {
  private final long[] squares;

  private CapturableFrom(RuleBlocks rules) {
    squares = new long[rules.numbers()];
    for (Rule rule : rules.fromTheEnd()) {
      long reached = rule instanceof Rule.More ? -1L : 0; // who knows
      for (int edit : rule.edits()) {
        reached |= captured(edit);
      }
      for (int way = 0; way < rule.ways(); way++) {
        reached |= from(rule.exit(way));
      }
      squares[rule.number()] = reached;
    }
  }

  /** The reach of some rules, kept as long as they are. */
  static CapturableFrom of(RuleBlocks rules) {
    return rules.form(CapturableFrom.class, CapturableFrom::new);
  }

  /** Whether rules from a place on may capture on a square. */
  boolean has(Rule rule, int square) {
    return (from(rule) >>> square & 1) != 0;
  }

  private long from(Rule rule) {
    return rule instanceof Rule.End ? 0 : squares[rule.number()];
  }

  private static long captured(int edit) {
    if (edit == Rule.CAPTURE_PASSER) {
      return -1L; // wherever it stands
    }
    return Edit.mayTake(edit) ? 1L << Edit.b(edit) : 0;
  }
}
