package org.rookery.engine.notation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rookery.engine.convention.MoveSketch;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;

/**
 * A legal move with what it changes.
 *
 * @param all the components of all parts, in order
 * @param saying what a text says of them, each once, in order
 */
record MoveComponents(Move move, MoveChanges changes, List<Component> all, Set<Component> saying) {
  /** A move with what it changes. */
  static MoveComponents of(Move move, MoveChanges changes) {
    List<Component> all = changes.all();
    Set<Component> saying = new LinkedHashSet<>();
    all.forEach(component -> saying.add(component.said()));
    return new MoveComponents(move, changes, all, saying);
  }

  /**
   * Moves with what they change as far as the player sees who makes them: all of it, or what they
   * decide where pieces are not known.
   *
   * @param seen the position as that player sees it
   */
  static List<MoveComponents> seen(
      Disguise disguise, Position position, Position seen, List<Move> moves) {
    List<MoveComponents> plain =
        disguise.inOrder(position, moves).stream()
            .map(move -> of(move, MoveChanges.of(seen, told(disguise, position, move))))
            .toList();
    if (plain.stream().noneMatch(MoveComponents::stays)) {
      return plain;
    }
    Map<List<Component>, Set<Integer>> origins = new HashMap<>();
    for (MoveComponents turn : plain) {
      origins.computeIfAbsent(turn.said(), unused -> new HashSet<>()).add(turn.changes.origin());
    }
    return plain.stream()
        .map(
            turn ->
                turn.stays() && origins.getOrDefault(turn.said(), Set.of()).size() > 1
                    ? of(
                        turn.move,
                        MoveChanges.withWhoStays(seen, told(disguise, position, turn.move)))
                    : turn)
        .toList();
  }

  private static Move told(Disguise disguise, Position position, Move move) {
    return disguise.writesDecisions() ? disguise.decided(position, move) : move;
  }

  /** Whether its first piece goes nowhere; beside others that change the same it is told. */
  private boolean stays() {
    return changes.origin() >= 0 && changes.origin() == changes.target();
  }

  /**
   * Whether the components at these indices of {@link #all} may be told in this order instead of
   * their own.
   */
  boolean mayBeToldAs(int[] order) {
    for (int i = 0; i < order.length; i++) {
      for (int j = i + 1; j < order.length; j++) {
        if (order[i] > order[j] && bound(order[j], order[i])) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Whether the board needs one component before the other: they share a square and are not lifted
   * together.
   */
  private boolean bound(int first, int second) {
    Component a = all.get(first);
    Component b = all.get(second);
    if (a instanceof Component.Go && b instanceof Component.Go && part(first) == part(second)) {
      return false;
    }
    return touches(a, b.square()) || (b instanceof Component.Go go && touches(a, go.from()));
  }

  private static boolean touches(Component component, int square) {
    return square != Component.NO_SQUARE
        && (component.square() == square
            || (component instanceof Component.Go go && go.from() == square));
  }

  /** The part that component number {@code index} belongs to. */
  int part(int index) {
    int part = 0;
    int left = index;
    while (left >= changes.parts().get(part).size()) {
      left -= changes.parts().get(part++).size();
    }
    return part;
  }

  /** What a text says of all components. */
  List<Component> said() {
    return all.stream().map(Component::said).toList();
  }

  /** Whether these are components of this turn in its own order. */
  boolean isToldAs(List<StatedComponent> stated) {
    int told = 0;
    for (Component component : all) {
      if (told < stated.size() && stated.get(told).fits(component)) {
        told++;
      }
    }
    return told == stated.size();
  }

  /** Whether the turn's first components are these. */
  boolean begins(List<StatedComponent> stated) {
    return stated.size() <= all.size()
        && IntStream.range(0, stated.size()).allMatch(i -> stated.get(i).fits(all.get(i)));
  }

  /** Whether every stated component is one of this turn's, each another one. */
  boolean fits(List<StatedComponent> stated) {
    if (stated.size() > all.size()) {
      return false;
    }
    int[] order = new int[stated.size()];
    boolean[] used = new boolean[all.size()];
    for (int i = 0; i < order.length; i++) {
      int found = 0;
      while (found < used.length && (used[found] || !stated.get(i).fits(all.get(found)))) {
        found++;
      }
      if (found == used.length) {
        return false;
      }
      used[found] = true;
      order[i] = found;
    }
    return mayBeToldAs(order);
  }

  /** What it does, as the conventions of players are told; {@code uci} is its text in UCI. */
  MoveSketch way(String uci, Position position) {
    List<Integer> stops =
        all.stream().filter(Component.Go.class::isInstance).map(Component::square).toList();
    int target = leaves() ? Component.NO_SQUARE : changes.target();
    boolean stacks = position.program().options().stacks();
    return new MoveSketch(
        uci,
        piece(position),
        changes.origin(),
        target,
        stops,
        !changes.captured().isEmpty(),
        stacks ? growth(position) : Map.of(),
        stacks && target >= 0 ? changes.after()[target] : Contents.EMPTY,
        all.size() == 1);
  }

  /** By square, how many pieces more stand there afterwards; squares without a difference not. */
  private Map<Integer, Integer> growth(Position position) {
    Map<Integer, Integer> heights = new TreeMap<>();
    for (Component component : all) {
      int square = component.square();
      if (component instanceof Component.Go go) {
        int lifted = heights.getOrDefault(go.from(), position.height(go.from()));
        heights.put(go.from(), 0);
        heights.put(square, lifted);
      } else if (component instanceof Component.Drop) {
        heights.put(square, 1);
      } else if (square != Component.NO_SQUARE) {
        heights.put(square, Component.Column.contents(component).size());
      }
    }
    heights.replaceAll((square, height) -> height - position.height(square));
    heights.values().removeIf(more -> more == 0);
    return heights;
  }

  /** The piece that the first component names, or that stands where it begins. */
  private int piece(Position position) {
    Component first = all.get(0);
    int origin = changes.origin();
    if (first instanceof Component.Go go) {
      return go.content();
    } else if (first instanceof Component.Drop drop) {
      return drop.content();
    }
    return origin < 0 ? Contents.EMPTY : position.content(origin);
  }

  /** Whether the piece of the first part goes nowhere, and is gone. */
  private boolean leaves() {
    int target = changes.target();
    return target >= 0 && target == changes.origin() && changes.after()[target] == Contents.EMPTY;
  }
}
