package org.rookery.engine.movegen;

import java.util.Arrays;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.program.Code;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;

/**
 * Judges whether turns from one position are legal: royal safety and the conditions every turn must
 * meet.
 *
 * <p>Most turns are judged without being made. The question "is a royal man attacked?" is answered
 * by walks over the board; each looks at squares one after the other, and where it looks next
 * depends only on what it saw. A turn that changes none of the squares a walk has seen leads the
 * same walk to the same end, whatever else it changes. So a turn that touches no walk leaves the
 * answer as it is; after any other only the walks touched are taken again, and a turn that does not
 * touch a walk that found an attack is illegal at once. Where that reasoning ends, the turn is made
 * and judged afresh: when code was run for the answer, since it may have looked at anything; when a
 * royal man moves, appears or is captured; when men appear whose code would have to be run; when
 * there are other conditions, of every turn or of this one.
 */
final class Safety {
  private static final Test NONE = new Test.Constant(true);

  private final Royals royals;
  private final Attacks attacks;
  private final TestEvaluator.TurnQuestion turns;
  private final Test[] conditions;
  private final List<Test> forbidden;
  private final Reads reads;

  // The questions asked of the position prepared: one per royal man and opponent.
  private int[] squares = new int[4];
  private int[] contents = new int[4];
  private int[] attackers = new int[4];
  private int[] firstWalks = new int[4];
  private int questions;

  private int as;
  private Test condition = NONE;
  private boolean judgeAll;
  private int ownBefore;
  private int opposingBefore;

  Safety(GameProgram program, Attacks attacks, TestEvaluator.TurnQuestion turns) {
    this.royals = attacks.royals();
    this.attacks = attacks;
    this.turns = turns;
    this.conditions = program.royal().legal().toArray(Test[]::new);
    this.forbidden = program.forbidden();
    this.reads = new Reads(program.topology().size());
  }

  /** Looks at the position the turns to be judged start from. */
  void prepare(Position position) {
    look(position);
    ownBefore = royals.count(position, as);
    opposingBefore = royals.opposing(position, as);
  }

  /** Looks at the position after a part of a turn that started where {@code base} was prepared. */
  void prepareAfterPart(Position position, Safety base) {
    look(position);
    ownBefore = base.ownBefore;
    opposingBefore = base.opposingBefore;
  }

  private void look(Position position) {
    as = position.as();
    int mover = position.mover();
    condition = mover < conditions.length ? conditions[mover] : NONE;
    reads.clear();
    questions = 0;
    int walk = 0;
    for (int royal : royals.of(as)) {
      if (position.men(royal) > 0) {
        walk = watch(position, royal, walk);
      }
    }
    for (int by : royals.opponents(as)) {
      for (int royal : royals.of(by)) {
        if (position.men(royal) > 0) {
          mark(position, royal);
        }
      }
    }
    judgeAll = reads.anything || !isConstantlyTrue(condition);
  }

  private int watch(Position position, int royal, int firstWalk) {
    int walk = firstWalk;
    for (int word = 0; word < position.words(); word++) {
      for (long men = position.ofContent(royal, word); men != 0; men &= men - 1) {
        int square = (word << 6) + Long.numberOfTrailingZeros(men);
        for (int by : royals.opponents(as)) {
          note(square, royal, by, walk);
          walk = attacks.watch(position, square, royal, by, reads, walk);
        }
      }
    }
    mark(position, royal);
    return walk;
  }

  private void note(int square, int royal, int by, int walk) {
    if (questions == squares.length) {
      squares = Arrays.copyOf(squares, 2 * questions);
      contents = Arrays.copyOf(contents, 2 * questions);
      attackers = Arrays.copyOf(attackers, 2 * questions);
      firstWalks = Arrays.copyOf(firstWalks, 2 * questions);
    }
    squares[questions] = square;
    contents[questions] = royal;
    attackers[questions] = by;
    firstWalks[questions++] = walk;
  }

  /** Turns that touch royal men of whomever are judged afresh. */
  private void mark(Position position, int royal) {
    for (int word = 0; word < position.words(); word++) {
      for (long men = position.ofContent(royal, word); men != 0; men &= men - 1) {
        reads.walks[(word << 6) + Long.numberOfTrailingZeros(men)] |= Reads.EVERYTHING;
      }
    }
  }

  private static boolean isConstantlyTrue(Test condition) {
    return condition instanceof Test.Constant constant && constant.value();
  }

