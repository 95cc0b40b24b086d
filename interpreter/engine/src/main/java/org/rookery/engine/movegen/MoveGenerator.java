package org.rookery.engine.movegen;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Code;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;

/**
 * Generates the moves of one game.
 *
 * <p>It keeps buffers and what it has worked out about the game, so it belongs to one thread.
 * Positions passed in are changed while a method runs and are as they were when it returns.
 */
public final class MoveGenerator {
  private final GameProgram program;

  /** A generator for a game. */
  public MoveGenerator(GameProgram program) {
    this.program = program;
  }

  /** The game. */
  public GameProgram program() {
    return program;
  }

  /** Every legal move once, in an order that depends on nothing but the position. */
  public List<Move> legalMoves(Position position) {
    throw new UnsupportedOperationException("not yet " + position);
  }

  /**
   * Every pseudo-legal move once: what the men's rules allow, royal safety and the like not looked
   * at.
   */
  public List<Move> pseudoLegalMoves(Position position) {
    throw new UnsupportedOperationException("not yet " + position);
  }

  /** Whether there is a legal move. */
  public boolean hasLegalMove(Position position) {
    return !legalMoves(position).isEmpty();
  }

  /** The number of legal moves. */
  public int countLegal(Position position) {
    return legalMoves(position).size();
  }

  /** Why a pseudo-legal move is not legal; empty when it is legal. */
  public Optional<Illegality> illegality(Position position, Move move) {
    throw new UnsupportedOperationException("not yet " + position + move);
  }

  /** Whether a royal man of {@code player} is attacked. */
  public boolean inCheck(Position position, int player) {
    return !checks(position, player).isEmpty();
  }

  /** The attacks on royal men of {@code player}, in ascending order of squares. */
  public List<Attack> checks(Position position, int player) {
    throw new UnsupportedOperationException("not yet " + position + player);
  }

  /**
   * Whether a man of {@code by} could capture a man of content {@code as} on {@code square}, were
   * it there.
   */
  public boolean attacked(Position position, int square, int as, int by) {
    return attacked(position, square, as, by, Code.ANY_GROUP);
  }

  /** The same, the attackers limited to the moves of {@code group}. */
  public boolean attacked(Position position, int square, int as, int by, int group) {
    throw new UnsupportedOperationException("not yet " + position + square + as + by + group);
  }

  /**
   * The men of {@code by} that could capture a man of content {@code as} on {@code square}, were it
   * there.
   */
  public List<Attack> attackers(Position position, int square, int as, int by) {
    throw new UnsupportedOperationException("not yet " + position + square + as + by);
  }

  /** Whether {@code test}, which is about the position as a whole, holds. */
  public boolean holds(Position position, Test test) {
    throw new UnsupportedOperationException("not yet " + position + test);
  }
}
