package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.engine.run.Instructions;
import org.rookery.engine.run.RuleCode;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;

/**
 * Makes {@linkplain CaptureSlice slices} of code: one pass over the code from every end back to the
 * start, in which a branch whose two ways come to the same is dropped.
 *
 * <p>Licensed by the board not changing while code runs: whether some emission captures the square
 * is the disjunction over all ways through the code, so a way that fails may simply go on with the
 * next. Code not yet made, or with a question about its own pending edits that matters, is not
 * sliced: it has to be run.
 */
final class CaptureSlicer {
  /** Deeper code than this is run instead: a bound on the Java stack. */
  private static final int DEEPEST = 1_500;

  private final GameProgram.Royal royal;
  private final int maskWords;

  private final Map<RuleCode, CapturableFrom> reaches = new IdentityHashMap<>();

  // The slice being made.
  private CapturableFrom reach;
  private RuleCode code = RuleCode.NONE;
  private Instructions words;
  private int start;
  private int content;
  private int target;
  private int as;
  private int depth;
  private int[] nodes = new int[256];
  private int size;
  private final Map<List<Integer>, Integer> made = new HashMap<>();
  private final SliceMemo known = new SliceMemo();
  private final List<Test> tests = new ArrayList<>();

  /** Thrown when code cannot be sliced. */
  private static final class Unsliceable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unsliceable() {
      super(null, null, false, false);
    }
  }

  CaptureSlicer(GameProgram program) {
    this.royal = program.royal();
    this.maskWords = program.contents().maskWords();
    this.reach = reach(RuleCode.NONE);
    this.words = code.instructions(maskWords);
  }

  /**
   * The slice of the code of a man of {@code content} on {@code start} that captures a man of
   * {@code as} on {@code target}; {@link CaptureSlice#UNKNOWN} when the code has to be run.
   */
  CaptureSlice slice(RuleCode sliced, int content, int start, int target, int as) {
    this.code = sliced;
    this.words = sliced.instructions(maskWords);
    this.reach = reaches.computeIfAbsent(sliced, this::reach);
    this.content = content;
    this.start = start;
    this.target = target;
    this.as = as;
    depth = 0;
    size = 0;
    made.clear();
    known.clear(2 * sliced.words().length);
    tests.clear();
    try {
      int entry = CaptureSlice.MISS;
      for (int i = sliced.blocks().length - 1; i >= 0; i--) {
        entry = at(sliced.blocks()[i], false, entry);
      }
      if (entry == CaptureSlice.MISS) {
        return CaptureSlice.NEVER;
      }
      return new CaptureSlice(Arrays.copyOf(nodes, size), tests.toArray(new Test[0]), entry);
    } catch (Unsliceable e) {
      return CaptureSlice.UNKNOWN;
    }
  }

  private CapturableFrom reach(RuleCode of) {
    return new CapturableFrom(of.instructions(maskWords), royal);
  }

  /**
   * The node that decides what the code from {@code pc} on captures.
   *
   * @param taken whether the capture of the target is pending
   * @param otherwise where to go on when the way fails
   */
  private int at(int pc, boolean taken, int otherwise) {
    if (!taken && !reach.has(pc, target)) {
      return otherwise;
    }
    int place = 2 * pc + (taken ? 1 : 0);
    int node = known.get(place, otherwise);
    if (node != SliceMemo.UNKNOWN) {
      return node;
    }
    if (++depth > DEEPEST) {
      throw new Unsliceable();
    }
    int result = follow(pc, taken, otherwise);
    depth--;
    known.put(place, otherwise, result);
    return result;
  }

  private int follow(int begin, boolean pending, int otherwise) {
    int pc = begin;
    boolean taken = pending;
    while (true) {
      switch (words.at(pc)) {
        case END -> {
          return otherwise;
        }
        case JUMP -> {
          // It goes on there.
        }
        case FORK -> {
          return at(words.next(pc), taken, at(words.other(pc), taken, otherwise));
        }
        case LOOK -> {
          return holds(pc, taken, otherwise);
        }
        case ASK -> {
          return ask(pc, taken, otherwise);
        }
        case COLLECT -> taken |= takes(words.operand(pc));
        case EMIT, EMIT_PLAIN -> {
          if (taken || takes(words.operand(pc))) {
            return CaptureSlice.HIT;
          }
        }
        case EMIT_COLLECTED -> {
          if (taken) {
            return CaptureSlice.HIT;
          }
        }
        case FORGET -> taken = false;
        case CAPTURE_PASSER, MORE -> throw new Unsliceable();
      }
      pc = words.next(pc);
    }
  }

  /** Whether an edit captures the man on the target. */
  private boolean takes(int word) {
    boolean toItself = target == start && Edit.kind(word) != Edit.CAPTURE;
    return Edit.b(word) == target && !toItself && royal.attacks(word);
  }

  private int holds(int pc, boolean taken, int otherwise) {
    int square = words.operand(pc);
    int[] mask = words.words();
    int set = words.setAt(pc);
    if (square == target || square == start) {
      int there = square == target ? as : content;
      boolean yes = (mask[set + (there >>> 5)] >>> there & 1) != 0;
      return at(yes ? words.next(pc) : words.other(pc), taken, otherwise);
    }
    int yes = at(words.next(pc), taken, otherwise);
    int no = at(words.other(pc), taken, otherwise);
    if (yes == no) {
      return yes;
    }
    List<Integer> node = new ArrayList<>(3 + maskWords);
    node.add(square);
    node.add(yes);
    node.add(no);
    for (int i = 0; i < maskWords; i++) {
      node.add(mask[set + i]);
    }
    return write(node);
  }

  private int ask(int pc, boolean taken, int otherwise) {
    Test test = code.test(pc);
    if (test instanceof Test.Passed passed && passed.square() == target) {
      return at(words.other(pc), taken, otherwise); // a passed square is empty
    }
    int yes = at(words.next(pc), taken, otherwise);
    int no = at(words.other(pc), taken, otherwise);
    if (yes == no) {
      return yes;
    }
    if (RuleCode.isAboutMove(test)) {
      throw new Unsliceable();
    }
    int number = tests.indexOf(test);
    if (number < 0) {
      number = tests.size();
      tests.add(test);
    }
    return write(List.of(~number, yes, no));
  }

  private int write(List<Integer> node) {
    Integer known = made.get(node);
    if (known != null) {
      return known;
    }
    int entry = size;
    size += node.size();
    if (size > nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * size);
    }
    for (int i = 0; i < node.size(); i++) {
      nodes[entry + i] = node.get(i);
    }
    made.put(node, entry);
    return entry;
  }
}
