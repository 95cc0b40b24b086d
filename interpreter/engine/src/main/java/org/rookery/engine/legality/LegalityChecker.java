package org.rookery.engine.legality;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.attack.Attacks;
import org.rookery.engine.attack.RoyalPieces;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.TurnOrder;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.TestEvaluator;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/**
 * Judges whether turns from one position are legal: royal safety and the conditions every turn must
 * meet.
 *
 * <p>Most turns are judged by a {@link AttackDependencies} without being made: one that leaves all
 * answers about attacks as they are, or of which only few have to be found again. "This turn must
 * not leave such a player in check" is answered by the same watch, which then asks about their
 * royal pieces too. A turn is made and judged afresh where the watch does not see its outcome, and
 * when there are other conditions, of every turn or of this one.
 */
public final class LegalityChecker {
  private static final Test ALWAYS = new Test.Constant(true);
  private static final int[] NO_PLAYERS = {};

  private final RoyalPieces royals;
  private final Attacks attacks;
  private final TestEvaluator.TurnQuestion turns;
  private final Test[] conditions;
  private final List<Test> forbidden;
  private final AttackDependencies dependencies;
  private final ScratchBoard scratch = new ScratchBoard();

  /** For each mover the players their condition says they may not leave in check. */
  private final int[][] spared;

  /** For each mover whether their condition says that and no more. */
  private final boolean[] sparesOnly;

  /** By step the condition of turns that the same player follows up; null where another is next. */
  private final @Nullable Test[] followed;

  /** The position {@link #legal} judges turns of. */
  private @Nullable Position judged;

  /** The filter of {@link #keepLegal}, made once. */
  private final MoveBuffer.Filter legal =
      (words, start, end) -> isLegal(Objects.requireNonNull(judged), words, start, end);

  private int as;
  private Test condition = ALWAYS;
  private boolean judgeAll;

  /** Whether nothing is asked of a turn but what its own words forbid. */
  private boolean isFree;

  private boolean mayStayAttacked;
  private int ownBefore;
  private int opposingBefore;

  public LegalityChecker(GameProgram program, Attacks attacks, TestEvaluator.TurnQuestion turns) {
    this.royals = attacks.royals();
    this.attacks = attacks;
    this.turns = turns;
    this.conditions = program.royal().legal().toArray(Test[]::new);
    this.forbidden = program.forbidden();
    this.dependencies = new AttackDependencies(attacks, program.topology().size());
    this.spared = new int[conditions.length][];
    this.sparesOnly = new boolean[conditions.length];
    this.followed = new Test[program.turnOrder().size()];
    for (int step = 0; program.royal().inTheEnd() && step < followed.length; step++) {
      followed[step] = followedCondition(program, step);
    }
    for (int mover = 0; mover < conditions.length; mover++) {
      IntStream.Builder players = IntStream.builder();
      sparesOnly[mover] = spares(conditions[mover], players);
      spared[mover] = sparesOnly[mover] ? players.build().toArray() : NO_PLAYERS;
    }
  }

  private @Nullable Test followedCondition(GameProgram program, int step) {
    TurnStep now = program.turnOrder().get(step);
    TurnStep next = program.turnOrder().get(new TurnOrder(program).next(step));
    if (program.turnOrder().size() == 1 || now.player() != next.player() || now.as() != next.as()) {
      return null;
    }
    List<Test> parts = new ArrayList<>();
    for (int player = 0; player < program.players().size(); player++) {
      if (player != now.as() && royals.of(player).length > 0) {
        parts.add(new Test.Not(new Test.InCheck(player)));
      }
    }
    parts.add(conditions[now.player()]);
    return parts.size() == 1 ? parts.get(0) : new Test.And(parts);
  }

  /** Whether a condition says no more than who may not be in check; collects those players. */
  private static boolean spares(Test condition, IntStream.Builder players) {
    if (condition.denied().isPresent()) {
      List<Test> denied = condition.denied().get().disjuncts();
      denied.stream()
          .flatMap(part -> part instanceof Test.InCheck check ? Stream.of(check) : Stream.empty())
          .forEach(check -> players.add(check.player()));
      return denied.stream().allMatch(Test.InCheck.class::isInstance);
    }
    return isConstantlyTrue(condition);
  }

  /** Looks at the position the turns to be judged start from. */
  public void prepare(Position position) {
    look(position);
    ownBefore = royals.count(position, as);
    opposingBefore = royals.opposing(position, as);
  }

  /** Looks at the position after a part of a move that started where {@code base} was prepared. */
  public void prepareAfterPart(Position position, LegalityChecker base) {
    look(position);
    ownBefore = base.ownBefore;
    opposingBefore = base.opposingBefore;
    judgeAll |= losesRoyal(position) || takesLastRoyal(position);
  }

  private void look(Position position) {
    as = position.as();
    int mover = position.mover();
    boolean ruled = mover < conditions.length;
    Test leadingOn = followed[position.step()];
    mayStayAttacked = leadingOn != null;
    condition = leadingOn != null ? leadingOn : ruled ? conditions[mover] : ALWAYS;
    isFree = royals.of(as).length == 0 && isConstantlyTrue(condition);
    if (isFree || mayStayAttacked) {
      judgeAll = true;
    } else {
      dependencies.look(position, ruled ? spared[mover] : NO_PLAYERS);
      judgeAll = dependencies.isBlind() || (ruled && !sparesOnly[mover]);
    }
  }

  /** Whether every turn from the position prepared is legal that forbids nothing itself. */
  public boolean isFree() {
    return isFree;
  }

  private static boolean isConstantlyTrue(Test condition) {
    // Asked for every move: a call through the interface would take longer.
    return condition instanceof Test.Constant constant && constant.value();
  }

