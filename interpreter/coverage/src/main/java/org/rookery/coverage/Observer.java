package org.rookery.coverage;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rookery.coverage.condition.ConditionAlternatives;
import org.rookery.coverage.condition.TurnRuleAlternatives;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.MoveOrigins;
import org.rookery.language.source.Origin;
import org.rookery.suites.run.CaseObserver;
import org.rookery.suites.run.Key;
import org.rookery.walker.rule.RuleObservation;

/** Notes what a case looks at. */
final class Observer implements CaseObserver {
  /** Positions below one whose leaves are counted that are looked at. */
  private static final int MOST_BELOW = 24;

  private final GameEngine game;
  private final RuleSensitivity weigher;
  private final Set<Unit> seen = new LinkedHashSet<>();
  private final EndingCoverage endings;
  private final CounterCoverage counters;
  private final ClockCoverage clock;
  private final SetupCoverage setUp;
  private final NeighbourCoverage neighbours;
  private final PassCoverage passes;
  private final TurnRuleCoverage sequel;

  /** The turn named last, which what is looked at next has come after. */
  private @Nullable Made last;

  /** A turn, and where it is made. */
  private record Made(Position before, Move move) {}

  Observer(
      GameEngine game,
      ConditionAlternatives conditions,
      TurnRuleAlternatives rules,
      CoverageEffort effort) {
    this.game = game;
    weigher = new RuleSensitivity(game.compiled(), effort);
    endings = new EndingCoverage(game, conditions, seen);
    counters = new CounterCoverage(game, conditions, seen);
    clock = new ClockCoverage(new QuietMoves(game.compiled()), seen);
    setUp = new SetupCoverage(game, seen);
    neighbours = new NeighbourCoverage(game, seen);
    passes = new PassCoverage(game.compiled(), seen);
    sequel = new TurnRuleCoverage(game, rules, seen);
  }

  /** What has been looked at. */
  Set<Unit> seen() {
    isLegal();
    weigher.seen().forEach(this::see);
    return seen;
  }

  @Override
  public void begins(Position position) {
    isLegal();
    setUp.begins(position);
    neighbours.begins(position);
    sequel.begins();
  }

  @Override
  public void turns(Position position) {
    neighbours.turns(position);
    sequel.turns(position);
    all(position);
  }

  private void all(Position position) {
    List<Move> moves = game.generator().legalMoves(position);
    effects(position);
    weigher.turns(position, Position.NOWHERE, moves);
    endings.at(position, false);
    setUp.turns(position, moves);
    passes.turns(position.as(), moves);
  }

  @Override
  public void turnsOf(Position position, int square) {
    weigher.turns(position, square, game.generator().legalMoves(position));
    setUp.square(position, square);
    neighbours.turnsOf(position, square);
    sequel.turnsOf(position, square);
  }

  @Override
  public void named(Position position, String text, Optional<Move> move) {
    neighbours.named(position, text, move);
    sequel.named(position, text, move);
    effects(position);
    if (move.isPresent()) {
      isLegal();
      last = new Made(new Position(position), move.get());
      counters.turn(position, move.get());
      passes.turns(position.as(), List.of(move.get()));
    } else {
      refused(position, text);
    }
  }

  @Override
  public void leaves(Position position, int depth) {
    if (depth < 1) {
      return;
    }
    neighbours.leaves(position, depth);
    sequel.leaves(position, depth);
    all(position);
    if (depth > 1) {
      List<Move> moves = game.generator().legalMoves(position);
      int step = Math.max(1, moves.size() / MOST_BELOW);
      for (int i = 0; i < moves.size(); i += step) {
        Made made = new Made(new Position(position), moves.get(i));
        position.make(moves.get(i));
        weigher.turn(made.before(), made.move(), true);
        List<Move> below = game.generator().legalMoves(position);
        weigher.turns(position, Position.NOWHERE, below);
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
        sequel.outcome(position);
      }
      case BOARD, HAND, FLAGS, CAPTURED -> effects(position);
      case PLAY,
          COUNT,
          MOVES,
          LEGAL,
          ILLEGAL,
          TARGETS,
          CHECK,
          AFTER,
          PERFT,
          ALWAYS,
          TIME,
          VIEW -> {}
    }
  }

  @Override
  public void square(Position position, int square) {
    setUp.square(position, square);
    neighbours.square(position, square);
  }

  @Override
  public void counter(Position position, String name) {
    counters.counter(position, name);
  }

  /**
   * That the last move is legal has been looked at. It is weighed when it is not going to be looked
   * at what it did, which hangs on the same and more.
   */
  private void isLegal() {
    if (last != null) {
      weigher.turn(last.before(), last.move(), false);
      last = null;
    }
  }

  /** What the last move did is looked at. */
  private void effects(Position position) {
    if (last != null && last.before().ply() == position.ply() - 1) {
      weigher.turn(last.before(), last.move(), true);
      last = null;
    }
  }

  /** A text that is no turn is looked at: the tests that are the reason why. */
  private void refused(Position position, String text) {
    Set<Origin> way =
        MoveOrigins.of(game, new Position(position), text).stream()
            .filter(ground -> ground.bearing() != MoveOrigins.Bearing.NEAR)
            .map(MoveOrigins.Ground::origin)
            .collect(Collectors.toSet());
    weigher.refused(position, way);
  }

  private void see(RuleObservation sighting) {
    String piece =
        sighting.how().isForAll()
            ? Units.player(game.program(), sighting.piece())
            : game.labels().inWords(sighting.piece());
    seen.add(new Unit(piece, sighting.origin(), what(sighting.how()), sighting.where()));
  }

  private static CoverageKind what(RuleObservation.How how) {
    return switch (how) {
      case RAN -> CoverageKind.RUN;
      case ANSWERED_YES -> CoverageKind.YES;
      case ANSWERED_NO -> CoverageKind.NO;
      case SAW_NOTHING -> CoverageKind.NOTHING;
      case SAW_FRIEND -> CoverageKind.FRIEND;
      case SAW_ENEMY -> CoverageKind.ENEMY;
      case SAW_KIND -> CoverageKind.KIND;
      case BESIDE -> CoverageKind.APART;
      case LAST_INSIDE -> CoverageKind.INSIDE;
      case FIRST_OUTSIDE -> CoverageKind.OUTSIDE;
      case EMITTED -> CoverageKind.MADE;
      case REFUSED -> CoverageKind.REFUSED;
      case FORBIDDEN_BY -> CoverageKind.HOLDS_BY;
      case ALLOWED_BY -> CoverageKind.FAILS_BY;
      case HUNG_ON -> CoverageKind.MEMBER;
    };
  }
}
