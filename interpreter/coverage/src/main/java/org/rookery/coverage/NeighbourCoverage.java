package org.rookery.coverage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.search.Perft;
import org.rookery.game.engine.GameEngine;

/**
 * Notes which neighbours of the set-up are told apart: what is looked at would be other had they
 * changed places.
 */
final class NeighbourCoverage {
  /** Leaves that are counted for each two of them. */
  private static final double MOST_LEAVES = 10_000;

  private final GameEngine game;
  private final Set<Unit> seen;

  /** Those of a case that begins with the set-up that are not told apart yet. */
  private final List<Neighbours> open = new ArrayList<>();

  NeighbourCoverage(GameEngine game, Set<Unit> seen) {
    this.game = game;
    this.seen = seen;
  }

  /** A case begins. */
  void begins(Position position) {
    open.clear();
    if (position.setup().equals(game.start().setup())) {
      open.addAll(Neighbours.of(game.program()));
    }
  }

  /** All turns are looked at: their number tells. */
  void turns(Position position) {
    look(position, pair -> true, there -> game.generator().legalMoves(there).size());
  }

  /** The turns of the piece on a square are looked at. */
  void turnsOf(Position position, int square) {
    look(position, pair -> true, there -> targets(there, square));
  }

  /** A turn is named, which is legal for some pieces in some places only. */
  void named(Position position, String text, Optional<Move> move) {
    int origin = move.map(made -> MoveChanges.of(position, made).origin()).orElse(Position.NOWHERE);
    look(
        position,
        pair -> move.isEmpty() || pair.has(origin),
        there -> game.turns(there).read(text) instanceof Reading.Found);
  }

  /** All turns down to a depth are counted; so far as that can be done for each two. */
  void leaves(Position position, int depth) {
    int turns = Math.max(2, game.generator().legalMoves(position).size());
    int within = (int) (Math.log(MOST_LEAVES) / Math.log(turns));
    Perft perft = new Perft(game.generator());
    int counted = Math.max(1, Math.min(depth, within));
    look(position, pair -> true, there -> perft.count(there, counted));
  }

  /** A square is looked at. */
  void square(Position position, int square) {
    look(position, pair -> pair.has(square), there -> there.content(square));
  }

  private BitSet targets(Position position, int square) {
    BitSet targets = new BitSet();
    for (Move move : game.generator().legalMoves(position)) {
      MoveChanges changes = MoveChanges.of(position, move);
      if (changes.origin() == square && changes.target() >= 0) {
        targets.set(changes.target());
      }
    }
    return targets;
  }

  private void look(
      Position position, Predicate<Neighbours> concerns, Function<Position, Object> answer) {
    List<Neighbours> asked =
        open.stream().filter(concerns).filter(pair -> pair.standIn(position)).toList();
    if (asked.isEmpty()) {
      return;
    }
    Setup setup = position.setup();
    Object here = answer.apply(game.position(setup));
    for (Neighbours pair : asked) {
      Position there = game.position(pair.exchanged(setup, game.program()));
      if (!answer.apply(there).equals(here)) {
        open.remove(pair);
        game.compiled().sections().stream()
            .filter(section -> section.isHeadedBy("board-setup"))
            .forEach(section -> seen.add(pair.unit(game.compiled(), section)));
      }
    }
  }
}
