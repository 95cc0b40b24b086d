package org.rookery.walker.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.View;

/** Where a running block is and what it has collected. */
public final class BlockState {
  /** The value of TO until the block sets it. */
  private static final int UNSET = -2;

  final Mover mover;
  private int cursor;
  private int mark;
  private int from;
  private int to = UNSET;

  /** Where the piece of the first leg has come to, when that leg is closed. */
  private int landing = UNSET;

  final List<SceneChange> changes = new ArrayList<>();
  private Set<String> flags = Set.of();
  private Map<Integer, Integer> counters = Map.of();

  /** What should have been otherwise on this way; empty but when a way is looked for. */
  List<FailedTest> failures = List.of();

  /**
   * The piece a block runs for.
   *
   * @param player whose pieces move
   * @param piece what it is
   * @param start its square, or the one it may be dropped on, or nowhere
   * @param drops whether it comes from the hand
   */
  public record Mover(int player, int piece, int start, boolean drops) {
    /** No piece: the point of view of an ending. */
    public static Mover none(int player) {
      return new Mover(player, 0, View.NOWHERE, false);
    }
  }

  public BlockState(Mover mover) {
    this.mover = mover;
    cursor = mover.start;
    mark = mover.start;
    from = mover.start;
  }

  BlockState copy() {
    BlockState copy = new BlockState(mover);
    copy.cursor = cursor;
    copy.mark = mark;
    copy.from = from;
    copy.to = to;
    copy.landing = landing;
    copy.changes.addAll(changes);
    copy.flags = flags;
    copy.counters = counters;
    copy.failures = failures;
    return copy;
  }

  /** The same track with the cursor elsewhere. */
  BlockState at(int square) {
    BlockState there = copy();
    there.cursor = square;
    return there;
  }

  /** Everything that bears on how the block goes on. */
  List<Object> state(int node) {
    return List.of(node, cursor, mark, from, to, landing, List.copyOf(changes), flags, counters);
  }

  int cursor() {
    return cursor;
  }

  int arrival() {
    return to == UNSET ? cursor : to;
  }

  /** The square a place means here. */
  int square(Place place, Scene scene, View view) {
    if (place instanceof Place.Toward toward) {
      return view.step(cursor, toward.direction());
    }
    if (place instanceof Place.At at) {
      return view.square(at.square());
    }
    return place instanceof Place.Of of ? square(of.register(), scene) : cursor;
  }

  private int square(Register register, Scene scene) {
    return switch (register) {
      case CURSOR -> cursor;
      case START -> mover.start;
      case MARK -> mark;
      case FROM -> from;
      case TO -> arrival();
      case LAST_FROM -> scene.lastFrom;
      case LAST_TO -> scene.lastTo;
    };
  }

  void point(Register register, int square) {
    switch (register) {
      case CURSOR -> cursor = square;
      case MARK -> mark = square;
      case FROM -> from = square;
      case TO -> to = square;
      case START, LAST_FROM, LAST_TO -> throw new IllegalStateException("no rule sets " + register);
    }
  }

  boolean isSet(String flag) {
    return flags.contains(flag);
  }

  /** Flags are seldom set and tracks often copied: copies share them until one is set. */
  void set(String flag, boolean value) {
    flags = new HashSet<>(flags);
    if (value) {
      flags.add(flag);
    } else {
      flags.remove(flag);
    }
  }

  int counter(int number) {
    return counters.getOrDefault(number, 0);
  }

  void count(int number, int value) {
    counters = new HashMap<>(counters);
    counters.put(number, value);
  }

  /** The changes so far and the last leg, as an emission now would have them. */
  List<SceneChange> part(boolean copies) {
    List<SceneChange> part = new ArrayList<>(changes);
    int arrival = arrival();
    if (arrival == View.NOWHERE) {
      return part;
    }
    if (mover.drops && landing == UNSET) {
      part.add(new SceneChange(SceneChange.Kind.DROP, mover.piece, arrival));
    } else if (from != View.NOWHERE && from != arrival) {
      part.add(
          new SceneChange(copies ? SceneChange.Kind.COPY : SceneChange.Kind.MOVE, from, arrival));
    }
    return part;
  }

  /** Where the piece is that has to go on when a chain does. */
  int firstArrival() {
    return landing == UNSET ? arrival() : landing;
  }

  void closeLeg() {
    List<SceneChange> part = part(false);
    if (landing == UNSET && (mover.drops || part.size() > changes.size())) {
      landing = arrival();
    }
    changes.clear();
    changes.addAll(part);
    from = cursor;
    to = UNSET;
  }

  /** Forgets effects and legs; flags, the mark and the cursor stay. */
  void forget() {
    changes.clear();
    from = mover.start;
    to = UNSET;
    landing = UNSET;
  }
}
