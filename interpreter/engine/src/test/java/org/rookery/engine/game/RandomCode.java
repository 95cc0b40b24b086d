package org.rookery.engine.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.MoveGroup;
import org.rookery.program.Quantity;
import org.rookery.program.Region;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/**
 * Code put together by chance for a piece on square 0 of a board of four squares: two blocks
 * without loops, in which anything may follow anything.
 */
public final class RandomCode {
  /** The square of the piece whose code it is. */
  public static final int START = 0;

  /** The squares of the board. */
  public static final int SQUARES = 4;

  private final Random random;
  private final Contents contents;
  private final boolean asksCaptures;
  private final List<int[]> instructions = new ArrayList<>();
  private final List<Test> tests = new ArrayList<>();
  private List<MoveListing> others = List.of();
  private boolean goesOn;

  /**
   * Code for a game with these contents.
   *
   * @param asksCaptures whether it may ask what the move being built captures
   */
  public RandomCode(Random random, Contents contents, boolean asksCaptures) {
    this.random = random;
    this.contents = contents;
    this.asksCaptures = asksCaptures;
  }

  /** The same with places where it goes on elsewhere. */
  public RandomCode with(MoveListing... more) {
    others = List.of(more);
    return this;
  }

  /** The same as what other code goes on with, so that edits may be pending from the start. */
  public RandomCode goingOn() {
    goesOn = true;
    return this;
  }

  /** The code as rules. */
  public RuleBlocks code() {
    return listing().rules(contents.maskWords());
  }

  /** The code. */
  public MoveListing listing() {
    int first = 3 + random.nextInt(8);
    block(first);
    block(3 + random.nextInt(8));
    emissions(first);
    int[] places = new int[instructions.size()];
    int size = 0;
    for (int i = 0; i < places.length; i++) {
      places[i] = size;
      size += instructions.get(i).length;
    }
    int[] words = new int[size];
    for (int i = 0; i < places.length; i++) {
      int[] instruction = instructions.get(i);
      System.arraycopy(instruction, 0, words, places[i], instruction.length);
      int target = target(instruction[0]);
      if (target > 0) {
        words[places[i] + target] = places[instruction[target]];
      }
    }
    return new MoveListing(words, new int[] {0, places[first]}, tests.toArray(Test[]::new), others);
  }

  /** Which word of an instruction is a jump target, until then the number of an instruction. */
  private static int target(int opcode) {
    return switch (opcode) {
      case Op.JUMP, Op.FORK -> 1;
      case Op.HOLDS, Op.TEST -> 2;
      default -> 0;
    };
  }

  private void block(int length) {
    int begin = instructions.size();
    int last = begin + length - 1;
    for (int i = begin; i < last; i++) {
      instructions.add(instruction(i + 1 + random.nextInt(last - i)));
    }
    instructions.add(new int[] {Op.END});
  }

  private int[] instruction(int target) {
    return switch (random.nextInt(12)) {
      case 0, 1 -> holds(target);
      case 2, 3 -> {
        tests.add(test(2));
        yield new int[] {Op.TEST, tests.size() - 1, target};
      }
      case 4 -> new int[] {Op.JUMP, target};
      case 5, 6 -> new int[] {Op.FORK, target};
      case 7, 8 -> new int[] {Op.EDIT, edit()};
      case 9 -> random.nextInt(4) == 0 ? new int[] {Op.FORGET} : new int[] {Op.EMIT_PENDING};
      default ->
          !others.isEmpty() && random.nextInt(3) == 0
              ? new int[] {Op.MORE, random.nextInt(others.size())}
              : new int[] {Op.EMIT, random.nextInt(4) == 0 ? edit() : leg()};
    };
  }

  private int[] holds(int target) {
    ContentSet set = set();
    return IntStream.concat(IntStream.of(Op.HOLDS, square(), target), IntStream.of(set.words()))
        .toArray();
  }

  private int square() {
    return random.nextInt(SQUARES);
  }

  private ContentSet set() {
    BitSet bits = new BitSet();
    for (int content = 0; content < contents.size(); content++) {
      bits.set(content, random.nextBoolean());
    }
    return ContentSet.of(bits, contents);
  }

  private int leg() {
    return Edit.of(Edit.MOVE, START, 1 + random.nextInt(SQUARES - 1));
  }

  private int edit() {
    int piece = 1 + random.nextInt(contents.size() - 1);
    return switch (random.nextInt(9)) {
      case 0 -> Edit.of(Edit.MOVE, square(), square());
      case 1 -> Edit.of(Edit.COPY, square(), square());
      case 2 -> Edit.of(Edit.DROP, piece, square());
      case 3 -> Edit.of(Edit.CREATE, piece, square());
      case 4 -> Edit.of(Edit.REMOVE, 0, square());
      case 5 -> Edit.of(Edit.TYPE, 0, square());
      case 6 -> Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS + 1);
      default -> Edit.of(Edit.CAPTURE, 0, square());
    };
  }

  private Test test(int depth) {
    return switch (random.nextInt(depth == 0 ? 5 : 9)) {
      case 0 -> new Test.Holds(square(), set());
      case 1 -> new Test.Attribute(square(), 0);
      case 2 -> new Test.Unmoved(0);
      case 3 -> asksCaptures ? captures() : new Test.Constant(random.nextBoolean());
      case 4 -> count();
      case 5 -> new Test.Not(test(depth - 1));
      case 6 -> new Test.And(List.of(test(depth - 1), test(depth - 1)));
      case 7 -> new Test.Or(List.of(test(depth - 1), test(depth - 1)));
      default -> new Test.Attacked(square(), 1, 1, MoveGroup.ANY);
    };
  }

  private Test captures() {
    boolean drops = random.nextInt(4) == 0;
    return new Test.Captures(
        drops ? Test.Captures.HAND : random.nextInt(3) == 0 ? square() : START, square());
  }

  private Test count() {
    BitSet bits = new BitSet();
    for (int square = 0; square < SQUARES; square++) {
      bits.set(square, random.nextInt(3) > 0);
    }
    return new Test.Compare(
        new Quantity.PieceCount(set(), Region.of(bits, SQUARES)),
        Quantity.Relation.values()[random.nextInt(Quantity.Relation.values().length)],
        new Quantity.Constant(random.nextInt(4)));
  }

  /** What emits without edits pending says so. */
  private void emissions(int secondBlock) {
    boolean[] pending = new boolean[instructions.size() + 1];
    pending[0] = goesOn;
    pending[secondBlock] = goesOn;
    for (int i = 0; i < instructions.size(); i++) {
      int[] instruction = instructions.get(i);
      boolean after = pending[i];
      switch (instruction[0]) {
        case Op.EDIT -> after = true;
        case Op.EMIT -> {
          if (!after) {
            instruction[0] = Op.EMIT_PLAIN;
          }
          after = false;
        }
        case Op.EMIT_PENDING, Op.FORGET -> after = false;
        default -> {}
      }
      int target = target(instruction[0]);
      if (target > 0) {
        pending[instruction[target]] |= after;
      }
      if (instruction[0] != Op.JUMP && instruction[0] != Op.END) {
        pending[i + 1] |= after;
      }
    }
  }
}
