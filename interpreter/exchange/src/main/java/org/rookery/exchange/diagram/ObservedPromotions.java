package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.random.SeededRandom;
import org.rookery.game.Game;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** Watches what pieces of a type are when they arrive: alone on every square, and among enemies. */
final class ObservedPromotions {
  private static final long SEED = 20_261_127;
  private static final double SOME = 0.35;

  private final Game game;
  private final GameProgram program;
  private final DiagramBoard board;
  private final Position some;
  private final Random random = SeededRandom.of(SEED);

  ObservedPromotions(Game game, DiagramBoard board) {
    this.game = game;
    this.board = board;
    program = game.program();
    some = game.engine().start();
  }

  /** Where a piece has come from and to: how many ranks were, and are, ahead of it. */
  record Ranks(int from, int to) {}

  /**
   * What was seen of a type.
   *
   * @param arrivals by ranks, each set of types that was the choice there
   * @param reached by turn, the squares where pieces of the type can get
   */
  record Seen(Map<Ranks, Set<BitSet>> arrivals, List<BitSet> reached) {
    /** What else pieces of a type were. */
    BitSet others(int type) {
      BitSet others = new BitSet();
      arrivals.values().forEach(sets -> sets.forEach(others::or));
      others.clear(type);
      return others;
    }
  }

  /**
   * Looks at pieces of a type.
   *
   * @param start by turn, the squares where they begin
   */
  Seen of(int type, List<BitSet> start) {
    Map<Ranks, Set<BitSet>> seen = new LinkedHashMap<>();
    List<BitSet> all = new ArrayList<>();
    for (int step = 0; step < start.size(); step++) {
      BitSet reached = (BitSet) start.get(step).clone();
      all.add(reached);
      BitSet looked = new BitSet();
      while (looked.cardinality() < reached.cardinality()) {
        int square = next(reached, looked);
        looked.set(square);
        Setup alone = alone(type, step, square);
        List<Setup> setups = List.of(alone, amongEnemies(alone, step), amongEnemies(alone, step));
        for (Setup setup : setups) {
          Map<Integer, BitSet> arrivals = arrivals(setup, step, square);
          note(arrivals, square, step == 0, seen);
          arrivals.forEach(
              (target, types) -> reached.set(target, reached.get(target) || types.get(type)));
        }
      }
    }
    return new Seen(seen, all);
  }

  private static int next(BitSet reached, BitSet looked) {
    BitSet left = (BitSet) reached.clone();
    left.andNot(looked);
    return left.nextSetBit(0);
  }

  /** Whether a piece never becomes another one while that many of it are on the board. */
  boolean isLimited(int type, int other, int count) {
    for (int step = 0; step < 2; step++) {
      for (int square = 0; square < program.topology().size(); square++) {
        Setup full = alone(type, step, square);
        int content = program.contents().of(other, owner(step));
        List<Integer> free = new ArrayList<>();
        for (int at = 0; at < program.topology().size(); at++) {
          if (full.board().get(at) == Contents.EMPTY) {
            free.add(at);
          }
        }
        Collections.shuffle(free, random);
        for (int at : free.subList(0, Math.min(count, free.size()))) {
          full = full.withSquare(program, at, content);
        }
        if (arrivals(full, step, square).values().stream().anyMatch(types -> types.get(other))) {
          return false;
        }
      }
    }
    return true;
  }

  private int owner(int step) {
    return program.turnOrder().get(step).as();
  }

  private Setup alone(int type, int step, int square) {
    return Setup.empty(program)
        .withStep(step)
        .withSquare(program, square, program.contents().of(type, owner(step)));
  }

  private Setup amongEnemies(Setup alone, int step) {
    Setup setup = alone;
    for (int square = 0; square < program.topology().size(); square++) {
      if (alone.board().get(square) == Contents.EMPTY && random.nextDouble() < SOME) {
        int type = random.nextInt(program.pieces().size());
        setup = setup.withSquare(program, square, program.contents().of(type, owner(1 - step)));
      }
    }
    return setup;
  }

  /** By square where the piece can arrive, what it can be there. */
  private Map<Integer, BitSet> arrivals(Setup setup, int step, int square) {
    Position position = new Position(some, setup);
    Map<Integer, BitSet> types = new HashMap<>();
    for (Move move : game.engine().generator().emittedParts(position)) {
      MoveChanges changes = MoveChanges.of(position, move);
      int target = changes.target();
      if (changes.origin() == square && target >= 0 && target != square) {
        int arrived = changes.after()[target];
        if (arrived != Contents.EMPTY && program.contents().owner(arrived) == owner(step)) {
          types
              .computeIfAbsent(target, unused -> new BitSet())
              .set(program.contents().type(arrived));
        }
      }
    }
    return types;
  }

  private void note(
      Map<Integer, BitSet> arrivals, int square, boolean white, Map<Ranks, Set<BitSet>> seen) {
    arrivals.forEach(
        (target, set) ->
            seen.computeIfAbsent(
                    new Ranks(board.ahead(square, white), board.ahead(target, white)),
                    unused -> new HashSet<>())
                .add(set));
  }
}
