package org.rookery.walker.rule;

import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.WalkedTurn;

/**
 * What rules may ask, while they run, that takes more than looking at the scene: whether a piece
 * could capture, what turns there are, what holds after one of them.
 */
public interface RuleQuestions {
  /**
   * The piece thought to stand on a square whose safety {@code player} asks about: its first royal
   * piece, else the one moving.
   */
  int stand(int player, int moving);

  /**
   * Whether a piece of {@code by} could capture {@code piece} on a square, were it there; an empty
   * move type is any.
   */
  boolean isAttacked(Scene scene, int square, int piece, int by, String moveType);

  /** Whether a royal piece of a player is attacked. */
  boolean inCheck(Scene scene, int player);

  /** Every legal move. */
  Set<WalkedTurn> legalMoves(Scene scene);

  /** Whether a condition holds between turns, {@code player} being the one it is about. */
  boolean holds(Condition condition, Scene scene, int player);

  /** A number between turns, {@code player} being the one it is about. */
  int value(Amount amount, Scene scene, int player);

  /** The squares that arrangement goals name. */
  Set<Integer> goalSquares();

  /** Counts nodes that were walked; throws {@link WalkTooLong} when there are too many. */
  void worked(int nodes);
}
