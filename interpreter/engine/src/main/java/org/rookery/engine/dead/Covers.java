package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.reachability.GameInvariants;
import org.rookery.engine.reachability.Kind;
import org.rookery.engine.reachability.Reachability;

/** Where pieces may stand. */
final class Covers {
  private final Reachability reachability;
  private final GameInvariants frame;

  Covers(Reachability reachability) {
    this.reachability = reachability;
    this.frame = reachability.frame;
  }

  /** Every piece but that royal one wherever it may stand. */
  List<StandingPiece> guards(Kind royalKind, int royal, int rival) {
    List<StandingPiece> guards = new ArrayList<>();
    for (Kind kind : reachability.kinds) {
      if (kind != royalKind || kind.count > 1) {
        for (int square = 0; square < frame.squares; square++) {
          for (int piece : kind.pieces(square)) {
            guards.add(new StandingPiece(reachability, kind, piece, square, royal, rival));
          }
        }
      }
    }
    return guards;
  }
}
