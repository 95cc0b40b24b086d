package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.rookery.engine.position.EditOrder;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleMaker;
import org.rookery.program.Test;

/**
 * Finds every way rules can come to an emission, without a position: what must hold for it, and
 * which edits it emits.
 *
 * <p>Tests made of questions about single squares are taken apart; any other test goes both ways
 * and is noted in the path.
 */
final class PathWalker implements Rule.Cases<Rule> {
  /** How many rules one walk may look at; what lies beyond that is answered in other ways. */
  static final int LIMIT = 20_000;

  /**
   * How many questions deep a walk may go, each part of one counted, which bounds the Java stack:
   * each takes up to five frames.
   */
  static final int MAX_DEPTH = 700;

  /** How many squares a count may look at before it is not taken apart any more. */
  private static final int COUNTED_SQUARES = 16;

  /** Told of each emission. */
  interface Visitor {
    /** An emission of {@code size} edits, valid during the call only; whether to go on. */
    boolean emission(int[] words, int size, Path path);
  }

  private static final Shortcuts.Interest NOTHING =
      new Shortcuts.Interest(false, edit -> false, edit -> false);

  private final ContentSets sets;
  private final int squares;
  private final int occupied;
  private final int empty;

  // The walk going on.
  private Shortcuts shortcuts = Shortcuts.of(List.of(RuleBlocks.NONE), NOTHING).get(0);
  private Path path;
  private Visitor visitor = (words, size, way) -> false;
  private int[] pending = new int[16];
  private int pendingSize;
  private boolean wanted;
  private boolean givenUp;
  private int budget;
  private int depth;

  PathWalker(GameProgram program) {
    this.sets = new ContentSets(program.contents());
    this.squares = program.topology().size();
    this.occupied = sets.occupied();
    this.empty = sets.only(Contents.EMPTY);
    this.path = new Path(sets, squares);
  }

  /** Whether the last walk was given up for looking at too many rules. */
  boolean isExhausted() {
    return budget <= 0;
  }

  ContentSets sets() {
    return sets;
  }

