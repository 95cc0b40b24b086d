package org.rookery.walker.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.model.GameModel.ClockModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.program.ColumnWork;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.MoveGroup;
import org.rookery.walker.scene.SceneChange.Kind;

/**
 * Makes turns on a scene, in the order of ZRF: lift all, put, create, capture, change owner, type,
 * attributes.
 */
public final class Maker {
  private final WalkerGame game;
  private final Scene scene;
  private boolean legSeen;
  private int firstTo;

  /** Where the first piece of the part has arrived, and how many pieces it lies on there. */
  private int arrival;

  private int ground;
  private int met;

  private boolean clockReset;
  private NextItem.Again again = NextItem.Again.NOT;
  private int passerPiece;

  /** What the part being made does with columns. */
  private List<SceneChange> columns = List.of();

  public Maker(WalkerGame game, Scene scene) {
    this.game = game;
    this.scene = scene;
  }

  /** The scene after a turn. */
  public static Scene after(WalkerGame game, Scene scene, WalkedTurn turn) {
    Scene copy = scene.copy();
    copy.before = scene;
    new Maker(game, copy).make(turn);
    return copy;
  }

  /** The scene after all parts so far of a turn that is not over. */
  public static Scene begun(WalkerGame game, Scene scene, WalkedTurn turn) {
    Scene copy = scene.copy();
    new Maker(game, copy).apply(turn.parts());
    copy.forgetPassed();
    return copy;
  }

  /** The scene after the last part so far of a turn that is not over. */
  public static Scene within(WalkerGame game, Scene scene, WalkedTurn turn) {
    Scene copy = scene.copy();
    new Maker(game, copy).apply(List.of(turn.parts().get(turn.parts().size() - 1)));
    copy.forgetPassed();
    return copy;
  }

  /** Makes a whole turn, and the turn passes on. */
  void make(WalkedTurn turn) {
    boolean passes = turn.has(Kind.PASS) && scene.continuation == View.NOWHERE;
    apply(turn.parts());
    scene.passes = passes ? scene.passes + 1 : 0;
    passOn(1);
  }

  /** Makes parts of a move; it stays the mover's turn. */
  public void apply(List<List<SceneChange>> parts) {
    scene.captured.clear();
    scene.passed.clear();
    scene.passer = View.NOWHERE;
    scene.lastFrom = View.NOWHERE;
    scene.lastTo = View.NOWHERE;
    scene.continuation = View.NOWHERE;
    scene.continuationGroup = 0;
    parts.forEach(this::part);
  }

  private void part(List<SceneChange> part) {
    List<SceneChange> ordered = new ArrayList<>(part);
    ordered.sort(Comparator.comparing(SceneChange::kind));
    firstTo = View.NOWHERE;
    arrival = View.NOWHERE;
    ground = 0;
    columns = ordered.stream().filter(c -> c.kind() == Kind.COLUMN).toList();
    legs(ordered.stream().filter(c -> c.kind() == Kind.MOVE).toList());
    ordered.stream().filter(c -> c.kind() != Kind.MOVE).forEach(this::change);
  }

  /** Pieces that are lifted together, the lowest first, and the attributes of the top one. */
  private record Lifted(List<Integer> pieces, int attributes) {}

  private void legs(List<SceneChange> legs) {
    Map<SceneChange, Lifted> inTheAir = new LinkedHashMap<>();
    for (SceneChange leg : legs) {
      note(leg.a(), leg.b());
      int piece = scene.pieces[leg.a()];
      boolean stays = leg.a() == leg.b() && scene.column(leg.a()).size() > 1;
      if (stays) {
        moved(piece);
        scene.untouched.clear(leg.a());
      } else if (piece != Contents.EMPTY) {
        moved(piece);
        inTheAir.put(leg, lift(leg, leg == legs.get(0)));
      }
    }
    inTheAir.forEach((leg, lifted) -> lay(lifted, leg.b(), leg == legs.get(0)));
    firstTo = legs.isEmpty() ? View.NOWHERE : legs.get(0).b();
    arrival = firstTo;
  }

  private Lifted lift(SceneChange leg, boolean first) {
    List<Integer> column = scene.column(leg.a());
    int attributes = scene.attributes[leg.a()];
    int carried =
        columns.stream()
            .filter(change -> first && change.does(ColumnWork.CARRY))
            .mapToInt(change -> Math.min(change.number(), column.size()))
            .findFirst()
            .orElse(column.size());
    int rest = column.size() - carried;
    build(leg.a(), column.subList(0, rest), View.NOWHERE);
    return new Lifted(column.subList(rest, column.size()), attributes);
  }

