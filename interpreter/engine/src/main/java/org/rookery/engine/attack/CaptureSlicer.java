package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.ContentSet;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/**
 * Makes {@linkplain CaptureSlice slices} of rules: one pass from every end back to the start, in
 * which a branch whose two ways come to the same is dropped.
 *
 * <p>Licensed by the board not changing while rules are run: whether some emission captures the
 * square is the disjunction over all ways, so a way that fails may simply go on with the next.
 * Rules not yet made, or with a question about the turn being built that matters, are not sliced:
 * they have to be run.
 */
final class CaptureSlicer implements Rule.Cases<Integer> {
  /** Deeper rules than this are run instead: a bound on the Java stack. */
  private static final int MAX_DEPTH = 1_500;

  private final GameProgram.Royal royal;

  // The slice being made.
  private CapturableFrom reach;
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

  // What holds where the next rule is looked at: whether the capture of the target is pending, and
  // where to go on when the way fails.
  private boolean taken;
  private int otherwise;

  /** Thrown when rules cannot be sliced. */
  private static final class Unsliceable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unsliceable() {
      super(null, null, false, false);
    }
  }

  CaptureSlicer(GameProgram program) {
    this.royal = program.royal();
    this.reach = CapturableFrom.of(RuleBlocks.NONE);
  }

  /**
   * The slice of the rules of a piece of {@code content} on {@code start} that captures a piece of
   * {@code as} on {@code target}; {@link CaptureSlice#UNKNOWN} when the rules have to be run.
   */
  CaptureSlice slice(List<RuleBlocks> sliced, int content, int start, int target, int as) {
    this.content = content;
    this.start = start;
    this.target = target;
    this.as = as;
    depth = 0;
    size = 0;
    made.clear();
    tests.clear();
    try {
      int entry = CaptureSlice.MISS;
      for (int i = sliced.size() - 1; i >= 0; i--) {
        entry = blocks(sliced.get(i), entry);
      }
      if (entry == CaptureSlice.MISS) {
        return CaptureSlice.NEVER;
      }
      return new CaptureSlice(Arrays.copyOf(nodes, size), tests.toArray(new Test[0]), entry);
    } catch (Unsliceable e) {
      return CaptureSlice.UNKNOWN;
    }
  }

  private int blocks(RuleBlocks rules, int after) {
    reach = CapturableFrom.of(rules);
    known.clear(2 * rules.numbers());
    int entry = after;
    for (int i = rules.blocks().size() - 1; i >= 0; i--) {
      entry = at(rules.blocks().get(i), false, entry);
    }
    return entry;
  }

  /**
   * The node that decides what rules from a place on capture.
   *
   * @param isTaken whether the capture of the target is pending
   * @param fails where to go on when the way fails
   */
  private int at(Rule rule, boolean isTaken, int fails) {
    if (rule instanceof Rule.End || (!isTaken && !reach.has(rule, target))) {
      return fails;
    }
    int place = 2 * rule.number() + (isTaken ? 1 : 0);
    int node = known.get(place, fails);
    if (node != SliceMemo.UNKNOWN) {
      return node;
    }
    if (++depth > MAX_DEPTH) {
      throw new Unsliceable();
    }
    taken = isTaken;
    otherwise = fails;
    int result = rule.match(this);
    depth--;
    known.put(place, fails, result);
    return result;
  }

  @Override
  public Integer look(Rule.Look rule) {
    boolean isTaken = taken;
    int fails = otherwise;
    int square = rule.square();
    if (square == target || square == start) {
      boolean yes = rule.pieces().has(square == target ? as : content);
      return at(yes ? rule.yes() : rule.no(), isTaken, fails);
    }
    int yes = at(rule.yes(), isTaken, fails);
    int no = at(rule.no(), isTaken, fails);
    return yes == no ? yes : write(look(square, rule.pieces(), yes, no));
  }

  private static List<Integer> look(int square, ContentSet pieces, int yes, int no) {
    List<Integer> node = new ArrayList<>(3 + pieces.words().length);
    node.add(square);
    node.add(yes);
    node.add(no);
    for (int word : pieces.words()) {
      node.add(word);
    }
    return node;
  }

  @Override
  public Integer ask(Rule.Ask rule) {
    boolean isTaken = taken;
    int fails = otherwise;
    Test test = rule.test();
    if (test.passed().orElse(Topology.NOWHERE) == target) {
      return at(rule.no(), isTaken, fails); // a passed square is empty
    }
    int yes = at(rule.yes(), isTaken, fails);
    int no = at(rule.no(), isTaken, fails);
    if (yes == no) {
      return yes;
    }
    if (test.isAboutMove()) {
      throw new Unsliceable();
    }
    int number = tests.indexOf(test);
    if (number < 0) {
      number = tests.size();
      tests.add(test);
    }
    return write(List.of(~number, yes, no));
  }

  @Override
  public Integer fork(Rule.Fork rule) {
    boolean isTaken = taken;
    return at(rule.first(), isTaken, at(rule.then(), isTaken, otherwise));
  }

  @Override
  public Integer collect(Rule.Collect rule) {
    return at(rule.next(), taken || takes(rule.edit()), otherwise);
  }

  @Override
  public Integer forget(Rule.Forget rule) {
    return at(rule.next(), false, otherwise);
  }

  @Override
  public Integer emit(Rule.Emit rule) {
    boolean isTaken = taken;
    for (int edit : rule.edits()) {
      isTaken |= takes(edit);
    }
    return isTaken ? CaptureSlice.HIT : at(rule.next(), false, otherwise);
  }

  @Override
  public Integer more(Rule.More rule) {
    throw new Unsliceable();
  }

  @Override
  public Integer end(Rule.End rule) {
    return otherwise;
  }

  /** Whether an edit captures the piece on the target. */
  private boolean takes(int edit) {
    if (edit == Rule.CAPTURE_PASSER) {
      throw new Unsliceable(); // wherever it stands
    }
    boolean toItself = target == start && Edit.kind(edit) != Edit.CAPTURE;
    return Edit.b(edit) == target && !toItself && royal.attacks(edit);
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