  /**
   * Walks all rules that lead to wanted emissions, telling at least those.
   *
   * @param ways through the rules of one piece in one place
   * @param start the square of the piece, or a negative number for a piece in hand
   * @param content the piece
   * @return whether every emission was told; false when the visitor has had enough, when there were
   *     too many ways, or where rules are not yet made
   */
  boolean walk(List<Shortcuts> ways, int start, int content, Visitor told) {
    visitor = told;
    budget = LIMIT;
    depth = 0;
    givenUp = false;
    for (Shortcuts through : ways) {
      shortcuts = through;
      for (Rule block : through.rules().blocks()) {
        path = new Path(sets, squares);
        pendingSize = 0;
        wanted = false;
        if (start >= 0) {
          path.narrow(start, sets.only(content));
        }
        if (!go(block)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Walks on; false when the walk is given up. State is as before when it returns true. */
  private boolean go(Rule start) {
    int[] savedPending = Arrays.copyOf(pending, pendingSize);
    boolean savedWanted = wanted;
    boolean told = deeper(() -> follow(start));
    wanted = savedWanted;
    pendingSize = savedPending.length;
    System.arraycopy(savedPending, 0, pending, 0, pendingSize);
    return told;
  }

  private boolean deeper(BooleanSupplier way) {
    depth++;
    boolean told = depth <= MAX_DEPTH && way.getAsBoolean();
    depth--;
    return told;
  }

  private boolean follow(Rule start) {
    Rule rule = shortcuts.from(start, wanted);
    while (rule != RuleMaker.END) {
      if (budget-- <= 0) {
        return false;
      }
      rule = shortcuts.from(rule.match(this), wanted);
    }
    return !givenUp;
  }

  /** A way is over. */
  private Rule end(boolean told) {
    givenUp |= !told;
    return RuleMaker.END;
  }

  @Override
  public Rule look(Rule.Look rule) {
    int set = sets.number(rule.pieces());
    return end(holds(rule.square(), set, () -> go(rule.yes()), () -> go(rule.no())));
  }

  @Override
  public Rule ask(Rule.Ask rule) {
    return end(ask(rule.test(), () -> go(rule.yes()), () -> go(rule.no())));
  }

  @Override
  public Rule fork(Rule.Fork rule) {
    return end(go(rule.first()) && go(rule.then()));
  }

  @Override
  public Rule collect(Rule.Collect rule) {
    wanted |= shortcuts.wants(rule.edit());
    if (shortcuts.keeps(rule.edit())) {
      pend(rule.edit());
    }
    return rule.next();
  }

  @Override
  public Rule forget(Rule.Forget rule) {
    pendingSize = 0;
    wanted = false;
    return rule.next();
  }

  @Override
  public Rule emit(Rule.Emit rule) {
    shortcuts.kept(rule).forEach(this::pend);
    return emit() ? rule.next() : end(false);
  }

  @Override
  public Rule more(Rule.More rule) {
    return end(false);
  }

  @Override
  public Rule end(Rule.End rule) {
    return rule;
  }

  private boolean emit() {
    int[] emitted = Arrays.copyOf(pending, pendingSize);
    int size = EditOrder.tidy(emitted, 0, pendingSize);
    pendingSize = 0;
    wanted = false;
    return visitor.emission(emitted, size, path);
  }

  private void pend(int word) {
    if (pendingSize == pending.length) {
      pending = Arrays.copyOf(pending, 2 * pendingSize);
    }
    pending[pendingSize++] = word;
  }

  /** Goes both ways from a question about one square. */
  private boolean holds(int square, int set, BooleanSupplier yes, BooleanSupplier no) {
    return way(square, set, yes) && way(square, sets.complement(set), no);
  }

  private boolean way(int square, int set, BooleanSupplier then) {
    int before = path.before(square);
    if (!path.narrow(square, set)) {
      return true;
    }
    boolean told = deeper(then);
    path.widen(square, before);
    return told;
  }

  private boolean ask(Test test, BooleanSupplier yes, BooleanSupplier no) {
    budget--;
    // All in one method: what follows is asked inside this, and browsers have little stack.
    if (test.isAll()) {
      return all(test.parts(), 0, yes, no);
    }
    if (test.isAny()) {
      return any(test.parts(), 0, yes, no);
    }
    if (test.denied().isPresent()) {
      return ask(test.denied().get(), no, yes);
    }
    if (test.constant().isPresent()) {
      return (test.constant().get() ? yes : no).getAsBoolean();
    }
    if (test instanceof Test.Holds holds) {
      return holds(holds.square(), sets.number(holds.contents()), yes, no);
    }
    if (test instanceof Test.Captures captures) {
      return captures(captures, yes, no);
    }
    if (test instanceof Test.Compare compare && isSmallCount(compare)) {
      return count(
          compare, ((Quantity.PieceCount) compare.left()).region().squares(), 0, 0, yes, no);
    }
    // A passed square is empty.
    BooleanSupplier then =
        test.passed().isPresent() ? () -> way(test.passed().getAsInt(), empty, yes) : yes;
    return opaque(test, true, then) && opaque(test, false, no);
  }

  private boolean opaque(Test test, boolean answer, BooleanSupplier then) {
    if (!path.answer(test, answer)) {
      return true;
    }
    boolean told = deeper(then);
    path.forgetAnswer();
    return told;
  }

  private boolean all(List<Test> tests, int from, BooleanSupplier yes, BooleanSupplier no) {
    return from == tests.size()
        ? yes.getAsBoolean()
        : deeper(() -> ask(tests.get(from), () -> all(tests, from + 1, yes, no), no));
  }

  private boolean any(List<Test> tests, int from, BooleanSupplier yes, BooleanSupplier no) {
    return from == tests.size()
        ? no.getAsBoolean()
        : deeper(() -> ask(tests.get(from), yes, () -> any(tests, from + 1, yes, no)));
  }

  /**
   * Goes on by whether the emission would capture, a pending capture or leg after the other, the
   * last leg at the end. Where one of them hangs on another, the walk is given up.
   */
  private boolean captures(Test.Captures test, BooleanSupplier yes, BooleanSupplier no) {
    List<Integer> words = new ArrayList<>();
    for (int i = 0; i < pendingSize; i++) {
      if (pending[i] == Rule.CAPTURE_PASSER) {
        return yes.getAsBoolean();
      }
      words.add(pending[i]);
    }
    if (test.from() == Test.Captures.HAND) {
      words.add(Edit.of(Edit.DROP, 1, test.to()));
    } else if (test.from() != test.to()) {
      words.add(Edit.of(Edit.MOVE, test.from(), test.to()));
    }
    BitSet taken = new BitSet();
    BitSet left = new BitSet();
    for (int word : words) {
      boolean clear =
          switch (Edit.kind(word)) {
            case Edit.MOVE -> {
              int lifted = path.before(Edit.a(word));
              boolean goes = lifted >= 0 && sets.isEmpty(sets.intersection(lifted, empty));
              boolean alone = goes && !left.get(Edit.a(word)) && !taken.get(Edit.b(word));
              left.set(Edit.a(word));
              taken.set(Edit.b(word));
              yield alone;
            }
            case Edit.DROP, Edit.CAPTURE -> {
              boolean alone = !taken.get(Edit.b(word));
              taken.set(Edit.b(word));
              yield alone;
            }
            case Edit.COPY, Edit.CREATE, Edit.COLUMN -> false; // who covers does not capture
            default -> true;
          };
      if (!clear) {
        return false;
      }
    }
    taken.andNot(left); // who has gone is not taken
    return anyOccupied(taken, taken.nextSetBit(0), yes, no);
  }

  private boolean anyOccupied(BitSet squares, int square, BooleanSupplier yes, BooleanSupplier no) {
    return square < 0
        ? no.getAsBoolean()
        : holds(
            square,
            occupied,
            yes,
            () -> anyOccupied(squares, squares.nextSetBit(square + 1), yes, no));
  }

  private static boolean isSmallCount(Test.Compare compare) {
    return compare.left() instanceof Quantity.PieceCount pieces
        && compare.right() instanceof Quantity.Constant
        && pieces.region().squares().length <= COUNTED_SQUARES;
  }

  /** Looks at the squares of a count one by one until the comparison is decided. */
  private boolean count(
      Test.Compare compare,
      int[] region,
      int seen,
      int found,
      BooleanSupplier yes,
      BooleanSupplier no) {
    int right = ((Quantity.Constant) compare.right()).value();
    int rest = region.length - seen;
    boolean holdsNow = compare.relation().holds(found, right);
    boolean decided = true;
    for (int more = 1; more <= rest; more++) {
      decided &= compare.relation().holds(found + more, right) == holdsNow;
    }
    if (decided) {
      return holdsNow ? yes.getAsBoolean() : no.getAsBoolean();
    }
    ContentSet pieces = ((Quantity.PieceCount) compare.left()).contents();
    return holds(
        region[seen],
        sets.number(pieces),
        () -> count(compare, region, seen + 1, found + 1, yes, no),
        () -> count(compare, region, seen + 1, found, yes, no));
  }
}
