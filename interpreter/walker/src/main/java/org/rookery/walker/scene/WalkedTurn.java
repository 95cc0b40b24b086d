package org.rookery.walker.scene;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.engine.position.Move;
import org.rookery.program.ColumnWork;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * A turn as what it changes. Two turns are equal when their parts make the same changes, whatever
 * the order; the first leg of a part counts, for it says which piece moved.
 */
public record WalkedTurn(List<List<SceneChange>> parts) {
  /** Puts the changes of each part in an order of their own. */
  public WalkedTurn {
    parts = parts.stream().map(WalkedTurn::canonical).toList();
  }

  /** The turn that a move of the engine is. */
  public static WalkedTurn of(Move move) {
    return new WalkedTurn(SceneChange.parts(move));
  }

  private static List<SceneChange> canonical(List<SceneChange> part) {
    List<SceneChange> legs = new ArrayList<>();
    List<SceneChange> rest = new ArrayList<>();
    Map<Integer, Integer> counted = new TreeMap<>();
    for (SceneChange change : part) {
      switch (change.kind()) {
        case MOVE, COPY, DROP -> legs.add(change);
        case COUNTER -> counted.merge(change.a(), change.b(), Integer::sum);
        case TYPE -> replace(change, rest);
        case OWNER -> {
          if (change.a() == Edit.NEXT_PLAYER) {
            rest.add(change); // a piece may be handed on twice
          } else {
            replace(change, rest);
          }
        }
        case CREATE, DISCARD, TAKE -> rest.add(change);
        case COLUMN -> column(change, rest);
        default -> {
          if (!rest.contains(change)) {
            rest.add(change);
          }
        }
      }
    }
    counted.values().removeIf(by -> by == 0);
    counted.forEach(
        (counter, by) -> rest.add(new SceneChange(SceneChange.Kind.COUNTER, counter, by)));
    List<SceneChange> canonical = new ArrayList<>(new LinkedHashSet<>(legs));
    // Of what happens to one square the last holds, so that order stays.
    rest.stream()
        .sorted(
            Comparator.comparing(SceneChange::kind)
                .thenComparing(WalkedTurn::rank)
                .thenComparing(change -> isInOrder(change) ? 0 : change.a()))
        .forEach(canonical::add);
    return List.copyOf(canonical);
  }

  /** Whether what happens to a square of that kind happens one after the other. */
  private static boolean isInOrder(SceneChange change) {
    return change.kind() == SceneChange.Kind.CREATE
        || change.kind() == SceneChange.Kind.OWNER
        || change.kind() == SceneChange.Kind.COLUMN;
  }

  /** The square; of what happens to columns what it is comes first. */
  private static int rank(SceneChange change) {
    if (change.kind() != SceneChange.Kind.COLUMN) {
      return change.b();
    }
    boolean bySquare =
        change.does(ColumnWork.COVER)
            || change.does(ColumnWork.TURN)
            || change.does(ColumnWork.KEEP);
    return change.work().ordinal() * 10_000 + (bySquare ? change.b() : 0);
  }

  /** Pieces are left behind, and taken under, one after the other; of the rest the last holds. */
  private static void column(SceneChange change, List<SceneChange> before) {
    if (!change.does(ColumnWork.LEAVE) && !change.does(ColumnWork.UNDER)) {
      boolean one = change.does(ColumnWork.CARRY);
      before.removeIf(c -> c.does(change.work()) && (one || c.b() == change.b()));
    }
    before.add(change);
  }

  /** Of what a piece becomes, or whose it becomes, the last holds. */
  private static void replace(SceneChange change, List<SceneChange> before) {
    before.removeIf(c -> c.kind() == change.kind() && c.b() == change.b());
    before.add(change);
  }

  /** Whether the changes of a part come to nothing: what was counted has been counted back. */
  public static boolean isNothing(List<SceneChange> part) {
    return canonical(part).isEmpty();
  }

  /** This turn with one more change in its last part. */
  public WalkedTurn with(SceneChange change) {
    List<List<SceneChange>> copy = new ArrayList<>(parts);
    List<SceneChange> last = new ArrayList<>(copy.remove(copy.size() - 1));
    last.add(change);
    copy.add(last);
    return new WalkedTurn(copy);
  }

  /** This turn with a further part. */
  public WalkedTurn then(List<SceneChange> part) {
    List<List<SceneChange>> copy = new ArrayList<>(parts);
    copy.add(part);
    return new WalkedTurn(copy);
  }

