package org.rookery.engine.attack;

import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;

/**
 * On which squares rules may still capture from each of their places on.
 *
 * <p>Fast because most of many rules have nothing to do with one square, and are left out at a
 * glance. It is made once for all squares and may say too much: squares 64 apart share a bit.
 */
final class CapturableFrom {
  private final long[] squares;

  /** The reach of some rules. */
  CapturableFrom(RuleBlocks rules, GameProgram.Royal royal) {
    squares = new long[rules.numbers()];
    for (Rule rule : rules.fromTheEnd()) {
      long reached = rule instanceof Rule.More ? -1L : 0; // who knows
      for (int edit : rule.edits()) {
        reached |= captured(edit, royal);
      }
      for (int way = 0; way < rule.ways(); way++) {
        reached |= from(rule.exit(way));
      }
      squares[rule.number()] = reached;
    }
  }

  /** Whether rules from a place on may capture on a square. */
  boolean has(Rule rule, int square) {
    return (from(rule) >>> square & 1) != 0;
  }

  private long from(Rule rule) {
    return rule instanceof Rule.End ? 0 : squares[rule.number()];
  }

  private static long captured(int edit, GameProgram.Royal royal) {
    if (edit == Rule.CAPTURE_PASSER) {
      return -1L; // wherever he stands
    }
    return royal.attacks(edit) ? 1L << Edit.b(edit) : 0;
  }
}
