package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.Statement;
import org.rookery.lint.facts.RulePaths;
import org.rookery.lint.facts.RulePaths.Way;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Quantity;
import org.rookery.program.RuleWalk;
import org.rookery.program.Test;

/** A chain of parts that may go on for ever. */
final class UnboundedChains implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "unbounded-chain",
          "a chain without a bound",
          "A part of a move that captures nothing lets the same piece go on, by ways that "
              + "lead back to where it was. Such a move need never end. Let the parts that go on "
              + "capture, or count them.",
          """
          (whole-chains)
          (piece (name Man) (letter M)
             (moves (move-type go) (n (verify empty?) (add-partial go)) (s (verify empty?) (add-partial go))))
          """,
          """
          (whole-chains)
          (piece (name Man) (letter M)
             (moves (move-type go) (n (verify empty?) (add-partial go))))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    boolean judged =
        game.program().options().maximalCaptures() && !game.program().options().wholeChains();
    if (judged
        || !game.hasOwnRules()
        || !RuleVisitor.statements(game.model()).anyMatch(UnboundedChains::goesOn)) {
      return;
    }
    for (int content = 1; content < game.program().contents().size(); content++) {
      if (!game.reach().squares(content).isEmpty()) {
        int tag = new Chains(game, content).endless();
        if (tag >= 0) {
          findings.add(
              game.origin(tag), "From here the same piece may go on for ever without a capture.");
        }
      }
    }
  }

  private static boolean goesOn(Statement statement) {
    return statement.emission().flatMap(Statement.Add::partial).isPresent();
  }

  /** The parts by which one piece goes on over empty squares, asking nothing else. */
  private static final class Chains {
    private final LintedGame game;
    private final int content;
    private final Map<List<Integer>, List<int[]>> parts = new HashMap<>();
    private final Set<List<Integer>> done = new HashSet<>();
    private final Set<List<Integer>> open = new HashSet<>();

    Chains(LintedGame game, int content) {
      this.game = game;
      this.content = content;
    }

    /** The tag of a part of an endless chain, or -1. */
    int endless() {
      for (int square : game.reach().squares(content).stream().toArray()) {
        for (int group = 0; group < game.program().groups().size(); group++) {
          int tag = follow(square, group);
          if (tag >= 0) {
            return tag;
          }
        }
      }
      return -1;
    }

    private int follow(int square, int group) {
      List<Integer> place = List.of(square, group);
      if (done.contains(place)) {
        return -1;
      }
      open.add(place);
      for (int[] part : parts.computeIfAbsent(place, unused -> parts(square, group))) {
        for (int next = 0; next < game.program().groups().size(); next++) {
          if (part[1] == next || part[1] == Edit.LIMIT) {
            int tag = open.contains(List.of(part[0], next)) ? part[2] : follow(part[0], next);
            if (tag >= 0) {
              return tag;
            }
          }
        }
      }
      open.remove(place);
      done.add(place);
      return -1;
    }

    /** Whether the answer is the same however often the piece goes on. */
    private static boolean staysAsItIs(Test test) {
      if (test.denied().isPresent()) {
        return staysAsItIs(test.denied().get());
      }
      return test instanceof Test.ToMove
          || (!test.quantities().isEmpty()
              && test.quantities().stream().allMatch(Chains::staysAsItIs));
    }

    /** Pieces in hand and on the whole board are as many, and counters of the game the same. */
    private static boolean staysAsItIs(Quantity number) {
      return number instanceof Quantity.Constant
          || number instanceof Quantity.InHand
          || number instanceof Quantity.Counter;
    }

    /** Where the piece goes, the group it goes on with, and the tag. */
    private List<int[]> parts(int square, int group) {
      List<int[]> found = new ArrayList<>();
      for (Way way :
          RulePaths.of(game.program(), game.program().rules().moves(content, square, group))) {
        int to = -1;
        int next = -1;
        boolean plain =
            way.answers().stream().map(RuleWalk.Answer::test).allMatch(Chains::staysAsItIs);
        for (int edit : way.edits()) {
          if (edit >= 0 && Edit.what(edit) == Edit.Kind.MOVE && Edit.a(edit) == square) {
            to = Edit.b(edit);
          } else if (edit >= 0 && Edit.what(edit) == Edit.Kind.CONTINUE) {
            next = Edit.a(edit);
          } else {
            plain = false;
          }
        }
        BitSet there = way.needs().get(to);
        if (plain && to >= 0 && next >= 0 && there != null && there.get(Contents.EMPTY)) {
          found.add(new int[] {to, next, way.origin()});
        }
      }
      return found;
    }
  }
}
