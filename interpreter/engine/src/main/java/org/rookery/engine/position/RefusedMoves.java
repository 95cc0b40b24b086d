package org.rookery.engine.position;

import java.util.ArrayList;
import java.util.List;

/** The moves that an umpire has refused, each with the number of moves made when it was. */
final class RefusedMoves {
  private record Refusal(int ply, Move move) {}

  private final List<Refusal> made;

  RefusedMoves() {
    made = new ArrayList<>();
  }

  RefusedMoves(RefusedMoves other) {
    // Positions are copied often, and in most games no move is refused.
    made = other.made.isEmpty() ? new ArrayList<>() : new ArrayList<>(other.made);
  }

  /** Notes the refusal of a move; it is counted among the moves made. */
  void add(int ply, Move move) {
    made.add(new Refusal(ply, move));
  }

  /** Forgets those behind so many moves made. */
  void backTo(int ply) {
    while (!made.isEmpty() && made.get(made.size() - 1).ply() > ply) {
      made.remove(made.size() - 1);
    }
  }

  /** Those in a row that end with so many moves made, the last one first. */
  List<Move> endingAt(int ply) {
    List<Move> moves = new ArrayList<>();
    for (int i = made.size() - 1; i >= 0 && made.get(i).ply() == ply - moves.size(); i--) {
      moves.add(made.get(i).move());
    }
    return moves;
  }

  /** What these add to the hash of a position. */
  long hash(int ply) {
    if (made.isEmpty()) {
      return 0;
    }
    long hash = 0;
    for (Move move : endingAt(ply)) {
      hash ^= hash(move);
    }
    return hash;
  }

  static long hash(Move move) {
    return Zobrist.refused(move.hashCode());
  }
}
