package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.reachability.GameInvariants;
import org.rookery.engine.reachability.Kind;
import org.rookery.engine.reachability.Reachability;
import org.rookery.engine.reachability.Way;
import org.rookery.program.Contents;
import org.rookery.program.Test;

/** Whether players may ever be in check, mated, or without a turn. */
final class MateSearch {
  private final Reachability reachability;
  private final GameInvariants frame;
  private final Covers covers;
  private final Map<Integer, Boolean> known = new HashMap<>();
  private final Map<Royal, List<StandingPiece>> guards = new HashMap<>();
  private final Map<Integer, List<Royal>> royals = new HashMap<>();
  private int rounds = -1;

  private enum Question {
    CHECK,
    STUCK,
    MATE
  }

  MateSearch(Reachability reachability) {
    this.reachability = reachability;
    frame = reachability.frame;
    covers = new Covers(reachability);
  }

  /**
   * Asked once while nothing new is known; meanwhile a question within itself is answered "yes".
   */
  private boolean once(Question what, int player, Supplier<Boolean> question) {
    if (rounds != reachability.rounds()) {
      rounds = reachability.rounds();
      known.clear();
      guards.clear();
      royals.clear();
    }
    int key = 3 * player + what.ordinal();
    Boolean answer = known.putIfAbsent(key, true);
    if (answer == null) {
      answer = question.get();
      known.put(key, answer);
    }
    return answer;
  }

  /** Whether a royal piece of a player may be attacked when it is their turn. */
  boolean mayBeInCheck(int player) {
    return once(Question.CHECK, player, () -> inCheck(player));
  }

  /** Whether a player may have no turn. */
  boolean mayBeStuck(int player) {
    return once(
        Question.STUCK,
        player,
        () ->
            cornered(player, false)
                && (mayBeInCheck(player) || new BlockadeSearch(reachability, player).isPossible()));
  }

  /** Whether a player may have no turn in check. */
  boolean mayBeMated(int player) {
    return once(Question.MATE, player, () -> mayBeInCheck(player) && cornered(player, true));
  }

