package org.rookery.tests.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.game.engine.GameEngine;

/**
 * Proves that the player to move wins within some turns whatever the others do, by trying
 * everything: slow, and so simple that it can be trusted to judge a search.
 */
final class ForcedWins {
  /** Generating this many moves counts as much as making one. */
  private static final int TURNS_A_NODE = 8;

  private final GameEngine engine;
  private final long most;
  private final List<MoveBuffer> buffers = new ArrayList<>();
  private long nodes;
  private long spent;

  /**
   * A prover for an engine's game.
   *
   * @param most how many turns it makes before it gives up
   */
  public ForcedWins(GameEngine engine, long most) {
    this.engine = engine;
    this.most = most;
  }

  /**
   * The turns by which the player to move wins within so many turns of all players.
   *
   * @return empty when there was too much to look at; else the turns, perhaps none
   */
  public Optional<List<Move>> find(Position position, int plies) {
    spent += nodes;
    nodes = 0;
    List<Move> winning = new ArrayList<>();
    if (isOver(position)) {
      return Optional.of(winning);
    }
    int winner = position.mover();
    for (Move move : engine.generator().legalMoves(position)) {
      position.make(move);
      boolean wins = wins(position, winner, plies - 1);
      position.unmake();
      if (nodes > most) {
        return Optional.empty();
      }
      if (wins) {
        winning.add(move);
      }
    }
    return Optional.of(winning);
  }

  /** How many turns it has made in all its proofs. */
  public long spent() {
    return spent + nodes;
  }

  private boolean isOver(Position position) {
    return engine.adjudicator().outcome(position).isOver();
  }

  private boolean wins(Position position, int winner, int plies) {
    if (++nodes > most) {
      return false;
    }
    if (plies == 0 && engine.generator().hasLegalMove(position)) {
      return engine.adjudicator().isOverWithTurns(position) && isWon(position, winner);
    }
    MoveBuffer moves = buffer(plies);
    moves.clear();
    engine.generator().legalMoves(position, moves);
    nodes += moves.size() / TURNS_A_NODE;
    if (moves.size() == 0 || engine.adjudicator().isOverWithTurns(position)) {
      return isWon(position, winner);
    }
    boolean mine = position.mover() == winner;
    for (int i = 0; i < moves.size(); i++) {
      moves.make(position, i);
      boolean wins = wins(position, winner, plies - 1);
      position.unmake();
      if (wins == mine) {
        return mine;
      }
    }
    return !mine;
  }

  private boolean isWon(Position position, int winner) {
    return engine.adjudicator().outcome(position) instanceof Outcome.Win win
        && win.player() == winner;
  }

  private MoveBuffer buffer(int plies) {
    while (buffers.size() <= plies) {
      buffers.add(new MoveBuffer());
    }
    return buffers.get(plies);
  }
}
