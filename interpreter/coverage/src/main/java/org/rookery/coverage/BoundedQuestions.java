package org.rookery.coverage;

import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.walker.rule.RuleQuestions;
import org.rookery.walker.rule.WalkTooLong;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.WalkedTurn;

/** Has questions answered as long as there is effort left; one about attacks asks every piece. */
final class BoundedQuestions implements RuleQuestions {
  /** Nodes that are walked for each square, about, to find who attacks one. */
  private static final int ATTACK = 16;

  private final RuleQuestions questions;
  private final CoverageEffort effort;

  BoundedQuestions(RuleQuestions questions, CoverageEffort effort) {
    this.questions = questions;
    this.effort = effort;
  }

  @Override
  public int stand(int player, int moving) {
    return questions.stand(player, moving);
  }

  @Override
  public boolean isAttacked(Scene scene, int square, int piece, int by, String moveType) {
    worked(ATTACK * scene.pieces.length);
    return questions.isAttacked(scene, square, piece, by, moveType);
  }

  @Override
  public boolean inCheck(Scene scene, int player) {
    worked(ATTACK * scene.pieces.length);
    return questions.inCheck(scene, player);
  }

  @Override
  public Set<WalkedTurn> legalMoves(Scene scene) {
    return questions.legalMoves(scene);
  }

  @Override
  public boolean holds(Condition condition, Scene scene, int player) {
    return questions.holds(condition, scene, player);
  }

  @Override
  public int value(Amount amount, Scene scene, int player) {
    return questions.value(amount, scene, player);
  }

  @Override
  public Set<Integer> goalSquares() {
    return questions.goalSquares();
  }

  @Override
  public void worked(int nodes) {
    questions.worked(nodes);
    if (!effort.take(nodes)) {
      throw new WalkTooLong(CoverageEffort.MAX_PER_CASE);
    }
  }
}
