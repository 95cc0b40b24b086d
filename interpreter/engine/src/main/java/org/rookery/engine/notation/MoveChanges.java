package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.TurnOrder;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/** What a move changes, worked out by playing it on a copy of the board. */
public final class MoveChanges {
  private final Contents contents;
  private final TurnOrder turnOrder;
  private final @Nullable ColumnChanges columns;
  private final int[] board;
  private final int[] before;
  private final List<List<Component>> parts = new ArrayList<>();
  private final BitSet captured = new BitSet();

  /** Whether pieces that stay where they are are told in any case. */
  private final boolean tellsWhoStays;

  private int origin = Component.NO_SQUARE;
  private int target = Component.NO_SQUARE;

  private MoveChanges(Position position, boolean tellsWhoStays) {
    this.tellsWhoStays = tellsWhoStays;
    this.contents = position.program().contents();
    this.turnOrder = position.turnOrder();
    this.columns = position.program().options().stacks() ? new ColumnChanges(position) : null;
    this.before = position.contents().clone();
    this.board = before.clone();
  }

  /**
   * The changes a move makes to the board of a position; where players choose at the same time,
   * those that it would make alone.
   */
  public static MoveChanges of(Position position, Move made) {
    return of(position, made, false);
  }

  /** The same with the pieces that stay where they are, and do something by that. */
  static MoveChanges withWhoStays(Position position, Move made) {
    return of(position, made, true);
  }

  private static MoveChanges of(Position position, Move made, boolean tellsWhoStays) {
    Move move = made.choice();
    MoveChanges changes = new MoveChanges(position, tellsWhoStays);
    List<Integer> part = new ArrayList<>();
    for (int i = 0; i < move.words(); i++) {
      if (Edit.kind(move.word(i)) == Edit.PART) {
        changes.play(part);
        part.clear();
      } else {
        part.add(move.word(i));
      }
    }
    changes.play(part);
    changes.endColumns();
    return changes;
  }

  /** The components of each part, in an order that works from left to right. */
  public List<List<Component>> parts() {
    return List.copyOf(parts);
  }

  /** The components of all parts. */
  public List<Component> all() {
    return parts.stream().flatMap(List::stream).toList();
  }

  /** The squares from which pieces were removed, other than by going elsewhere. */
  public BitSet captured() {
    return (BitSet) captured.clone();
  }

  /**
   * Where the piece stands that the first part is about; {@link Component#NO_SQUARE} for a drop or
   * a pass.
   */
  public int origin() {
    return origin;
  }

  /**
   * Where the first part takes that piece: its origin when it stays; {@link Component#NO_SQUARE}
   * for a pass.
   */
  public int target() {
    return target;
  }

  /** The board when all is done. */
  public int[] after() {
    return board.clone();
  }

  private void play(List<Integer> words) {
    List<Integer> part = new ArrayList<>(words);
    part.sort(Comparator.comparingInt(Edit::kind));
    List<Component> components = columns == null ? changes(part) : columns.part(words);
    if (part.stream().anyMatch(word -> Edit.kind(word) == Edit.SWAP)) {
      parts.add(List.of(new Component.Swap()));
      return;
    }
    if (part.stream().anyMatch(word -> Edit.kind(word) == Edit.OUT)) {
      parts.add(List.of(new Component.Out()));
      return;
    }
    if (parts.isEmpty()) {
      note(part, components);
    }
    if (components.isEmpty() && parts.isEmpty()) {
      components.add(nothing());
    }
    parts.add(List.copyOf(components));
  }

  private void endColumns() {
    if (columns != null) {
      captured.or(columns.captured());
      int[] tops = columns.takeBack();
      System.arraycopy(tops, 0, board, 0, tops.length);
    }
  }

  private List<Component> changes(List<Integer> part) {
    List<Component> components = new ArrayList<>(go(part));
    turnAndGo(part, components);
    BitSet changed = new BitSet();
    for (int word : part) {
      one(word, components, changed);
    }
    for (int square = changed.nextSetBit(0); square >= 0; square = changed.nextSetBit(square + 1)) {
      if (board[square] != Contents.EMPTY) {
        components.add(new Component.Place(board[square], square));
      }
    }
    return components;
  }

  /**
   * Lifts all pieces that go before any is put down. What stays is among them where others go: it
   * takes part.
   */
  private List<Component> go(List<Integer> part) {
    boolean goes = tellsWhoStays || part.stream().anyMatch(MoveChanges::isGoing);
    List<Component.Go> going = new ArrayList<>();
    for (int word : part) {
      if (goes && Edit.kind(word) == Edit.MOVE) {
        going.add(new Component.Go(board[Edit.a(word)], Edit.a(word), Edit.b(word)));
      }
    }
    going.forEach(go -> board[go.from()] = Contents.EMPTY);
    for (Component.Go go : going) {
      put(go.to(), go.content());
    }
    return inTurn(going);
  }