  private void lay(Lifted lifted, int to, boolean first) {
    List<Integer> pieces = new ArrayList<>(lifted.pieces);
    List<SceneChange> left =
        columns.stream().filter(change -> first && change.does(ColumnWork.LEAVE)).toList();
    for (SceneChange change : left) {
      List<Integer> lowest = pieces.subList(0, Math.min(change.number(), pieces.size()));
      List<Integer> column = new ArrayList<>(scene.column(change.b()));
      boolean last = !lowest.isEmpty() && lowest.size() == pieces.size();
      if (!lowest.isEmpty()) {
        column.addAll(lowest);
        lowest.clear();
        build(change.b(), column, last ? lifted.attributes : View.NOWHERE);
      }
    }
    if (!pieces.isEmpty()) {
      if (!covers(to)) {
        capture(to);
      }
      List<Integer> column = new ArrayList<>(scene.column(to));
      ground = first ? column.size() : ground;
      met = first ? scene.pieces[to] : met;
      column.addAll(pieces);
      build(to, column, lifted.attributes);
    }
  }

  /** A piece that comes from a hand, or is a copy of another, is about to be put on a square. */
  private void arrives(int square) {
    if (arrival == View.NOWHERE) {
      arrival = square;
      ground = covers(square) ? scene.column(square).size() : 0;
      met = scene.pieces[square];
    }
  }

  private boolean covers(int square) {
    return columns.stream()
        .filter(c -> c.does(ColumnWork.COVER) || c.does(ColumnWork.UNDER))
        .anyMatch(c -> c.b() == square);
  }

  /** Puts a column on a square; without attributes of its own its top has those of a new piece. */
  private void build(int square, List<Integer> column, int attributes) {
    if (column.isEmpty()) {
      set(square, Contents.EMPTY, 0);
      return;
    }
    int top = column.get(column.size() - 1);
    set(square, top, attributes == View.NOWHERE ? game.newAttributes(top) : attributes);
    scene.beneath.set(square, List.copyOf(column.subList(0, column.size() - 1)));
  }

  private void column(SceneChange change) {
    List<Integer> column = new ArrayList<>(scene.column(change.b()));
    if (column.isEmpty()) {
      return;
    }
    if (change.does(ColumnWork.UNDER) && change.b() == arrival) {
      if (ground > 0) {
        scene.captured.add(met);
      }
    } else if (change.does(ColumnWork.UNDER)) {
      int top = column.remove(column.size() - 1);
      build(change.b(), column, View.NOWHERE);
      scene.captured.add(top);
      if (arrival != View.NOWHERE) {
        int attributes = scene.attributes[arrival];
        boolean alone = scene.pieces[arrival] == Contents.EMPTY;
        List<Integer> captor = new ArrayList<>(scene.column(arrival));
        captor.add(Math.min(ground, Math.max(0, captor.size() - 1)), top);
        build(arrival, captor, alone ? View.NOWHERE : attributes);
      }
    } else if (change.does(ColumnWork.KEEP)) {
      int gone = Math.max(0, column.size() - change.number());
      int mover = game.players.indexOf(due().as());
      for (int piece : column.subList(0, gone)) {
        scene.captured.add(piece);
        changeHand(piece, game.owner(piece) == mover ? 1 : 0);
      }
      build(change.b(), column.subList(gone, column.size()), scene.attributes[change.b()]);
    } else if (change.does(ColumnWork.TURN) && column.size() > 1) {
      int second = column.size() - 2;
      String type = game.pieces.get(change.number());
      column.set(second, game.contentOf(type, game.owner(column.get(second))));
      build(change.b(), column, scene.attributes[change.b()]);
    }
  }

  void note(int from, int to) {
    if (!legSeen) {
      legSeen = true;
      scene.lastFrom = from;
      scene.lastTo = to;
    }
  }

  void moved(int piece) {
    clockReset |= game.model.clock().pieces().contains(game.piece(piece).name());
  }

