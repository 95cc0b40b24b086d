package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import org.rookery.program.GameProgram;
import org.rookery.program.Logical.Connective;
import org.rookery.program.Test;

/**
 * Something that two games ask differently: where their answers differ, they may play differently.
 *
 * @param here what the first asks
 * @param there what the other asks instead; the same where what follows from the answer differs
 * @param needs what has to be so that the core of the question decides
 * @param core the part of {@code here} that is otherwise in the other game, and that part there
 * @param piece the content that has to stand on {@code square}, or be in hand where that is {@link
 *     #IN_HAND}, and be about to move, or {@link #NO_PIECE}
 */
record Aim(Test here, Test there, List<Need> needs, Core core, int piece, int square) {
  /** In place of a piece. */
  static final int NO_PIECE = -1;

  /** In place of a square. */
  static final int IN_HAND = -1;

  private static final Test NEVER = new Test.Constant(false);

  /** An answer that is needed. */
  record Need(Test test, boolean answer) {}

  /** Parts of two questions, one instead of the other. */
  record Core(Test here, Test there) {}

  /** Something asked between turns, or by a piece on a square. */
  static Aim of(Test here, Test there, int piece, int square) {
    List<Need> needs = new ArrayList<>();
    Core core = new Core(here, there);
    for (Core inner = inner(core, needs); !inner.equals(core); inner = inner(core, needs)) {
      core = inner;
    }
    return new Aim(here, there, List.copyOf(needs), core, piece, square);
  }

  /** Something asked between turns. */
  static Aim of(Test here, Test there) {
    return of(here, there, NO_PIECE, NO_PIECE);
  }

  /** Something that only one of the games asks. */
  static Aim alone(Test test) {
    return of(test, NEVER);
  }

  /** The same without what a game cannot be asked, as if it said no to that. */
  Aim within(GameProgram ours, GameProgram theirs) {
    List<Need> asked = needs.stream().filter(need -> Askable.in(ours, need.test())).toList();
    Core known =
        new Core(
            Askable.in(ours, core.here()) ? core.here() : NEVER,
            Askable.in(theirs, core.there()) ? core.there() : NEVER);
    return new Aim(here, there, asked, known, piece, square);
  }

  /** Whether there is nothing left to ask. */
  boolean isVoid() {
    return core.here().equals(NEVER) && core.there().equals(NEVER);
  }

  /** The same where none of these holds: endings that come first. */
  Aim behind(List<Test> first) {
    List<Need> all = new ArrayList<>(needs);
    first.forEach(test -> all.add(new Need(test, false)));
    return new Aim(here, there, all, core, piece, square);
  }

  /** What differs inside two questions, as long as it is one part: the others must not decide. */
  private static Core inner(Core core, List<Need> needs) {
    Connective how = core.here().connective();
    if (how == Connective.NONE || core.there().connective() != how) {
      return core;
    }
    if (how == Connective.NOT) {
      return new Core(core.here().parts().get(0), core.there().parts().get(0));
    }
    List<Test> ours = Lists.without(core.here().parts(), core.there().parts());
    List<Test> theirs = Lists.without(core.there().parts(), core.here().parts());
    if (ours.size() + theirs.size() == 0 || Math.max(ours.size(), theirs.size()) > 1) {
      return core;
    }
    List<Test> common = Lists.without(core.here().parts(), ours);
    boolean all = how == Connective.ALL;
    common.forEach(test -> needs.add(new Need(test, all)));
    Test missing = new Test.Constant(all);
    return new Core(
        ours.isEmpty() ? missing : ours.get(0), theirs.isEmpty() ? missing : theirs.get(0));
  }

  /** All that is asked. */
  List<Test> tests() {
    List<Test> tests = new ArrayList<>(List.of(here, there));
    needs.forEach(need -> tests.add(need.test()));
    return tests;
  }

  /** How many times a position has to occur before the answers can differ. */
  int occurrences() {
    return Math.max(times(here), times(there));
  }

  private static int times(Test test) {
    return test.all().mapToInt(Test::times).max().orElse(1);
  }
}