  /**
   * All parts of a turn of a scene as one: legs that follow each other are a single one, and pieces
   * captured where one of them ended stay captured. Turns that change the same are equal as wholes,
   * whatever way they went.
   */
  public WalkedTurn whole(Scene scene) {
    List<SceneChange> legs = new ArrayList<>();
    List<SceneChange> rest = new ArrayList<>();
    for (List<SceneChange> part : parts) {
      boolean together = false; // legs of one part are of several pieces
      for (SceneChange change : part) {
        int last = legs.size() - 1;
        if (change.kind() != SceneChange.Kind.MOVE) {
          rest.add(change);
        } else if (!together && last >= 0 && legs.get(last).b() == change.a()) {
          int from = legs.get(last).a();
          if (change.a() != from && scene.pieces[change.a()] != Contents.EMPTY) {
            rest.add(new SceneChange(SceneChange.Kind.CAPTURE, 0, change.a()));
          }
          legs.set(last, new SceneChange(SceneChange.Kind.MOVE, from, change.b()));
          together = true;
        } else {
          legs.add(change);
          together = true;
        }
      }
    }
    legs.addAll(rest);
    return new WalkedTurn(List.of(legs));
  }

  /** Whether the same player has the next turn, without another throw. */
  public boolean goesOnAtOnce() {
    return parts.stream()
        .anyMatch(part -> part.contains(new SceneChange(SceneChange.Kind.AGAIN, 0, 0)));
  }

  /**
   * This turn of a scene without the further legs of its parts that find no piece to lift, and
   * without removals from squares that are empty or have just been left: they change nothing.
   */
  public WalkedTurn withoutIdleLegs(Scene scene) {
    BitSet manned = new BitSet();
    for (int square = 0; square < scene.pieces.length; square++) {
      manned.set(square, scene.pieces[square] != Contents.EMPTY);
    }
    List<List<SceneChange>> busy = new ArrayList<>();
    for (List<SceneChange> part : parts) {
      List<SceneChange> kept =
          part.stream().filter(c -> c == part.get(0) || !idle(c, manned)).toList();
      BitSet left = (BitSet) manned.clone();
      kept.stream().filter(c -> c.kind() == SceneChange.Kind.MOVE).forEach(c -> leave(c, left));
      kept.forEach(change -> leave(change, manned));
      kept.forEach(change -> arrive(change, manned));
      busy.add(
          kept.stream()
              .filter(c -> c.kind() != SceneChange.Kind.REMOVE || left.get(c.b()))
              .toList());
    }
    return new WalkedTurn(busy);
  }

  private static boolean idle(SceneChange change, BitSet manned) {
    return change.kind() == SceneChange.Kind.MOVE && !manned.get(change.a());
  }

  private static void leave(SceneChange change, BitSet manned) {
    switch (change.kind()) {
      case MOVE -> manned.clear(change.a());
      case CAPTURE, REMOVE -> manned.clear(change.b());
      default -> {
        // No piece leaves a square.
      }
    }
  }

  private static void arrive(SceneChange change, BitSet manned) {
    switch (change.kind()) {
      case MOVE, COPY, DROP, CREATE -> manned.set(change.b());
      default -> {
        // No piece comes to a square.
      }
    }
  }

  public boolean has(SceneChange.Kind kind) {
    return parts.stream().flatMap(List::stream).anyMatch(c -> c.kind() == kind);
  }

  /** The turn in words. */
  public String text(WalkerGame game) {
    StringBuilder text = new StringBuilder();
    for (List<SceneChange> part : parts) {
      text.append(text.isEmpty() ? "" : " / ");
      List<String> words = part.stream().map(change -> words(change, game)).toList();
      text.append(String.join("; ", words));
    }
    return text.toString();
  }

  private static String words(SceneChange change, WalkerGame game) {
    List<String> squares = game.model.board().topology().squares();
    String name = change.kind().name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    String square = change.b() >= 0 && change.b() < squares.size() ? squares.get(change.b()) : "";
    return switch (change.kind()) {
      case MOVE, COPY -> name + " " + squares.get(change.a()) + " " + square;
      case DROP, CREATE -> name + " " + piece(change.a(), game) + " " + square;
      case DISCARD, TAKE -> name + " " + piece(change.a(), game);
      case CAPTURE, REMOVE, PASSED -> name + " " + square;
      case TYPE -> name + " " + game.pieces.get(change.a()) + " " + square;
      case OWNER, SET, CLEAR, CONTINUE -> name + " " + change.a() + " " + square;
      case COUNTER -> name + " " + change.a() + " " + change.b();
      case COLUMN -> change.work() + " " + change.number() + " " + square;
      case NO_MATE, FORBID, ENDS, PASS, AGAIN, SWAP, OUT -> name;
    };
  }

  private static String piece(int piece, WalkerGame game) {
    return game.players.get(game.owner(piece)) + " " + game.piece(piece).name();
  }
}
