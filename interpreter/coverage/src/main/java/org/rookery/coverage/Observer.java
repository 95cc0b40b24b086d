package org.rookery.coverage;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rookery.coverage.condition.Conditions;
import org.rookery.engine.notation.Changes;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.Grounds;
import org.rookery.language.source.Origin;
import org.rookery.suites.run.Key;
import org.rookery.suites.run.Witness;
import org.rookery.walker.Walker;
import org.rookery.walker.rule.Sighting;
import org.rookery.walker.rule.WalkTooLong;

/** Notes what a case looks at. */
final class Observer implements Witness {
  /** Positions below one whose leaves are counted that are looked at. */
  private static final int MOST_BELOW = 24;

  /** Nodes of rules that are walked for one case. */
  private static final long WORK = 2_000_000;

  private final GameEngine game;
  private final Walker walker;
  private final Set<Unit> seen = new LinkedHashSet<>();
  private final EndingLook endings;
  private final CounterLook counters;
  private final ClockLook clock;
  private final SetUpLook setUp;

  /** The turn named last, which what is looked at next has come after. */
  private @Nullable Made last;

  /** A turn, and where it is made. */
  private record Made(Position before, Move move) {}

  Observer(GameEngine game, Conditions conditions) {
    this.game = game;
    walker = new Walker(game.compiled(), WORK);
    endings = new EndingLook(game, conditions, seen);
    counters = new CounterLook(game, conditions, seen);
    clock = new ClockLook(new QuietTurns(game.compiled()), seen);
    setUp = new SetUpLook(game, seen);
  }

  /** What has been looked at. */
  Set<Unit> seen() {
    return seen;
  }

  @Override
  public void begins(Position position) {
    last = null;
    setUp.begins(position);
  }

  @Override
  public void turns(Position position) {
    List<Move> moves = game.generator().legalMoves(position);
    effects(position);
    look(position, Position.NOWHERE, moves, origin -> true);
    endings.at(position, false);
    setUp.turns(position, moves);
  }

  @Override
  public void turnsOf(Position position, int square) {
    look(position, square, game.generator().legalMoves(position), origin -> true);
    setUp.square(position, square);
  }

  @Override
  public void named(Position position, String text, Optional<Move> move) {
    effects(position);
    Set<Origin> way =
        Grounds.of(game, new Position(position), text).stream()
            .filter(ground -> ground.bearing() != Grounds.Bearing.NEAR)
            .map(Grounds.Ground::origin)
            .collect(Collectors.toSet());
    int from = move.map(made -> Changes.of(position, made).origin()).orElse(Position.NOWHERE);
    int square = from < 0 ? Position.NOWHERE : from;
    look(position, square, move.stream().toList(), way::contains);
    move.ifPresent(
        made -> {
          last = new Made(new Position(position), made);
          counters.turn(position, made);
        });
  }

  @Override
  public void leaves(Position position, int depth) {
    if (depth < 1) {
      return;
    }
    turns(position);
    if (depth > 1) {
      List<Move> moves = game.generator().legalMoves(position);
      int step = Math.max(1, moves.size() / MOST_BELOW);
      for (int i = 0; i < moves.size(); i += step) {
        Made made = new Made(new Position(position), moves.get(i));
        position.make(moves.get(i));
        effects(made);
        List<Move> below = game.generator().legalMoves(position);
        look(position, Position.NOWHERE, below, origin -> true);
        setUp.turns(position, below);
        position.unmake();
      }
    }
  }

  @Override
  public void state(Position position, Key key) {
    switch (key) {
      case OUTCOME -> {
        endings.at(position, true);
        counters.outcome(position);
        clock.outcome(position);
      }
      case BOARD, HAND, FLAGS, CAPTURED -> effects(position);
      case PLAY, COUNT, MOVES, LEGAL, ILLEGAL, TARGETS, CHECK, AFTER, PERFT, ALWAYS, TIME -> {}
    }
  }

  @Override
  public void square(Position position, int square) {
    setUp.square(position, square);
  }

  @Override
  public void counter(Position position, String name) {
    counters.counter(position, name);
  }

  /** What the last turn did is looked at. */
  private void effects(Position position) {
    if (last != null && last.before().ply() == position.ply() - 1) {
      effects(last);
      last = null;
    }
  }

  private void effects(Made made) {
    int from = Changes.of(made.before(), made.move()).origin();
    try {
      for (Sighting sighting :
          walker.sightings(
              made.before(), from < 0 ? Position.NOWHERE : from, List.of(made.move()))) {
        if (sighting.how() == Sighting.How.TOOK_EFFECT) {
          see(sighting, What.RUN);
        }
      }
    } catch (WalkTooLong enough) {
      return;
    }
  }

  private void look(
      Position position, int square, Collection<Move> turns, Predicate<Origin> wanted) {
    try {
      for (Sighting sighting : walker.sightings(position, square, turns)) {
        if (wanted.test(sighting.origin())) {
          what(sighting.how()).ifPresent(what -> see(sighting, what));
        }
      }
    } catch (WalkTooLong enough) {
      return;
    }
  }

  private void see(Sighting sighting, What what) {
    String man = game.labels().inWords(sighting.man());
    seen.add(new Unit(man, sighting.origin(), what, sighting.where()));
  }

  /** What a sighting shows; nothing where it takes more to see it. */
  private static Optional<What> what(Sighting.How how) {
    return Optional.ofNullable(
        switch (how) {
          case RAN, TOOK_EFFECT -> null;
          case LED -> What.RUN;
          case ANSWERED_YES -> What.YES;
          case ANSWERED_NO -> What.NO;
          case SAW_NOTHING -> What.NOTHING;
          case SAW_FRIEND -> What.FRIEND;
          case SAW_ENEMY -> What.ENEMY;
          case LAST_INSIDE -> What.INSIDE;
          case FIRST_OUTSIDE -> What.OUTSIDE;
          case EMITTED -> What.MADE;
          case REFUSED -> What.REFUSED;
        });
  }
}
