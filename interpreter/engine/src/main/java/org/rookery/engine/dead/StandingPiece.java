package org.rookery.engine.dead;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.reachability.GameInvariants;
import org.rookery.engine.reachability.Kind;
import org.rookery.engine.reachability.Reachability;
import org.rookery.engine.reachability.Way;
import org.rookery.program.Contents;

/** A piece somewhere on the board, and where it may attack a royal piece. */
final class StandingPiece {
  final Kind kind;
  final int piece;
  final int square;
  private final Reachability reachability;
  private final int royal;
  private final int rival;
  private final BitSet reach;

  private @Nullable BitSet attacked;

  /** For each square that it may attack those from which the rival shuts the way. */
  private @Nullable Map<Integer, BitSet> shut;

  /**
   * A piece on a square.
   *
   * @param royal the royal piece that it may attack
   * @param rival the one royal piece of the other side, or {@link Contents#EMPTY}
   */
  StandingPiece(Reachability reachability, Kind kind, int piece, int square, int royal, int rival) {
    this.reachability = reachability;
    this.kind = kind;
    this.piece = piece;
    this.square = square;
    this.royal = royal;
    this.rival = rival;
    GameInvariants frame = reachability.frame;
    int owner = frame.contents.owner(piece);
    boolean attacks = owner != frame.contents.owner(royal) && frame.active.get(owner);
    reach = attacks ? reachability.reach(piece, square) : new BitSet();
  }

  /** The squares that it may attack, as far as is found without making its rules; maybe more. */
  BitSet reach() {
    return reach;
  }

  /** Whether it may attack the royal piece on a square. */
  boolean attacks(int target) {
    return reach.get(target) && attacked().get(target);
  }

  /** The same with the rival on that square. */
  boolean attacks(int target, int rivalSquare) {
    BitSet there = attacks(target) ? shut().get(target) : null;
    return there != null && !there.get(rivalSquare);
  }

  private BitSet attacked() {
    BitSet known = attacked;
    if (known == null) {
      known = new BitSet();
      for (Way way : reachability.ways(piece, square)) {
        for (int target : way.effects().attacks()) {
          if (!known.get(target) && isOpen(way, target)) {
            known.set(target);
          }
        }
      }
      attacked = known;
    }
    return known;
  }

  private boolean isOpen(Way way, int target) {
    return reachability.needed(way, target).has(royal)
        && reachability.mayGo(kind, piece, square, way);
  }

  private Map<Integer, BitSet> shut() {
    Map<Integer, BitSet> known = shut;
    if (known == null) {
      known = new HashMap<>();
      for (Way way : reachability.ways(piece, square)) {
        for (int target : way.effects().attacks()) {
          BitSet before = known.get(target);
          if ((before == null || !before.isEmpty()) && isOpen(way, target)) {
            known.merge(target, shut(way, target), StandingPiece::both);
          }
        }
      }
      shut = known;
    }
    return known;
  }

  private static BitSet both(BitSet one, BitSet other) {
    BitSet both = (BitSet) one.clone();
    both.and(other);
    return both;
  }

  private BitSet shut(Way way, int target) {
    BitSet shut = new BitSet();
    for (int i = 0; rival != Contents.EMPTY && i < way.squares().size(); i++) {
      int there = way.squares().get(i);
      shut.set(there, there != target && !way.needs().get(i).has(rival));
    }
    return shut;
  }
}