  private static boolean isGoing(int word) {
    return Edit.kind(word) == Edit.MOVE && Edit.a(word) != Edit.b(word);
  }

  /** Orders pieces that go so that none arrives on another before that one has left. */
  private static List<Component> inTurn(List<Component.Go> going) {
    List<Component.Go> left = new ArrayList<>(going);
    List<Component> ordered = new ArrayList<>();
    while (!left.isEmpty()) {
      Optional<Component.Go> free =
          left.stream()
              .filter(go -> left.stream().noneMatch(o -> o != go && o.from() == go.to()))
              .findFirst();
      Component.Go next = free.orElse(left.get(0));
      left.remove(next);
      ordered.add(next);
    }
    return ordered;
  }

  /**
   * A piece that becomes another where it arrives and is gone in the same moment: what it became
   * tells such turns apart, though the board is the same.
   */
  private void turnAndGo(List<Integer> part, List<Component> components) {
    for (int word : part) {
      boolean turns = Edit.kind(word) == Edit.TYPE && board[Edit.b(word)] != Contents.EMPTY;
      if (turns && isGone(part, Edit.b(word)) && arrives(components, Edit.b(word))) {
        board[Edit.b(word)] = changedPiece(word, board[Edit.b(word)]);
        components.add(new Component.Place(board[Edit.b(word)], Edit.b(word)));
      }
    }
  }

  private static boolean isGone(List<Integer> part, int square) {
    return part.stream()
        .anyMatch(
            word ->
                Edit.b(word) == square
                    && (Edit.kind(word) == Edit.CAPTURE || Edit.kind(word) == Edit.REMOVE));
  }

  private static boolean arrives(List<Component> components, int square) {
    return components.stream().anyMatch(component -> component.square() == square);
  }

  private void one(int word, List<Component> components, BitSet changed) {
    int a = Edit.a(word);
    int b = Edit.b(word);
    switch (Edit.what(word)) {
      case COPY -> {
        components.add(new Component.Place(board[a], b));
        put(b, board[a]);
      }
      case DROP -> {
        components.add(new Component.Drop(a, b));
        put(b, a);
      }
      case CREATE -> {
        components.add(new Component.Place(a, b));
        put(b, a);
      }
      case CAPTURE, REMOVE -> {
        if (board[b] != Contents.EMPTY) {
          components.add(new Component.Clear(b));
          put(b, Contents.EMPTY);
        }
      }
      case OWNER, TYPE -> {
        if (board[b] != Contents.EMPTY) {
          change(b, changedPiece(word, board[b]), changed);
        }
      }
      case DISCARD -> components.add(new Component.Discard(a));
      case MOVE,
          SET_ATTRIBUTE,
          CLEAR_ATTRIBUTE,
          TAKE,
          PASSED,
          COUNTER,
          CONTINUE,
          NO_MATE,
          FORBID,
          ENDS,
          PASS,
          AGAIN,
          SWAP,
          OUT,
          COLUMN,
          CHOSEN,
          PART -> {
        // Legs are told elsewhere; of the rest what stands where stays the same.
      }
    }
  }

  private int changedPiece(int word, int piece) {
    int a = Edit.a(word);
    if (Edit.kind(word) == Edit.TYPE) {
      return contents.of(a, contents.owner(piece));
    }
    int owner = a == Edit.NEXT_PLAYER ? turnOrder.nextPlayer(contents.owner(piece)) : a;
    return contents.of(contents.type(piece), owner);
  }

  private void change(int square, int content, BitSet changed) {
    if (board[square] != content) {
      board[square] = content;
      changed.set(square);
    }
  }

  private void put(int square, int content) {
    if (board[square] != Contents.EMPTY) {
      captured.set(square);
    }
    board[square] = content;
  }

  /**
   * Remembers what the first part is about: the piece that goes or is dropped, or else the first
   * that changes.
   */
  private void note(List<Integer> part, List<Component> components) {
    for (int word : part) {
      if (Edit.kind(word) == Edit.MOVE) {
        origin = Edit.a(word);
        target = Edit.b(word);
        return;
      }
    }
    if (!components.isEmpty()) {
      Component first = components.get(0);
      target = first.square();
      origin = first instanceof Component.Drop ? Component.NO_SQUARE : target;
      if (origin >= 0 && before[origin] == Contents.EMPTY) {
        origin = Component.NO_SQUARE;
      }
    }
  }

  /** A piece that goes where it stands, or a pass. */
  private Component nothing() {
    return origin == Component.NO_SQUARE
        ? new Component.Pass()
        : new Component.Go(board[origin], origin, target);
  }
}
