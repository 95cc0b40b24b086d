package org.rookery.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Goes every way through rules that leads to an emission, without a position: what must stand where
 * for it, what must be answered, and what it emits.
 *
 * <p>Rules can have more ways than time: what lies beyond a number of rules looked at is left out.
 * A way can also be longer than a stack is deep, so what is still to be done is kept in a list.
 */
public abstract class RuleWalk implements Rule.Cases<Boolean> {
  /** How a test must turn out. */
  public record Answer(Test test, boolean holds) {}

  private final Contents contents;
  private final int mostPieces;
  private final Map<Integer, BitSet> needs = new TreeMap<>();
  private final Map<Test, Boolean> known = new HashMap<>();

  /** The answers in {@link #known}, in the order of asking: copied quickly, which is done often. */
  private final List<Answer> answers = new ArrayList<>();

  /** What is still to be done, the next first. */
  private final Deque<Runnable> agenda = new ArrayDeque<>();

  private List<Integer> collected = new ArrayList<>();
  private int occupied;
  private int budget;
  private int block;

  /**
   * A walk.
   *
   * @param most how many rules are looked at
   * @param mostPieces ways on which more squares must be occupied are not gone
   */
  protected RuleWalk(Contents contents, int most, int mostPieces) {
    this.contents = contents;
    this.budget = most;
    this.mostPieces = mostPieces;
  }

  /** From now on a piece stands on a square, who does not count among those that ways need. */
  protected final void stands(int content, int square) {
    BitSet only = new BitSet();
    only.set(content);
    needs.put(square, only);
  }

  /**
   * Told of an emission: {@link #collected} are its edits.
   *
   * @param inBlock the number of its block
   * @param origin the tag of the place in the rules file
   */
  protected abstract void emitted(int inBlock, int origin);

  /** The edits collected on the way, {@link Rule#CAPTURE_PASSER} among them. */
  protected final List<Integer> collected() {
    return List.copyOf(collected);
  }

  /** By square, the contents one of which must stand there. */
  protected final Map<Integer, BitSet> needs() {
    Map<Integer, BitSet> copy = new TreeMap<>();
    needs.forEach((square, set) -> copy.put(square, (BitSet) set.clone()));
    return copy;
  }

  /** What has to be answered, in the order in which it is asked. */
  protected final List<Answer> answers() {
    return List.copyOf(answers);
  }

  /** Goes all ways through some rules. */
  public final void walk(RuleBlocks rules) {
    for (block = 0; block < rules.blocks().size(); block++) {
      collected.clear();
      go(rules.blocks().get(block));
      while (!agenda.isEmpty()) {
        agenda.pop().run();
      }
    }
  }

  /** Does something next, before all that is to be done already. */
  protected final void next(Runnable step) {
    agenda.push(step);
  }

  private void next(Runnable step, Runnable after) {
    next(after);
    next(step);
  }

  /** Goes on from a rule; state is as before when all that comes of it is done. */
  private void go(Rule rule) {
    List<Integer> saved = collected;
    collected = new ArrayList<>(saved);
    next(() -> follow(rule), () -> collected = saved);
  }

  private void follow(Rule rule) {
    if (goesOn()) {
      rule.match(this);
    }
  }

  @Override
  public final Boolean look(Rule.Look rule) {
    holds(rule.square(), rule.pieces().members(), () -> go(rule.yes()), () -> go(rule.no()));
    return true;
  }

  @Override
  public final Boolean ask(Rule.Ask rule) {
    ask(rule.test(), () -> go(rule.yes()), () -> go(rule.no()));
    return true;
  }

  @Override
  public final Boolean fork(Rule.Fork rule) {
    next(() -> go(rule.first()), () -> follow(rule.then()));
    return true;
  }

  @Override
  public final Boolean collect(Rule.Collect rule) {
    collected.add(rule.edit());
    next(() -> follow(rule.next()));
    return true;
  }

  @Override
  public final Boolean forget(Rule.Forget rule) {
    collected.clear();
    next(() -> follow(rule.next()));
    return true;
  }

  @Override
  public final Boolean emit(Rule.Emit rule) {
    collected.addAll(rule.edits());
    emitted(block, rule.origin());
    collected.clear();
    next(() -> follow(rule.next()));
    return true;
  }

  @Override
  public final Boolean more(Rule.More rule) {
    return true;
  }

  @Override
  public final Boolean end(Rule.End rule) {
    return true;
  }

  /**
   * Counts as a rule looked at, since a test that is taken apart has ways of its own; false when
   * enough has been looked at.
   */
  protected final boolean goesOn() {
    return budget-- > 0;
  }

  /** Looks at nothing more. */
  protected final void stop() {
    budget = 0;
  }

  /**
   * Goes both ways from a test; one about a single square is a look.
   *
   * <p>A way is gone on by {@link #next}, never called at once: calls would nest as deep as the
   * test is long.
   */
  protected void ask(Test test, Runnable yes, Runnable no) {
    if (test instanceof Test.Holds holds) {
      holds(holds.square(), holds.contents().members(), yes, no);
    } else {
      next(() -> answered(test, true, yes), () -> answered(test, false, no));
    }
  }

  /** Goes both ways from a question about one square. */
  protected final void holds(int square, BitSet pieces, Runnable yes, Runnable no) {
    BitSet others = (BitSet) pieces.clone();
    others.flip(0, contents.size());
    next(() -> need(square, pieces, yes), () -> need(square, others, no));
  }

  /** Goes on where one of some contents must stand on a square. */
  private void need(int square, BitSet pieces, Runnable then) {
    BitSet before = needs.get(square);
    BitSet after = (BitSet) pieces.clone();
    if (before != null) {
      after.and(before);
    }
    boolean fills = !after.get(Contents.EMPTY) && (before == null || before.get(Contents.EMPTY));
    if (after.isEmpty() || (fills && occupied == mostPieces)) {
      return;
    }
    occupied += fills ? 1 : 0;
    needs.put(square, after);
    next(
        then,
        () -> {
          occupied -= fills ? 1 : 0;
          if (before == null) {
            needs.remove(square);
          } else {
            needs.put(square, before);
          }
        });
  }

  private void answered(Test test, boolean answer, Runnable then) {
    Boolean before = known.putIfAbsent(test, answer);
    if (before == null) {
      answers.add(new Answer(test, answer));
      next(
          then,
          () -> {
            answers.remove(answers.size() - 1);
            known.remove(test);
          });
    } else if (before == answer) {
      next(then);
    }
  }
}
