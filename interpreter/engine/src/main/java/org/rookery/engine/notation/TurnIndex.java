package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Legal moves by the squares that their components are about, so that a text which names a square
 * is compared with few of them.
 */
final class TurnIndex {
  private final List<MoveComponents> turns;
  private final Map<Integer, List<MoveComponents>> bySquare = new HashMap<>();

  TurnIndex(List<MoveComponents> turns) {
    this.turns = turns;
    for (MoveComponents turn : turns) {
      turn.all().stream()
          .map(Component::square)
          .distinct()
          .forEach(square -> bySquare.computeIfAbsent(square, s -> new ArrayList<>()).add(turn));
    }
  }

  /** All of them, in the generator's order. */
  List<MoveComponents> all() {
    return turns;
  }

  /** Those with a component about a square, in the same order. */
  List<MoveComponents> at(int square) {
    return bySquare.getOrDefault(square, List.of());
  }

  /** What is dropped first, where every turn begins with a drop, or is a pass; otherwise none. */
  BitSet dropped() {
    BitSet pieces = new BitSet();
    for (MoveComponents turn : turns) {
      Component first = turn.all().isEmpty() ? null : turn.all().get(0);
      if (first instanceof Component.Drop drop) {
        pieces.set(drop.content());
      } else if (!(first instanceof Component.Pass)) {
        return new BitSet();
      }
    }
    return pieces;
  }

  /** Those that have all the stated components, in the same order. */
  List<MoveComponents> fitting(List<StatedComponent> meaning) {
    List<MoveComponents> fewest = turns;
    for (StatedComponent stated : meaning) {
      List<MoveComponents> there =
          stated.square() == Component.NO_SQUARE ? turns : at(stated.square());
      fewest = there.size() < fewest.size() ? there : fewest;
    }
    return fewest.stream().filter(turn -> turn.fits(meaning)).toList();
  }
}
