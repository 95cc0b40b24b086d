package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Condition.Chase;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.MoveGroup;
import org.rookery.program.Region;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/**
 * What a game's conditions are asked against.
 *
 * @param countsHands whether counting pieces on the whole board counts those in hand
 * @param stacks whether a square may hold more than one piece
 * @param royal the royal pieces
 * @param goalSquares squares named by arrangement goals
 * @param forbidden the conditions that single moves forbid
 * @param deadEnds the squares from which pieces could never move again
 * @param staticPieces pieces whose original pieces are known by the square they stand on alone
 */
record ConditionContext(
    BoardModel board,
    Geometry geometry,
    NameNumbers names,
    RightsTable rights,
    boolean countsHands,
    boolean stacks,
    ContentSet royal,
    Set<Integer> goalSquares,
    List<Condition> forbidden,
    DeadEnds deadEnds,
    Set<String> staticPieces) {

  /** The squares from which pieces could never move again. */
  interface DeadEnds {
    /** Before graphs are known there are none. */
    DeadEnds UNKNOWN = (piece, square) -> false;

    /** Whether {@code square} is one for a piece of that content. */
    boolean has(int piece, int square);
  }

  /** The same questions where dead ends are known. */
  ConditionContext with(DeadEnds known) {
    return new ConditionContext(
        board,
        geometry,
        names,
        rights,
        countsHands,
        stacks,
        royal,
        goalSquares,
        forbidden,
        known,
        staticPieces);
  }

  /** The number of a square's own counter. */
  int counterOn(String counter, int square) {
    String name = Amount.SquareCounter.on(counter, board.topology().squares().get(square));
    return names.counter(name, Side.SELF, 0);
  }

  /** The test a condition stands for at a site; a constant when the answer is known. */
  Test ask(Condition condition, RuleSite site) {
    return condition.match(new ConditionTests(this, site));
  }

  int square(Place place, RuleSite site) {
    return site.square(place, geometry, board.topology());
  }

  /** The test that {@code square} holds one of {@code pieces}; false off the board. */
  static Test holds(int square, ContentSet pieces) {
    return square == Topology.NOWHERE ? new Test.Constant(false) : new Test.Holds(square, pieces);
  }

  /** The set of the empty content. */
  ContentSet empty() {
    return names.only(Contents.EMPTY);
  }

  /** The set of every piece. */
  ContentSet occupied() {
    return names.everyPiece();
  }

  /** The set of everything that can stand on a square, or not stand there. */
  ContentSet anything() {
    return names.anything();
  }

  /** Whether a square belongs to the zone of the player. */
  boolean inZone(String zone, int square, int player) {
    Map<String, List<Region>> zones = board.zones();
    return square != Topology.NOWHERE
        && zones.containsKey(zone)
        && zones.get(zone).get(player).has(square);
  }

  /**
   * The test that one of {@code attackers} could capture a piece of content {@code as} there, when
   * that has left the square {@code left}.
   */
  Test attacked(int square, int as, List<Integer> attackers, String moveType, int left) {
    if (square == Topology.NOWHERE) {
      return new Test.Constant(false);
    }
    int group = moveType.isEmpty() ? MoveGroup.ANY : names.groups.indexOf(moveType);
    List<Test> tests = new ArrayList<>();
    for (int player : attackers) {
      tests.add(new Test.Attacked(square, as, player, group, left));
    }
    return any(tests);
  }

  /**
   * The content that stands for "a piece of that player" where an attack on an empty square is
   * asked for.
   */
  int anyPiece(int player, int otherwise) {
    for (int c = 1; c < names.contents.size(); c++) {
      if (royal.has(c) && names.contents.owner(c) == player) {
        return c;
      }
    }
    return otherwise != Contents.EMPTY && names.contents.owner(otherwise) == player
        ? otherwise
        : names.contents.of(0, player);
  }

  /** The disjunction, simplified. */
  static Test any(List<Test> tests) {
    return joined(tests, true, Test.Or::new);
  }

  /** The conjunction, simplified. */
  static Test all(List<Test> tests) {
    return joined(tests, false, Test.And::new);
  }

  private static Test joined(
      List<Test> tests, boolean deciding, Function<List<Test>, Test> several) {
    List<Test> open = new ArrayList<>();
    for (Test test : tests) {
      if (test.constant().isEmpty()) {
        open.add(test);
      } else if (test.constant().get() == deciding) {
        return test;
      }
    }
    return open.isEmpty()
        ? new Test.Constant(!deciding)
        : open.size() == 1 ? open.get(0) : several.apply(open);
  }

  /** The players a side means, seen by {@code player}. */
  List<Integer> players(Side side, int player) {
    return switch (side) {
      case SELF -> List.of(player);
      case ALLY -> names.allies(player);
      case OPPONENT -> names.opponents(player);
      case NEUTRAL, ANY -> {
        BitSet all = new BitSet();
        all.set(0, names.players.size());
        yield all.stream().filter(p -> side == Side.ANY || names.isNeutral(p)).boxed().toList();
      }
    };
  }

  /** The pieces of one group of occupants. */
  ContentSet occupants(List<Filter> filters, int player) {
    BitSet bits = new BitSet();
    filters.forEach(f -> bits.or(names.occupants(f, player).members()));
    return ContentSet.of(bits, names.contents);
  }

  /** Whether a player has chased the same piece while a position occurred so often. */
  Test chasing(int times, Chase chase, int player) {
    RuleSite none = RuleSite.none(player);
    List<Test> spared =
        IntStream.range(0, board.topology().size())
            .mapToObj(square -> ask(chase.spared(), none.at(square)))
            .toList();
    List<Test.Dearer> dearer =
        chase.dearer().stream()
            .map(
                it ->
                    new Test.Dearer(
                        names.occupants(it.pieces(), player),
                        names.occupants(it.chasers(), player)))
            .toList();
    return new Test.KeepsChasing(
        times, player, names.occupants(chase.chasers(), player), spared, dearer);
  }
}
