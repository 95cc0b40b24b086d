package org.rookery.engine.reachability;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram.Royal;
import org.rookery.program.Rule;

/**
 * What the edits of a part do to the moving piece, to pieces on other squares and to the rest.
 *
 * @param fates what becomes of pieces, each named by the square it stood on
 * @param attacks the squares on which it would attack a royal piece
 * @param spawned contents of pieces that come from nowhere, with their squares
 * @param counters the counters it changes
 * @param endings the endings it brings about
 * @param isPlain whether the moving piece goes somewhere and nothing else is asked or done but to
 *     capture what stood there
 * @param to where the moving piece arrives in that case
 * @param passes whether it skips a square, so that it may be captured en passant
 * @param takesPasser whether it captures en passant
 * @param goesOn whether the same player may move again
 * @param isOpen whether it does what is not followed here
 * @param isParted whether a conditional capture matters to what is said of the rest
 */
public record ReachabilityEffects(
    List<Fate> fates,
    List<Integer> attacks,
    List<Spawn> spawned,
    List<Integer> counters,
    List<Integer> endings,
    boolean isPlain,
    int to,
    boolean passes,
    boolean takesPasser,
    boolean goesOn,
    boolean isOpen,
    boolean isParted) {
  /** The moving piece, in place of the square of another. */
  public static final int MOVER = -1;

  /** A square, or an owner or type, that is none or stays as it is. */
  public static final int NONE = -1;

  /**
   * What becomes of a piece.
   *
   * @param only the pieces it befalls, if one of these stands there; null when it befalls any
   */
  public record Fate(
      int square,
      boolean taken,
      boolean attacked,
      int to,
      int type,
      int owner,
      @Nullable ContentSet only) {
    boolean befalls(int piece) {
      return only == null || only.has(piece);
    }
  }

  /** A piece that comes from nowhere; on no square when it comes to a hand. */
  public record Spawn(int content, int square) {}

  /** Whether the moving piece goes somewhere, and nothing else happens. */
  boolean isStep() {
    return isPlain && fates.size() == 1 && !passes && counters.isEmpty() && endings.isEmpty();
  }

  /**
   * The effects of edits of a piece that stands on {@code from}, or {@link #NONE} in hand.
   *
   * @param needs what must stand on squares
   */
  static ReachabilityEffects of(
      List<Integer> edits,
      List<WayFinder.Conditional> conditional,
      int from,
      int content,
      Map<Integer, ContentSet> needs,
      Royal royal) {
    return new Maker(from, content, needs, royal).make(edits, conditional);
  }

  /** Carries out edits on a board of which only the names of pieces are known. */
  private static final class Maker {
    private final int from;
    private final int content;
    private final Map<Integer, ContentSet> needs;
    private final Royal royal;
    private final Map<Integer, Integer> standing = new LinkedHashMap<>();
    private final Map<Integer, int[]> changes = new LinkedHashMap<>();
    private final Map<Integer, Boolean> taken = new LinkedHashMap<>();
    private final List<Integer> attacks = new ArrayList<>();
    private final List<Spawn> spawned = new ArrayList<>();
    private final List<Integer> counters = new ArrayList<>();
    private final List<Integer> endings = new ArrayList<>();
    private boolean plain = true;
    private boolean passes;
    private boolean takesPasser;
    private boolean goesOn;
    private boolean open;
    private int to = NONE;

    /** A piece that came from nowhere: of it nothing more is noted. */
    private static final int STRANGER = -2;

    /** An empty square. */
    private static final int NO_PIECE = -3;

    Maker(int from, int content, Map<Integer, ContentSet> needs, Royal royal) {
      this.from = from;
      this.content = content;
      this.needs = needs;
      this.royal = royal;
    }

    private int on(int square) {
      return standing.getOrDefault(square, square == from ? MOVER : square);
    }

    private void take(int square, boolean attacking) {
      int who = on(square);
      if (who != NO_PIECE && who != STRANGER) {
        taken.merge(who, attacking, Boolean::logicalOr);
      }
      standing.put(square, NO_PIECE);
    }

    private void put(int who, int square, boolean attacking) {
      take(square, attacking);
      standing.put(square, who);
    }

    private void change(int square, int type, int owner) {
      int who = on(square);
      if (who != NO_PIECE && who != STRANGER) {
        int[] change = changes.computeIfAbsent(who, unused -> new int[] {NONE, NONE});
        change[0] = type == NONE ? change[0] : type;
        change[1] = owner == NONE ? change[1] : owner;
      }
      plain = false;
    }

    ReachabilityEffects make(List<Integer> edits, List<WayFinder.Conditional> conditional) {
      List<Integer> ordered = new ArrayList<>(edits);
      takesPasser = ordered.removeIf(edit -> edit == Rule.CAPTURE_PASSER);
      plain = !takesPasser;
      ordered.sort(Comparator.comparingInt(Edit::kind));
      List<Integer> moves = ordered.stream().filter(e -> Edit.kind(e) == Edit.MOVE).toList();
      move(moves);
      ordered.subList(moves.size(), ordered.size()).forEach(this::apply);
      plain &= moves.size() == 1 && moves.get(0) == Edit.of(Edit.MOVE, from, to);
      List<Fate> fates = fates();
      boolean parted = plain && !conditional.isEmpty();
      for (WayFinder.Conditional capture : conditional) {
        int square = Edit.b(capture.edit());
        parted |= standing.containsKey(square) || square == from;
        boolean attacking = royal.attacks(capture.edit());
        if (attacking) {
          attacks.add(square);
        }
        fates.add(new Fate(square, true, attacking, NONE, NONE, NONE, capture.only()));
      }
      return new ReachabilityEffects(
          fates,
          attacks,
          spawned,
          counters,
          endings,
          plain,
          to,
          passes,
          takesPasser,
          goesOn,
          open,
          parted);
    }

    private void move(List<Integer> moves) {
      List<Integer> lifted = new ArrayList<>();
      for (int move : moves) {
        lifted.add(on(Edit.a(move)));
        standing.put(Edit.a(move), NO_PIECE);
      }
      for (int i = 0; i < lifted.size(); i++) {
        to = Edit.b(moves.get(i));
        int who = lifted.get(i);
        attacks.add(to);
        if (who != NO_PIECE) {
          put(who, to, true);
        }
      }
    }

    private void apply(int word) {
      int a = Edit.a(word);
      int b = Edit.b(word);
      switch (Edit.what(word)) {
        case DROP -> {
          plain = false;
          put(MOVER, b, false);
        }
        case COPY -> {
          attacks.add(b);
          open |= on(a) != MOVER;
          create(content, b);
        }
        case CREATE -> {
          attacks.add(b);
          create(a, b);
        }
        case CAPTURE -> capture(word, b);
        case REMOVE -> {
          plain = false;
          take(b, false);
        }
        case OWNER -> change(b, NONE, a);
        case TYPE -> change(b, a, NONE);
        case TAKE -> {
          plain = false;
          spawned.add(new Spawn(a, NONE));
        }
        case DISCARD -> {
          plain = false;
          taken.putIfAbsent(MOVER, false);
          open |= a != content || from != NONE;
        }
        case COUNTER -> counters.add(a);
        case ENDS -> endings.add(a);
        case PASSED -> passes = true;
        case CONTINUE, AGAIN -> {
          plain = false;
          goesOn = true;
        }
        case COLUMN -> {
          plain = false;
          open = true; // what lies beneath is not followed
        }
        case NO_MATE, FORBID, PASS, SWAP, OUT, CHOSEN, PART -> plain = false;
        case MOVE, SET_ATTRIBUTE, CLEAR_ATTRIBUTE -> {
          // Moves are carried out before; which attributes a piece has is not followed.
        }
      }
    }

    private void create(int piece, int square) {
      plain = false;
      put(STRANGER, square, true);
      spawned.add(new Spawn(piece, square));
    }

    private void capture(int word, int square) {
      boolean attacking = royal.attacks(word);
      if (attacking) {
        attacks.add(square);
      }
      plain &= on(square) != MOVER && (square == to || on(square) == NO_PIECE);
      take(square, attacking);
    }

    private boolean isEmpty(int square) {
      ContentSet there = needs.get(square);
      return there != null && there.isOnly(Contents.EMPTY);
    }

    private List<Fate> fates() {
      List<Fate> fates = new ArrayList<>();
      taken.forEach(
          (who, attacked) -> {
            if (!isEmpty(who)) {
              fates.add(new Fate(who, true, attacked, NONE, NONE, NONE, null));
            }
          });
      standing.forEach(
          (square, who) -> {
            if (who != NO_PIECE && who != STRANGER && !taken.containsKey(who)) {
              int[] change = changes.getOrDefault(who, new int[] {NONE, NONE});
              fates.add(new Fate(who, false, false, square, change[0], change[1], null));
            }
          });
      changes.forEach(
          (who, change) -> {
            if (!standing.containsValue(who) && !taken.containsKey(who)) {
              int square = who == MOVER ? from : who;
              fates.add(new Fate(who, false, false, square, change[0], change[1], null));
            }
          });
      return fates;
    }
  }
}
