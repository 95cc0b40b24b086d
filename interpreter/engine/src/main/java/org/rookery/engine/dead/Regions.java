package org.rookery.engine.dead;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;

/**
 * The parts of the board that pieces of a content never leave by their own moves, such as the
 * squares of one colour for a Bishop.
 */
final class Regions {
  private final GameProgram program;
  private final int[] @Nullable [] regions;

  Regions(GameProgram program) {
    this.program = program;
    regions = new int[program.contents().size()][];
  }

  /** For each square the first square of its region. */
  int[] of(int content) {
    int[] known = regions[content];
    if (known == null) {
      known = find(content);
      regions[content] = known;
    }
    return known;
  }

  private int[] find(int content) {
    int[] parent = new int[program.topology().size()];
    Arrays.setAll(parent, square -> square);
    for (int square = 0; square < parent.length; square++) {
      for (int group = 0; group < program.groups().size(); group++) {
        if (!join(program.rules().moves(content, square, group), square, parent)) {
          return new int[parent.length]; // who knows: one region
        }
      }
    }
    Arrays.setAll(parent, square -> root(parent, square));
    return parent;
  }

  private static boolean join(RuleBlocks rules, int from, int[] parent) {
    for (Rule rule : rules.all()) {
      if (rule instanceof Rule.More) {
        return false;
      }
      for (int edit : rule.edits()) {
        if (edit != Rule.CAPTURE_PASSER
            && Edit.kind(edit) == Edit.MOVE
            && Edit.a(edit) == from) {
          int here = root(parent, from);
          int there = root(parent, Edit.b(edit));
          parent[Math.max(here, there)] = Math.min(here, there);
        }
      }
    }
    return true;
  }

  private static int root(int[] parent, int square) {
    int root = square;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }
}
