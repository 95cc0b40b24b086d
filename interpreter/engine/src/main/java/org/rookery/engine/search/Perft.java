package org.rookery.engine.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.turn.MoveGenerator;

/**
 * Counts the leaves of the tree of whole turns.
 *
 * <p>A position where the game is over has no turns below it; draws by repetition and by a clock
 * are not looked at.
 */
public final class Perft {
  private final MoveGenerator generator;
  private final Adjudicator adjudicator;

  /** The moves on the way, per depth: kept, so that counting allocates nothing. */
  private final List<MoveBuffer> buffers = new ArrayList<>();

  private final @Nullable PerftTable table;

  /** A counter for the generator's game; like the generator it belongs to one thread. */
  public Perft(MoveGenerator generator) {
    this(generator, null);
  }

  /**
   * The same with a table of what has been counted, or none; other threads may use the table too.
   */
  public Perft(MoveGenerator generator, @Nullable PerftTable table) {
    this.generator = generator;
    this.table = table;
    this.adjudicator = new Adjudicator(generator);
  }

  /**
   * The number of leaves {@code depth} moves below {@code position}; 1 for depth 0.
   *
   * @throws ArithmeticException when it does not fit a {@code long}, which a table makes possible
   */
  public long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (adjudicator.isOver(position)) {
      return 0;
    }
    if (depth == 1) {
      return generator.countLegal(position);
    }
    return table == null ? below(position, depth) : remembered(position, depth, table);
  }

  private long remembered(Position position, int depth, PerftTable known) {
    long context = known.context(position);
    long hash = position.hash() ^ context;
    long fingerprint = position.fingerprint() + context;
    long leaves = known.find(hash, fingerprint, depth);
    if (leaves == PerftTable.UNKNOWN) {
      leaves = below(position, depth);
      known.note(hash, fingerprint, depth, leaves);
    }
    return leaves;
  }

  private long below(Position position, int depth) {
    MoveBuffer moves = buffer(depth);
    moves.clear();
    generator.legalMoves(position, moves);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      moves.make(position, i);
      leaves = Math.addExact(leaves, count(position, depth - 1));
      position.unmake();
    }
    return leaves;
  }

  /** The same number, every leaf made and taken back: for measuring. */
  public long countMade(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (adjudicator.isOver(position)) {
      return 0;
    }
    MoveBuffer moves = buffer(depth);
    moves.clear();
    generator.legalMoves(position, moves);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      moves.make(position, i);
      leaves += countMade(position, depth - 1);
      position.unmake();
    }
    return leaves;
  }

  private MoveBuffer buffer(int depth) {
    while (buffers.size() <= depth) {
      buffers.add(new MoveBuffer());
    }
    return buffers.get(depth);
  }

  /** The leaves below each legal move, in the generator's order; {@code depth} is at least 1. */
  public Map<Move, Long> divide(Position position, int depth) {
    Map<Move, Long> leaves = new LinkedHashMap<>();
    if (!adjudicator.isOver(position)) {
      for (Move move : generator.legalMoves(position)) {
        position.make(move);
        leaves.put(move, count(position, depth - 1));
        position.unmake();
      }
    }
    return leaves;
  }
}
