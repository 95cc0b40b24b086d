package org.rookery.coverage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.coverage.condition.Alternative;
import org.rookery.coverage.condition.TurnRuleAlternatives;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.search.Perft;
import org.rookery.game.engine.GameEngine;

/**
 * Notes which rules of how turns hang on others are looked at: what is looked at would be otherwise
 * if they were, in a position as it is, or after the turn that led to it.
 */
final class TurnRuleCoverage {
  /** Leaves that are counted in each of the other games. */
  private static final double MOST_LEAVES = 500;

  /** So many turns are asked of the other games for one case. */
  private static final long WORK = 3_000;

  private final GameEngine game;
  private final Set<Unit> seen;
  private final List<TurnRuleAlternatives.Other> open;
  private long work = WORK;

  /** The turn that was named last. */
  private @Nullable Made last;

  /** Where it leads to in other games, as far as has been asked. */
  private final Map<TurnRuleAlternatives.Other, Optional<Position>> reached =
      new IdentityHashMap<>();

  /** A turn that is going to be made. */
  private record Made(Setup before, String player, int ply, String text) {}

  TurnRuleCoverage(GameEngine game, TurnRuleAlternatives rules, Set<Unit> seen) {
    this.game = game;
    this.seen = seen;
    open = new ArrayList<>(rules.others());
  }

  /** What can be seen of a game in a position in which there are these turns. */
  private interface Answer {
    Object of(GameEngine engine, Position position, List<Move> turns);
  }

  /** What is looked at where the rules say something else. */
  static Unit unit(Alternative alternative, String player) {
    String instead = alternative.instead();
    CoverageKind what = instead.isEmpty() ? CoverageKind.NEEDED : CoverageKind.APART;
    return new Unit(player, alternative.origin(), what, instead);
  }

  private static List<Unit> units(TurnRuleAlternatives.Other other, String player) {
    return other.alternatives().stream().map(one -> unit(one, player)).toList();
  }

  /** A case begins. */
  void begins() {
    last = null;
    reached.clear();
  }

  /** All turns are looked at: their number tells. */
  void turns(Position position) {
    look(position, false, (engine, there, turns) -> turns.size());
  }

  /** The turns of the piece on a square are looked at. */
  void turnsOf(Position position, int square) {
    look(position, false, (engine, there, turns) -> targets(there, turns, square));
  }

  /** A turn is named. */
  void named(Position position, String text, Optional<Move> move) {
    look(
        position,
        false,
        (engine, there, turns) -> engine.turns(there).read(text) instanceof Reading.Found);
    if (!open.isEmpty() && move.isPresent()) {
      reached.clear();
      last = new Made(position.setup(), player(position), position.ply(), text);
    }
  }

  /** All turns down to a depth are counted; so far as that can be done in each game. */
  void leaves(Position position, int depth) {
    if (open.isEmpty()) {
      return;
    }
    int turns = Math.max(2, game.generator().legalMoves(position).size());
    int within = (int) (Math.log(MOST_LEAVES) / Math.log(turns));
    int counted = Math.max(1, Math.min(depth, within));
    look(
        position,
        counted > 1,
        (engine, there, moves) -> new Perft(engine.generator()).count(there, counted));
  }

  /** The outcome is looked at. */
  void outcome(Position position) {
    look(position, true, (engine, there, turns) -> engine.adjudicator().outcome(there));
  }

  private static BitSet targets(Position position, List<Move> turns, int square) {
    BitSet targets = new BitSet();
    for (Move move : turns) {
      MoveChanges changes = MoveChanges.of(position, move);
      if (changes.origin() == square && changes.target() >= 0) {
        targets.set(changes.target());
      }
    }
    return targets;
  }

  private String player(Position position) {
    return game.program().players().get(position.as());
  }

  /**
   * Compares answers.
   *
   * @param deep whether they may differ where the same turns may be made in the same position
   */
  private void look(Position position, boolean deep, Answer answer) {
    if (open.isEmpty() || work < 0) {
      return;
    }
    Setup setup = position.setup();
    List<Move> turns = game.generator().legalMoves(position);
    Object here = answer.of(game, game.position(setup), turns);
    Made made = last != null && last.ply() == position.ply() - 1 ? last : null;
    String player = player(position);
    for (TurnRuleAlternatives.Other other : List.copyOf(open)) {
      Position same = other.position(setup);
      if (isOpen(other, player) && differs(other.game(), same, turns, deep, answer, here)) {
        note(other, player);
      }
      if (made != null && isOpen(other, made.player())) {
        Optional<Position> there = reached.computeIfAbsent(other, one -> after(made, one));
        if (there.isPresent()
            && !there.get().setup().equals(same.setup())
            && differs(other.game(), there.get(), turns, deep, answer, here)) {
          note(other, made.player());
        }
      }
    }
  }

  /** The position of another game after a turn, if it is one there. */
  private Optional<Position> after(Made made, TurnRuleAlternatives.Other other) {
    Position there = other.position(made.before());
    if (other.game().turns(there).read(made.text()) instanceof Reading.Found found) {
      there.make(found.move());
      return Optional.of(there);
    }
    return Optional.empty();
  }

  private boolean differs(
      GameEngine engine,
      Position there,
      List<Move> turns,
      boolean deep,
      Answer answer,
      Object here) {
    List<Move> theirs = engine.generator().legalMoves(there);
    work -= 1 + theirs.size();
    return (deep || !theirs.equals(turns)) && !answer.of(engine, there, theirs).equals(here);
  }

  private boolean isOpen(TurnRuleAlternatives.Other other, String player) {
    return other.players().contains(player) && !seen.containsAll(units(other, player));
  }

  private void note(TurnRuleAlternatives.Other other, String player) {
    seen.addAll(units(other, player));
    open.removeIf(one -> one.players().stream().noneMatch(name -> isOpen(one, name)));
  }
}