  /**
   * Whether the turn (or the rest of one) of these words, made from the position prepared, is
   * legal.
   */
  boolean isLegal(Position position, int[] words, int start, int end) {
    long touched = judgeAll ? Reads.EVERYTHING : touched(position, words, start, end);
    if (touched >= 0 && (reads.hits & ~touched) != 0) {
      return false;
    }
    if (touched == 0) {
      return true;
    }
    if (end == start + 1
        && Edit.kind(words[start]) == Edit.MOVE
        && canBeSeen(position, words[start], touched)) {
      return isLegalStep(position, words[start], touched);
    }
    position.make(words, start, end);
    boolean legal =
        touched < 0 ? isLegalNow(position, words, start, end) : !attackedBy(position, touched);
    position.unmake();
    return legal;
  }

  /**
   * Whether the turn of these words is seen to be legal without making it from the position
   * prepared.
   */
  boolean isKnownLegal(Position position, int[] words, int start, int end) {
    return !judgeAll && reads.hits == 0 && touched(position, words, start, end) == 0;
  }

  /** Whether what stands on the two squares of a leg is all that its legality hangs on. */
  private boolean canBeSeen(Position position, int leg, long touched) {
    if (touched >= 0) {
      return true;
    }
    return !judgeAll
        && questions == 1
        && Edit.a(leg) == squares[0]
        && reads.walks[Edit.b(leg)] >= 0
        && attacks.isSeen(position, Edit.b(leg), contents[0], attackers[0]);
  }

  /** Judges a turn of one leg by putting the man there in the bare list of contents only. */
  private boolean isLegalStep(Position position, int leg, long touched) {
    int from = Edit.a(leg);
    int to = Edit.b(leg);
    int[] board = position.contents();
    int man = board[from];
    int captured = board[to];
    board[from] = Contents.EMPTY;
    board[to] = man;
    boolean attacked =
        touched >= 0
            ? attackedBy(position, touched)
            : attacks.attacked(position, to, man, attackers[0], Code.ANY_GROUP);
    board[from] = man;
    board[to] = captured;
    return !attacked;
  }

  private boolean attackedBy(Position position, long walks) {
    for (int i = 0; i < questions; i++) {
      if (attacks.attackedBy(
          position, squares[i], contents[i], attackers[i], walks, firstWalks[i])) {
        return true;
      }
    }
    return reads.sliceHits(position, walks, attacks.evaluator());
  }

  /** The walks that look at squares the words change. */
  private long touched(Position position, int[] words, int start, int end) {
    long touched = 0;
    for (int i = start; i < end; i++) {
      touched |= touched(position, words[i]);
    }
    return touched;
  }

  private long touched(Position position, int word) {
    return switch (Edit.kind(word)) {
      case Edit.MOVE ->
          reads.newMen && !royals.isOf(as, position.content(Edit.a(word)))
              ? Reads.EVERYTHING
              : reads.walks[Edit.a(word)] | reads.walks[Edit.b(word)];
      case Edit.CAPTURE, Edit.REMOVE -> reads.walks[Edit.b(word)];
      case Edit.DROP -> royals.mayAppear(word) ? Reads.EVERYTHING : reads.walks[Edit.b(word)];
      case Edit.TYPE, Edit.SET_ATTRIBUTE, Edit.CLEAR_ATTRIBUTE ->
          reads.newMen || royals.mayAppear(word) ? Reads.EVERYTHING : reads.walks[Edit.b(word)];
      case Edit.COPY, Edit.CREATE, Edit.OWNER, Edit.NO_MATE, Edit.FORBID -> Reads.EVERYTHING;
      default -> 0;
    };
  }

  /** Whether the turn just made of these words was legal. */
  boolean isLegalNow(Position position, int[] words, int start, int end) {
    return !losesRoyal(position)
        && (takesLastRoyal(position) || !attacks.inCheck(position, as))
        && meetsCondition(position)
        && !isForbidden(position, words, start, end)
        && (!forbidsMate(words, start, end) || !isMate(position));
  }

  /** Whether the mover, who had a royal man, has none after the turn just made. */
  boolean losesRoyal(Position position) {
    return ownBefore > 0 && royals.count(position, as) == 0;
  }

  /**
   * Whether the turn just made took the opponents' last royal man: then nothing is left that could
   * answer an attack.
   */
  boolean takesLastRoyal(Position position) {
    return opposingBefore > 0 && royals.opposing(position, as) == 0;
  }

  /** What every turn of the mover must meet. */
  Test condition() {
    return condition;
  }

  boolean meetsCondition(Position position) {
    return isConstantlyTrue(condition) || attacks.evaluator().holds(position, condition);
  }

  /** Whether something holds that the words of the turn just made forbid. */
  boolean isForbidden(Position position, int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.FORBID
          && attacks.evaluator().holds(position, forbidden.get(Edit.a(words[i])))) {
        return true;
      }
    }
    return false;
  }

  static boolean forbidsMate(int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.NO_MATE) {
        return true;
      }
    }
    return false;
  }

  boolean isMate(Position position) {
    return attacks.inCheck(position, position.as()) && !turns.hasTurn(position);
  }
}
