package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/** Which squares pieces may attack, and where they can surely go. */
final class Covers {
  private final Prospect prospect;
  private final Frame frame;

  Covers(Prospect prospect) {
    this.prospect = prospect;
    this.frame = prospect.frame;
  }

  /**
   * A piece somewhere on the board, and where it may attack.
   *
   * @param covered the squares on which it may attack the royal piece asked about
   */
  record Guard(Kind kind, int man, int square, BitSet covered) {}

  /** Every piece but that royal one wherever it may stand, and where it may attack the royal one. */
  List<Guard> guards(Kind royalKind, int royal) {
    List<Guard> guards = new ArrayList<>();
    for (Kind kind : prospect.kinds) {
      if (kind != royalKind || kind.count > 1) {
        for (int square = 0; square < frame.squares; square++) {
          BitSet men = kind.at(square).members();
          for (int man = men.nextSetBit(0); man >= 0; man = men.nextSetBit(man + 1)) {
            guards.add(new Guard(kind, man, square, covered(kind, man, square, royal)));
          }
        }
      }
    }
    return guards;
  }

  private BitSet covered(Kind kind, int man, int square, int royal) {
    BitSet covered = new BitSet();
    if (frame.contents.owner(man) != frame.contents.owner(royal)) {
      for (Way way : prospect.ways(man, square)) {
        if (prospect.mayGo(kind, man, square, way)) {
          for (int target : way.effects().attacks()) {
            int index = way.squares().indexOf(target);
            if (index < 0 || way.needs().get(index).has(royal)) {
              covered.set(target);
            }
          }
        }
      }
    }
    return covered;
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
      if (way.effects().isPlain() && way.hangsOnlyOn(to) && frame.isTurn(player, way.group())) {
        int index = way.squares().indexOf(to);
        ContentSet open =
            index < 0 ? prospect.foresight.anything() : way.needs().get(index);
        steps.merge(to, open, ContentSet::either);
      }
    }
    steps.values().removeIf(open -> !open.has(Contents.EMPTY));
    steps.remove(square);
    return steps;
  }
}
