package org.rookery.engine.movegen;

import org.rookery.engine.position.Position;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;

/**
 * Judges whether turns from one position are legal: royal safety and the conditions every turn must
 * meet.
 *
 * <p>Most turns are judged without being made. The question "is a royal man attacked?" is answered
 * by looking at squares one after the other, where to look next depending only on what was seen. A
 * turn that changes none of the squares seen leads the same question to the same answer, whatever
 * else it changes; so when the answer is "no" before the turn, it is "no" after it. Three things
 * end that reasoning, and then the turn is made and judged: code was run for the answer, since it
 * may have looked at anything; a royal man appears on a square not asked about; or men appear whose
 * code would have to be run.
 */
final class Safety {
  private static final Test NONE = new Test.Constant(true);

  private final Royals royals;
  private final Attacks attacks;
  private final TestEvaluator.TurnQuestion turns;
  private final Test[] conditions;
  private final Reads reads;
  private int as;
  private int mover;
  private boolean makeAll;
  private int ownBefore;
  private int opposingBefore;

  Safety(GameProgram program, Attacks attacks, TestEvaluator.TurnQuestion turns) {
    this.royals = attacks.royals();
    this.attacks = attacks;
    this.turns = turns;
    this.conditions = program.royal().legal().toArray(Test[]::new);
    this.reads = new Reads((program.topology().size() + 63) >>> 6);
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
    mover = position.mover();
    reads.clear();
    boolean attacked = attacks.inCheck(position, as, reads);
    makeAll = attacked || reads.anything || !isConstantlyTrue(condition());
  }

  /** What every turn of the mover must meet. */
  Test condition() {
    return mover < conditions.length ? conditions[mover] : NONE;
  }

  private static boolean isConstantlyTrue(Test condition) {
    return condition instanceof Test.Constant constant && constant.value();
  }

  /**
   * Whether the turn (or the rest of one) of these words, made from the position prepared, is
   * legal.
   */
  boolean isLegal(Position position, int[] words, int start, int end) {
    if (!mustMake(position, words, start, end)) {
      return true;
    }
    position.make(words, start, end);
    boolean legal = isLegalNow(position, words, start, end);
    position.unmake();
    return legal;
  }

  /** Whether only making the turn, from the position prepared, shows whether it is legal. */
  boolean mustMake(Position position, int[] words, int start, int end) {
    if (makeAll) {
      return true;
    }
    for (int i = start; i < end; i++) {
      if (touches(position, words[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean touches(Position position, int word) {
    return switch (Edit.kind(word)) {
      case Edit.MOVE ->
          reads.has(Edit.a(word))
              || reads.has(Edit.b(word))
              || (reads.newMen && !royals.isOf(as, position.content(Edit.a(word))));
      case Edit.CAPTURE, Edit.REMOVE -> reads.has(Edit.b(word));
      case Edit.DROP -> reads.has(Edit.b(word)) || royals.mayAppear(word);
      case Edit.TYPE, Edit.SET_ATTRIBUTE, Edit.CLEAR_ATTRIBUTE ->
          reads.newMen || reads.has(Edit.b(word)) || royals.mayAppear(word);
      case Edit.COPY, Edit.CREATE, Edit.OWNER -> true;
      case Edit.NO_MATE -> true;
      default -> false;
    };
  }

  /** Whether the turn just made of these words was legal. */
  boolean isLegalNow(Position position, int[] words, int start, int end) {
    if (losesRoyal(position)) {
      return false;
    }
    if (!takesLastRoyal(position) && attacks.inCheck(position, as)) {
      return false;
    }
    return meetsCondition(position) && (!forbidsMate(words, start, end) || !isMate(position));
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

  boolean meetsCondition(Position position) {
    return attacks.evaluator().holds(position, condition());
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
