package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.reachability.GameInvariants;
import org.rookery.engine.reachability.Kind;
import org.rookery.engine.reachability.Reachability;
import org.rookery.program.ContentSet;

/** Whether the pieces of a player that are not royal may all stand in each other's way. */
final class BlockadeSearch {
  /** After this many attempts the search gives up and proves nothing. */
  private static final int MOST_TRIES = 20_000;

  private final Reachability reachability;
  private final GameInvariants frame;
  private final int player;
  private final Map<Kind, Integer> left = new LinkedHashMap<>();
  private final Map<Integer, Integer> placed = new HashMap<>();

  /** Squares that must be filled, with what would not fill them. */
  private final Map<Integer, ContentSet> wanted = new LinkedHashMap<>();

  private int tries;

  BlockadeSearch(Reachability reachability, int player) {
    this.reachability = reachability;
    this.player = player;
    frame = reachability.frame;
    reachability.kinds.forEach(kind -> left.put(kind, kind.count));
  }

  /** Whether it may be so in some position. */
  boolean isPossible() {
    if (tries++ > MOST_TRIES) {
      return true;
    }
    long spare = left.values().stream().mapToLong(Integer::longValue).sum();
    List<Integer> open = wanted.keySet().stream().filter(s -> !placed.containsKey(s)).toList();
    if (open.size() > spare) {
      return false;
    }
    if (!open.isEmpty()) {
      return fills(open.get(0));
    }
    @Nullable Kind next = next();
    return next == null || places(next);
  }

  private @Nullable Kind next() {
    for (Map.Entry<Kind, Integer> entry : left.entrySet()) {
      if (entry.getValue() > 0 && entry.getKey().count != Kind.MANY && isBound(entry.getKey())) {
        return entry.getKey();
      }
    }
    return null;
  }

  /** Whether a piece is the player's for ever, and on the board. */
  private boolean isBound(Kind kind) {
    BitSet pieces = kind.everything().members();
    return !kind.isRemovable()
        && kind.at(kind.hand).isEmpty()
        && pieces.stream()
            .allMatch(piece -> !frame.isRoyal(piece) && frame.contents.owner(piece) == player);
  }

  private boolean fills(int square) {
    ContentSet open = wanted.getOrDefault(square, frame.nothing);
    for (Kind kind : new ArrayList<>(left.keySet())) {
      if (left.getOrDefault(kind, 0) > 0) {
        for (int piece : kind.pieces(square)) {
          if (!open.has(piece) && puts(kind, piece, square)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean places(Kind kind) {
    for (int square = 0; square < frame.squares; square++) {
      if (!placed.containsKey(square)) {
        for (int piece : kind.pieces(square)) {
          if (puts(kind, piece, square)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Puts a piece there and goes on; all is as before when it returns. */
  private boolean puts(Kind kind, int piece, int square) {
    Map<Integer, ContentSet> before = new LinkedHashMap<>(wanted);
    boolean many = kind.count == Kind.MANY;
    left.merge(kind, many ? 0 : -1, Integer::sum);
    placed.put(square, piece);
    boolean own = frame.contents.owner(piece) == player && !frame.isRoyal(piece);
    if (own) {
      reachability
          .certain
          .steps(piece, square)
          .forEach((to, open) -> wanted.merge(to, open, ContentSet::either));
    }
    boolean possible = isFilled() && isPossible();
    wanted.clear();
    wanted.putAll(before);
    placed.remove(square);
    left.merge(kind, many ? 0 : 1, Integer::sum);
    return possible;
  }

  private boolean isFilled() {
    for (Map.Entry<Integer, ContentSet> want : wanted.entrySet()) {
      Integer piece = placed.get(want.getKey());
      if (piece != null && want.getValue().has(piece)) {
        return false;
      }
    }
    return true;
  }
}
