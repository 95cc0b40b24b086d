package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.program.ColumnWork;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * What the parts of a move change in a game whose squares hold columns: the parts are made on the
 * position, and what the pieces that go and come do not tell is told as columns.
 */
final class ColumnChanges {
  private final Position position;

  /** The pieces on each square, the lowest first, as the components so far would leave them. */
  private List<List<Integer>> columns;

  private final BitSet captured = new BitSet();
  private int made;

  ColumnChanges(Position position) {
    this.position = position;
    columns = columns();
  }

  private List<List<Integer>> columns() {
    List<List<Integer>> all = new ArrayList<>();
    for (int square = 0; square < position.contents().length; square++) {
      List<Integer> column = new ArrayList<>(position.beneath(square));
      if (position.content(square) != Contents.EMPTY) {
        column.add(position.content(square));
      }
      all.add(column);
    }
    return all;
  }

  /** The components of the next part. */
  List<Component> part(List<Integer> words) {
    List<Integer> part = new ArrayList<>(words);
    part.sort(Comparator.comparingInt(Edit::kind));
    noteCaptures(part);
    List<Component> components = new ArrayList<>(legs(part));
    for (int word : part) {
      one(word, components);
    }
    int[] raw = words.stream().mapToInt(word -> word).toArray();
    position.makePart(raw, 0, raw.length);
    made++;
    List<List<Integer>> real = columns();
    for (int square = 0; square < real.size(); square++) {
      if (!real.get(square).equals(columns.get(square))) {
        components.add(component(square, real.get(square)));
      }
    }
    columns = real;
    return components;
  }

  private Component component(int square, List<Integer> column) {
    if (column.isEmpty()) {
      return new Component.Clear(square);
    }
    return column.size() == 1 && columns.get(square).size() <= 1
        ? new Component.Place(column.get(0), square)
        : new Component.Column(square, column);
  }

  private List<Component> legs(List<Integer> part) {
    List<Component> going = new ArrayList<>();
    List<List<Integer>> lifted = new ArrayList<>();
    for (int word : part) {
      if (Edit.kind(word) == Edit.MOVE && Edit.a(word) != Edit.b(word)) {
        going.add(new Component.Go(top(Edit.a(word)), Edit.a(word), Edit.b(word)));
        lifted.add(columns.set(Edit.a(word), List.of()));
      }
    }
    for (int i = 0; i < lifted.size(); i++) {
      columns.set(going.get(i).square(), lifted.get(i));
    }
    return going;
  }

  private int top(int square) {
    List<Integer> column = columns.get(square);
    return column.isEmpty() ? Contents.EMPTY : column.get(column.size() - 1);
  }

  private void one(int word, List<Component> components) {
    int a = Edit.a(word);
    int b = Edit.b(word);
    switch (Edit.what(word)) {
      case COPY, CREATE -> {
        int piece = Edit.kind(word) == Edit.COPY ? top(a) : a;
        components.add(new Component.Place(piece, b));
        columns.set(b, List.of(piece));
      }
      case DROP -> {
        components.add(new Component.Drop(a, b));
        columns.set(b, List.of(a));
      }
      case CAPTURE, REMOVE -> {
        if (!columns.get(b).isEmpty()) {
          captured.set(b);
          components.add(new Component.Clear(b));
          columns.set(b, List.of());
        }
      }
      case DISCARD -> components.add(new Component.Discard(a));
      default -> {
        // Legs, and what becomes of the columns, are reported elsewhere.
      }
    }
  }

  /** Notes where pieces that stand there now are captured by what arrives or goes under them. */
  private void noteCaptures(List<Integer> part) {
    for (int word : part) {
      boolean takes = ColumnWork.UNDER.isIn(word);
      boolean arrives = Edit.mayTake(word) && !part.contains(ColumnWork.COVER.on(Edit.b(word), 0));
      boolean stays = Edit.kind(word) == Edit.MOVE && Edit.a(word) == Edit.b(word);
      if ((takes || (arrives && !stays)) && !columns.get(Edit.b(word)).isEmpty()) {
        captured.set(Edit.b(word));
      }
    }
  }

  /** The squares where pieces were captured. */
  BitSet captured() {
    return captured;
  }

  /** Takes the parts back; the top pieces as they have left them. */
  int[] takeBack() {
    int[] tops = position.contents().clone();
    while (made > 0) {
      position.unmake();
      made--;
    }
    return tops;
  }
}
