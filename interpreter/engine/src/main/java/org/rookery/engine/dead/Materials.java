package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.Test;

/** Some pieces, each on a square or in hand, and how comparisons of counters are answered now. */
final class Materials {
  /** A piece in its place. */
  record Piece(int piece, int place) {}

  final List<Piece> pieces = new ArrayList<>();
  final Map<Test, Boolean> now = new HashMap<>();

  /** Whether pieces that are not royal may be any number. */
  final boolean many;

  Materials(boolean many) {
    this.many = many;
  }

  void add(int piece, int place) {
    pieces.add(new Piece(piece, place));
  }

  void note(Test comparison, boolean answer) {
    now.put(comparison, answer);
  }
}
