package org.rookery.engine.turn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Region;
import org.rookery.program.Test;
import org.rookery.program.TestCases;

/**
 * The pieces some questions count or look for, and where: so that turns that move none of them in
 * or out are known to leave every answer as it is after any other such turn.
 *
 * <p>Only questions about pieces on squares, captured pieces, counters and whose turn it is are
 * understood.
 */
final class AskedPieces {
  /** Some pieces on some squares. */
  private record Group(ContentSet contents, Region where) {}

  /** As many groups of pieces and squares as a word has bits. */
  private static final int MOST = Long.SIZE;

  private final List<Group> asked = new ArrayList<>();
  private final int squares;

  /** For a content and a square, by {@code content * squares + square}: the groups it is in. */
  private final long[] groups;

  /** The contents whose capture is asked about. */
  private final boolean[] captured;

  private final boolean understood;

  AskedPieces(GameProgram program, List<Test> tests, List<Quantity> quantities) {
    squares = program.topology().size();
    captured = new boolean[program.contents().size()];
    boolean all = tests.stream().allMatch(this::note) && quantities.stream().allMatch(this::note);
    boolean any = !tests.stream().allMatch(test -> test.constant().isPresent());
    understood = any && all && asked.size() <= MOST;
    groups = new long[understood ? captured.length * squares : 0];
    if (understood) {
      asked.forEach(this::number);
    }
  }

  private boolean note(Test test) {
    return test.match(new Notes());
  }

  /** Whether a test is about pieces on squares alone; notes which. */
  private final class Notes implements TestCases.Few<Boolean> {
    /** What else is asked is not known by pieces. */
    @Override
    public Boolean other(Test test) {
      return test.constant().isPresent()
          || (test.isCompound() && test.parts().stream().allMatch(AskedPieces.this::note));
    }

    @Override
    public Boolean holds(Test.Holds test) {
      return note(test.contents(), only(test.square()));
    }

    @Override
    public Boolean compare(Test.Compare test) {
      return note(test.left()) && note(test.right());
    }

    @Override
    public Boolean justCaptured(Test.JustCaptured test) {
      for (int content = 1; content < captured.length; content++) {
        captured[content] |= test.contents().has(content);
      }
      return true;
    }

    @Override
    public Boolean toMove(Test.ToMove test) {
      return true;
    }

    @Override
    public Boolean atStep(Test.AtStep test) {
      return true;
    }
  }

  private boolean note(Quantity quantity) {
    if (quantity instanceof Quantity.PieceCount pieces) {
      return note(pieces.contents(), pieces.region());
    }
    boolean compound = quantity instanceof Quantity.Sum || quantity instanceof Quantity.Product;
    boolean same = quantity instanceof Quantity.Constant || quantity instanceof Quantity.Counter;
    return same || (compound && quantity.nested().stream().allMatch(this::note));
  }

  private Region only(int square) {
    BitSet bits = new BitSet();
    bits.set(square);
    return Region.of(bits, squares);
  }

  /** Adds a group; empty squares are not followed. */
  private boolean note(ContentSet contents, Region where) {
    Group group = new Group(contents, where);
    if (!asked.contains(group)) {
      asked.add(group);
    }
    return !contents.has(Contents.EMPTY);
  }

  private void number(Group group) {
    long bit = 1L << asked.indexOf(group);
    for (int square : group.where().squares()) {
      for (int content = 1; content < captured.length; content++) {
        if (group.contents().has(content)) {
          groups[content * squares + square] |= bit;
        }
      }
    }
  }

  /**
   * Whether a turn, not yet made, is one of those after which all answers are the same: one piece
   * goes and what it captures, if anything, is not asked about.
   */
  boolean leaves(Position position, int[] words, int start, int end) {
    if (!understood || end != start + 1 || Edit.kind(words[start]) != Edit.MOVE) {
      return false;
    }
    int from = Edit.a(words[start]);
    int to = Edit.b(words[start]);
    int piece = position.content(from) * squares;
    int victim = position.content(to);
    return groups[piece + from] == groups[piece + to]
        && (victim == Contents.EMPTY || (!captured[victim] && groups[victim * squares + to] == 0));
  }
}