  /** Whether a chaser may ever capture what is not royal. */
  boolean mayChase(Test.KeepsChasing test) {
    for (Kind kind : reachability.kinds) {
      for (int square = 0; square < frame.squares; square++) {
        for (int piece : kind.pieces(square)) {
          if (test.chasers().has(piece) && mayChase(kind, piece, square)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean mayChase(Kind chaser, int piece, int square) {
    for (Way way : reachability.ways(piece, square)) {
      for (int target : way.effects().attacks()) {
        for (Kind kind : reachability.kinds) {
          if ((kind != chaser || kind.count > 1)
              && kind.mayBeBut(frame.program.royal().contents(), target)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** A royal piece of a player: one of a kind that may be it. */
  private record Royal(Kind kind, int piece) {
    boolean isAlone() {
      return kind.count == 1 && !kind.isRemovable();
    }
  }

  private List<Royal> royals(int player) {
    return royals.computeIfAbsent(player, this::findRoyals);
  }

  private List<Royal> findRoyals(int player) {
    List<Royal> found = new ArrayList<>();
    for (Kind kind : reachability.kinds) {
      kind.everything().members().stream()
          .filter(piece -> frame.isRoyal(piece) && frame.contents.owner(piece) == player)
          .forEach(piece -> found.add(new Royal(kind, piece)));
    }
    return found;
  }

  private List<StandingPiece> guards(Royal royal) {
    @Nullable Royal rival = rival(royal.piece());
    return guards.computeIfAbsent(
        royal,
        unused ->
            covers.guards(
                royal.kind(), royal.piece(), rival == null ? Contents.EMPTY : rival.piece()));
  }

  private boolean inCheck(int player) {
    for (Royal royal : royals(player)) {
      for (StandingPiece guard : guards(royal)) {
        BitSet reach = guard.reach();
        for (int s = reach.nextSetBit(0);
            s >= 0 && s < frame.squares;
            s = reach.nextSetBit(s + 1)) {
          if (royal.kind().mayBe(royal.piece(), s)
              && guard.attacks(s)
              && mayFace(royal.piece(), s, guard)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether a royal piece may stand there, its turn due, while another piece stands elsewhere. */
  private boolean mayFace(int royal, int square, StandingPiece guard) {
    if (guard.square == square) {
      return false;
    }
    int owner = frame.contents.owner(guard.piece);
    if (!frame.isRoyal(guard.piece)
        || owner == frame.contents.owner(royal)
        || !frame.active.get(owner)) {
      return true;
    }
    boolean attacks = reachability.certain.attacks(royal, square, guard.square, guard.piece);
    return !attacks
        || (!frame.alternates
            && !reachability.certain.attacks(guard.piece, guard.square, square, royal));
  }

  /**
   * Whether the one royal piece of a player may have nowhere to go; where they have none, or
   * several, nothing is claimed.
   *
   * @param attacked whether it must be attacked, too
   */
  private boolean cornered(int player, boolean attacked) {
    List<Royal> own = royals(player);
    if (own.size() != 1 || !own.get(0).isAlone()) {
      return true;
    }
    Royal royal = own.get(0);
    for (int square = 0; square < frame.squares; square++) {
      if (royal.kind().mayBe(royal.piece(), square) && isCornered(royal, square, attacked)) {
        return true;
      }
    }
    return royal.kind().mayBe(royal.piece(), royal.kind().hand);
  }

  private boolean isCornered(Royal royal, int square, boolean attacked) {
    Corner corner = new Corner(frame, square, reachability.certain.steps(royal.piece(), square));
    int goal = corner.goal(attacked);
    @Nullable Royal rival = rival(royal.piece());
    Map<Kind, List<StandingPiece>> others = new LinkedHashMap<>();
    Map<Kind, Set<Integer>> masks = new LinkedHashMap<>();
    List<StandingPiece> faced = new ArrayList<>();
    int all = 0;
    for (StandingPiece guard : guards(royal)) {
      int mask = corner.closed(guard, Corner.NOWHERE);
      if (rival != null && guard.kind == rival.kind()) {
        faced.add(guard);
        all |= mask;
      } else if (mask != 0 && mayFace(royal.piece(), square, guard)) {
        others.computeIfAbsent(guard.kind, unused -> new ArrayList<>()).add(guard);
        masks.computeIfAbsent(guard.kind, unused -> new LinkedHashSet<>()).add(mask);
        all |= mask;
      }
    }
    if ((goal & ~all) != 0) {
      return false;
    }
    Cover cover = new Cover(masks);
    if (rival == null) {
      return cover.reaches(goal);
    }
    for (StandingPiece guard : faced) {
      int rest = goal & ~corner.closed(guard, Corner.NOWHERE);
      if (cover.reaches(rest)
          && mayFace(royal.piece(), square, guard)
          && cover(corner, others, guard.square).reaches(rest)) {
        return true;
      }
    }
    return false;
  }

  /** What pieces close together, each in one of its places, with the rival on a square. */
  private static Cover cover(
      Corner corner, Map<Kind, List<StandingPiece>> others, int rivalSquare) {
    Map<Kind, Set<Integer>> masks = new LinkedHashMap<>();
    others.forEach(
        (kind, places) -> {
          Set<Integer> closed = new LinkedHashSet<>();
          for (StandingPiece guard : places) {
            if (guard.square != rivalSquare) {
              closed.add(corner.closed(guard, rivalSquare));
            }
          }
          masks.put(kind, closed);
        });
    return new Cover(masks);
  }

  /** The one royal piece that faces another; null when there are several or none. */
  private @Nullable Royal rival(int royal) {
    @Nullable Royal rival = null;
    for (int player = 0; player < frame.program.players().size(); player++) {
      if (player != frame.contents.owner(royal)) {
        for (Royal other : royals(player)) {
          if (rival != null || !other.isAlone()) {
            return null;
          }
          rival = other;
        }
      }
    }
    return rival;
  }
}
