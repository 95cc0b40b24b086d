package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.engine.prospect.Frame;
import org.rookery.engine.prospect.Kind;
import org.rookery.engine.prospect.Prospect;
import org.rookery.engine.prospect.Way;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/** Where pieces may stand, and where they can surely go. */
final class Covers {
  private final Prospect prospect;
  private final Frame frame;

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
          for (int man : kind.men(square)) {
            guards.add(new StandingPiece(prospect, kind, man, square, royal, rival));
          }
        }
      }
    }
    return guards;
  }

  /**
   * The squares a piece can go to whenever nothing stands there but what is given with them, and
   * the square is safe.
   */
  Map<Integer, ContentSet> steps(int man, int square) {
    Map<Integer, ContentSet> steps = new LinkedHashMap<>();
    int player = frame.contents.owner(man);
    for (Way way : prospect.ways(man, square)) {
      int to = way.effects().to();
      if (way.effects().isPlain()
          && frame.isTurn(player, way.group())
          && prospect.certain.isSure(way, to, false)) {
        steps.merge(to, prospect.needed(way, to), ContentSet::either);
      }
    }
    steps.values().removeIf(open -> !open.has(Contents.EMPTY));
    steps.remove(square);
    return steps;
  }
}