  void change(SceneChange change) {
    int a = change.a();
    int b = change.b();
    switch (change.kind()) {
      case COPY -> {
        note(a, b);
        moved(scene.pieces[a]);
        arrives(b);
        put(b, scene.pieces[a], scene.attributes[a]);
      }
      case DROP -> {
        note(View.NOWHERE, b);
        moved(a);
        changeHand(a, -1);
        arrives(b);
        put(b, a, game.newAttributes(a));
      }
      case CREATE -> put(b, a, game.newAttributes(a));
      case CAPTURE -> capture(b);
      case REMOVE -> set(b, Contents.EMPTY, 0);
      case OWNER, TYPE, SET, CLEAR -> alter(change);
      case DISCARD -> changeHand(a, -1);
      case TAKE -> changeHand(a, 1);
      case PASSED -> {
        if (scene.passer != firstTo) {
          scene.passed.clear();
        }
        scene.passed.add(b);
        scene.passer = firstTo;
        passerPiece = scene.pieces[firstTo];
      }
      case COUNTER -> scene.counters[a] += b;
      case CONTINUE -> {
        scene.continuation = b;
        scene.continuationGroup = a == Edit.LIMIT ? MoveGroup.ANY : a;
      }
      case COLUMN -> column(change);
      case ENDS -> scene.decided = a;
      case AGAIN -> again = change.a() == Edit.THROWN ? NextItem.Again.THROWN : NextItem.Again.SAME;
      case MOVE, NO_MATE, FORBID, PASS, SWAP, OUT -> {
        // Legs are made together, before; the others change nothing.
      }
    }
  }

  private void alter(SceneChange change) {
    int piece = scene.pieces[change.b()];
    if (piece == Contents.EMPTY) {
      return;
    }
    int bits = scene.attributes[change.b()];
    int owner = game.owner(piece);
    switch (change.kind()) {
      case OWNER -> {
        int to = change.a() == Edit.NEXT_PLAYER ? game.next(owner) : change.a();
        set(change.b(), game.contentOf(game.piece(piece).name(), to), bits);
      }
      case TYPE -> set(change.b(), game.contentOf(game.pieces.get(change.a()), owner), bits);
      case SET -> set(change.b(), piece, bits | 1 << change.a());
      default -> set(change.b(), piece, bits & ~(1 << change.a()));
    }
  }

  private void put(int square, int piece, int attributes) {
    if (!covers(square)) {
      capture(square);
    }
    List<Integer> column = new ArrayList<>(scene.column(square));
    column.add(piece);
    build(square, column, attributes);
  }

  void capture(int square) {
    List<Integer> column = scene.column(square);
    set(square, Contents.EMPTY, 0);
    for (int i = column.size() - 1; i >= 0; i--) {
      captured(column.get(i));
    }
  }

  void captured(int content) {
    scene.captured.add(content);
    if (game.model.capturedPieces().toHand()) {
      String becomes = game.piece(content).capturedAs();
      String piece = game.pieces.contains(becomes) ? becomes : game.piece(content).name();
      int captor = game.players.indexOf(due().as());
      int enemy = game.next(game.owner(content));
      changeHand(
          game.contentOf(piece, game.option("captured pieces to the enemy") ? enemy : captor), 1);
    } else if (game.option("recycle captures")) {
      changeHand(content, 1);
    }
  }

  void changeHand(int piece, int by) {
    if (!game.piece(piece).supply()) {
      scene.hand[piece] += by;
    }
  }

  void set(int square, int piece, int attributes) {
    scene.untouched.clear(square);
    if (piece == Contents.EMPTY) {
      scene.beneath.set(square, List.of());
    }
    scene.pieces[square] = piece;
    scene.attributes[square] = attributes;
  }

  private TurnItem due() {
    return game.model.turnOrder().get(scene.step);
  }

  /**
   * Ends so many moves: the clock runs, and unless a partial move has to go on the next item of the
   * turn order is due.
   */
  void passOn(int moves) {
    if (scene.passer != View.NOWHERE && scene.pieces[scene.passer] != passerPiece) {
      scene.passed.clear();
      scene.passer = View.NOWHERE;
    }
    scene.passed.removeIf(square -> scene.pieces[square] != Contents.EMPTY);
    ClockModel clock = game.model.clock();
    int captor = game.players.indexOf(due().as());
    boolean captures = scene.captured.stream().anyMatch(piece -> !game.isThrow(piece, captor));
    boolean reset = clockReset || (clock.captures() && captures);
    scene.clock = reset ? 0 : scene.clock + moves;
    if (scene.continuation == View.NOWHERE) {
      new NextItem(game, scene).begin(again);
    }
    int due = game.players.indexOf(due().as());
    if (scene.passer != View.NOWHERE && game.owner(scene.pieces[scene.passer]) == due) {
      scene.passed.clear(); // no player captures their own piece in passing
      scene.passer = View.NOWHERE;
    }
  }
}
