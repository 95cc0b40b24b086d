package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.prospect.GameInvariants;
import org.rookery.engine.prospect.Kind;
import org.rookery.engine.prospect.Prospect;

/** Where pieces may stand. */
final class Covers {
  private final Prospect prospect;
  private final GameInvariants frame;

  Covers(Prospect prospect) {
    this.prospect = prospect;
    this.frame = prospect.frame;
  }

  /** Every piece but that royal one wherever it may stand. */
  List<StandingPiece> guards(Kind royalKind, int royal, int rival) {
    List<StandingPiece> guards = new ArrayList<>();
    for (Kind kind : prospect.kinds) {
      if (kind != royalKind || kind.count > 1) {
        for (int square = 0; square < frame.squares; square++) {
          for (int piece : kind.pieces(square)) {
            guards.add(new StandingPiece(prospect, kind, piece, square, royal, rival));
          }
        }
      }
    }
    return guards;
  }
}
