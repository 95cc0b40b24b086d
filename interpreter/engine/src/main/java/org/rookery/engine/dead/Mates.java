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
import org.rookery.program.ContentSet;
import org.rookery.program.Test;

/** Whether players may ever be in check, mated, or without a turn. */
final class Mates {
  /** As many squares at most are asked about around a royal piece. */
  private static final int MOST_ESCAPES = 30;

  private final Prospect prospect;
  private final Frame frame;
  private final Covers covers;
  private final Map<String, Boolean> known = new HashMap<>();
  private int rounds = -1;

  Mates(Prospect prospect) {
    this.prospect = prospect;
    frame = prospect.frame;
    covers = new Covers(prospect);
  }

  /** Asked once while nothing new is known; meanwhile a question within itself is answered "yes". */
  private boolean once(String what, int player, Supplier<Boolean> question) {
    if (rounds != prospect.rounds()) {
      rounds = prospect.rounds();
      known.clear();
    }
    String key = what + player;
    Boolean answer = known.putIfAbsent(key, true);
    if (answer == null) {
      answer = question.get();
      known.put(key, answer);
    }
    return answer;
  }

  /** Whether a royal piece of a player may be attacked when it is their turn. */
  boolean mayBeInCheck(int player) {
    return once("check", player, () -> inCheck(player));
  }

  /** Whether a player may have no turn. */
  boolean mayBeStuck(int player) {
    return once(
        "stuck",
        player,
        () ->
            cornered(player, false)
                && (mayBeInCheck(player) || new Jam(prospect, covers, player).isPossible()));
  }

  /** Whether a player may have no turn in check. */
  boolean mayBeMated(int player) {
    return once("mate", player, () -> mayBeInCheck(player) && cornered(player, true));
  }

  /** Whether a chaser may ever capture what is not royal. */
  boolean mayChase(Test.KeepsChasing test) {
    for (Kind kind : prospect.kinds) {
      for (int square = 0; square < frame.squares; square++) {
        BitSet men = kind.at(square).both(test.chasers()).members();
        for (int man = men.nextSetBit(0); man >= 0; man = men.nextSetBit(man + 1)) {
          if (mayChase(kind, man, square)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean mayChase(Kind chaser, int man, int square) {
    for (Way way : prospect.ways(man, square)) {
      for (int target : way.effects().attacks()) {
        for (Kind kind : prospect.kinds) {
          if ((kind != chaser || kind.count > 1) && kind.at(target).members().stream().anyMatch(this::isChaseable)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean isChaseable(int man) {
    return !frame.isRoyal(man);
  }

  /** A royal piece of a player: one of a kind that may be it. */
  private record Royal(Kind kind, int man) {}

  private List<Royal> royals(int player) {
    List<Royal> royals = new ArrayList<>();
    for (Kind kind : prospect.kinds) {
      kind.everything().members().stream()
          .filter(man -> frame.isRoyal(man) && frame.contents.owner(man) == player)
          .forEach(man -> royals.add(new Royal(kind, man)));
    }
    return royals;
  }

  private boolean inCheck(int player) {
    for (Royal royal : royals(player)) {
      for (Covers.Guard guard : covers.guards(royal.kind(), royal.man())) {
        BitSet covered = guard.covered();
        for (int s = covered.nextSetBit(0); s >= 0; s = covered.nextSetBit(s + 1)) {
          if (royal.kind().mayBe(royal.man(), s) && mayFace(royal.man(), s, guard)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether a royal piece may stand there, its turn due, while another piece stands elsewhere. */
  private boolean mayFace(int royal, int square, Covers.Guard guard) {
    if (guard.square() == square) {
      return false;
    }
    if (!frame.isRoyal(guard.man())
        || frame.contents.owner(guard.man()) == frame.contents.owner(royal)) {
      return true;
    }
    boolean strikes = prospect.strikes(royal, square, guard.square(), guard.man());
    return !strikes
        || (!frame.alternates && !prospect.strikes(guard.man(), guard.square(), square, royal));
  }

  /**
   * Whether the one royal piece of a player may have nowhere to go; where they have none, or
   * several, nothing is claimed.
   *
   * @param attacked whether it must be attacked, too
   */
  private boolean cornered(int player, boolean attacked) {
    List<Royal> royals = royals(player);
    if (royals.size() != 1
        || royals.get(0).kind().count > 1
        || royals.get(0).kind().isRemovable()) {
      return true;
    }
    Royal royal = royals.get(0);
    List<Covers.Guard> guards = covers.guards(royal.kind(), royal.man());
    for (int square = 0; square < frame.squares; square++) {
      if (royal.kind().mayBe(royal.man(), square)
          && isCornered(royal.man(), square, guards, attacked)) {
        return true;
      }
    }
    return royal.kind().mayBe(royal.man(), royal.kind().hand);
  }

  private boolean isCornered(
      int royal, int square, List<Covers.Guard> guards, boolean attacked) {
    Map<Integer, ContentSet> steps = covers.steps(royal, square);
    List<Integer> escapes = steps.keySet().stream().limit(MOST_ESCAPES).toList();
    int goal = (1 << escapes.size()) - 1 | (attacked ? 1 << escapes.size() : 0);
    @Nullable Kind rival = rival(royal);
    Map<Kind, Set<Integer>> masks = new LinkedHashMap<>();
    Set<Integer> faced = new LinkedHashSet<>();
    for (Covers.Guard guard : guards) {
      if (mayFace(royal, square, guard)) {
        int mask = mask(royal, square, guard, escapes, steps);
        if (guard.kind() == rival) {
          faced.add(mask);
        } else {
          masks.computeIfAbsent(guard.kind(), unused -> new LinkedHashSet<>()).add(mask);
        }
      }
    }
    Cover cover = new Cover(masks);
    return rival == null
        ? cover.reaches(goal)
        : faced.stream().anyMatch(mask -> cover.reaches(goal & ~mask));
  }

  /** The one royal piece that faces another; null when there are several or none. */
  private @Nullable Kind rival(int royal) {
    @Nullable Kind rival = null;
    for (int player = 0; player < frame.program.players().size(); player++) {
      if (player != frame.contents.owner(royal)) {
        for (Royal other : royals(player)) {
          if (rival != null || other.kind().count > 1 || other.kind().isRemovable()) {
            return null;
          }
          rival = other.kind();
        }
      }
    }
    return rival;
  }

  /** The escapes that a piece closes, and behind them whether it attacks. */
  private int mask(
      int royal,
      int square,
      Covers.Guard guard,
      List<Integer> escapes,
      Map<Integer, ContentSet> steps) {
    int mask = guard.covered().get(square) ? 1 << escapes.size() : 0;
    for (int i = 0; i < escapes.size(); i++) {
      int escape = escapes.get(i);
      boolean stands =
          guard.square() == escape
              && (frame.isRoyal(guard.man()) || !steps.get(escape).has(guard.man()));
      if (stands || guard.covered().get(escape)) {
        mask |= 1 << i;
      }
    }
    return mask;
  }
}