  /** Removes the turns that are not legal, from number {@code from} on. */
  public void keepLegal(Position position, MoveBuffer turns, int from) {
    int keep = from; // most turns are legal: none is moved before the first that is not
    int start = turns.start(from);
    while (keep < turns.size() && isLegal(position, turns.words(), start, turns.end(keep))) {
      start = turns.end(keep++);
    }
    if (keep < turns.size()) {
      judged = position;
      turns.filter(keep, legal);
    }
  }

  /** Whether the turn of these words, made from the position prepared, is legal. */
  public boolean isLegal(Position position, int[] words, int start, int end) {
    LegalityVerdict seen = see(position, words, start, end);
    return seen == LegalityVerdict.UNSEEN
        ? isLegalWhenMade(position, words, start, end)
        : seen == LegalityVerdict.LEGAL;
  }

  /**
   * Judges a turn, or the rest of one, made from the position prepared, as far as what stands where
   * tells: whatever else rules ask about (what the turn captured, where it ended, whether it was a
   * pass) is there only when a turn is made from its start.
   */
  public LegalityVerdict see(Position position, int[] words, int start, int end) {
    if (!judgeAll && end == start + 1 && Edit.kind(words[start]) == Edit.MOVE) {
      return seeLeg(position, words[start]);
    }
    if (isFree && !isConditional(words, start, end)) {
      return LegalityVerdict.LEGAL;
    }
    if (judgeAll) {
      return LegalityVerdict.UNSEEN;
    }
    long touched = dependencies.touched(position, words, start, end);
    if (touched < 0) {
      return LegalityVerdict.UNSEEN;
    }
    if ((dependencies.hits() & ~touched) != 0) {
      return LegalityVerdict.ILLEGAL;
    }
    return touched == 0
        ? LegalityVerdict.LEGAL
        : LegalityVerdict.of(!isAttackedAfter(position, words, start, end, touched));
  }

  /** Most turns are one leg: then what stands on its two squares may be all there is to look at. */
  private LegalityVerdict seeLeg(Position position, int leg) {
    long touched = dependencies.touched(position, leg);
    if (touched >= 0 && (dependencies.hits() & ~touched) != 0) {
      return LegalityVerdict.ILLEGAL;
    }
    if (touched == 0) {
      return LegalityVerdict.LEGAL;
    }
    return dependencies.sees(position, leg, touched)
        ? LegalityVerdict.of(!dependencies.attackedAfter(position, leg, touched))
        : LegalityVerdict.UNSEEN;
  }

  private boolean isAttackedAfter(
      Position position, int[] words, int start, int end, long touched) {
    boolean attacked;
    if (ScratchBoard.fits(words, start, end)) {
      scratch.put(position, words, start, end);
      attacked = dependencies.attacked(position, touched);
      scratch.takeBack(position);
    } else {
      position.make(words, start, end);
      attacked = dependencies.attacked(position, touched);
      position.unmake();
    }
    return attacked;
  }

  /** Whether the royal pieces are safe after the parts of a move made so far. */
  public boolean isSafeSoFar(Position position) {
    return !losesRoyal(position) && (takesLastRoyal(position) || !attacks.inCheck(position, as));
  }

  private boolean isLegalWhenMade(Position position, int[] words, int start, int end) {
    position.make(words, start, end);
    boolean legal = isLegalNow(position, words, start, end);
    position.unmake();
    return legal;
  }

  /**
   * Whether the turn of these words is seen to be legal without making it from the position
   * prepared.
   */
  public boolean isKnownLegal(Position position, int[] words, int start, int end) {
    return isFree
        ? !isConditional(words, start, end)
        : !judgeAll
            && dependencies.hits() == 0
            && dependencies.touched(position, words, start, end) == 0;
  }

  /** Whether the turn just made of these words was legal. */
  public boolean isLegalNow(Position position, int[] words, int start, int end) {
    return !losesRoyal(position)
        && (mayStayAttacked || takesLastRoyal(position) || !attacks.inCheck(position, as))
        && meetsCondition(position)
        && !isForbidden(position, words, start, end)
        && (!forbidsMate(words, start, end) || !isMate(position));
  }

  /** Whether the mover, who had a royal piece, has none after the turn just made. */
  public boolean losesRoyal(Position position) {
    return ownBefore > 0 && royals.count(position, as) == 0;
  }

  /**
   * Whether the turn just made took the opponents' last royal piece: then nothing is left that
   * could answer an attack.
   */
  public boolean takesLastRoyal(Position position) {
    return opposingBefore > 0 && royals.opposing(position, as) == 0;
  }

  /** Whether the mover's own royal pieces may be attacked, because they move once more. */
  public boolean mayStayAttacked() {
    return mayStayAttacked;
  }

  /** What every turn of the mover must meet. */
  public Test condition() {
    return condition;
  }

  public boolean meetsCondition(Position position) {
    return isConstantlyTrue(condition) || attacks.evaluator().holds(position, condition);
  }

  /** Whether something holds that the words of the turn just made forbid. */
  public boolean isForbidden(Position position, int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.FORBID
          && attacks.evaluator().holds(position, forbidden.get(Edit.a(words[i])))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the words forbid something that can only be seen when the whole turn has been made. */
  public static boolean isConditional(int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.NO_MATE || Edit.kind(words[i]) == Edit.FORBID) {
        return true;
      }
    }
    return false;
  }

  public static boolean forbidsMate(int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.NO_MATE) {
        return true;
      }
    }
    return false;
  }

  public boolean isMate(Position position) {
    return attacks.inCheck(position, position.as()) && !turns.hasTurn(position);
  }
}
