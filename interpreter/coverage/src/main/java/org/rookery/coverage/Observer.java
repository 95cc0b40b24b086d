package org.rookery.coverage;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.coverage.condition.Conditions;
import org.rookery.engine.notation.Changes;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.Grounds;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.suites.run.Key;
import org.rookery.suites.run.Witness;
import org.rookery.walker.Walker;
import org.rookery.walker.rule.Sighting;
import org.rookery.walker.rule.WalkTooLong;

/** Notes what the cases of a suite look at. */
final class Observer implements Witness {
  /** Positions below one whose leaves are counted that are looked at. */
  private static final int MOST_BELOW = 24;

  /** Nodes of rules that are walked for one case. */
  private static final long WORK = 2_000_000;

  private final GameEngine game;
  private final Setup start;
  private final Walker walker;
  private final Conditions conditions;
  private final Set<Unit> seen = new LinkedHashSet<>();

  Observer(GameEngine game, Conditions conditions) {
    this.game = game;
    this.conditions = conditions;
    start = game.start().setup();
    walker = new Walker(game.compiled(), WORK);
  }

  /** What has been looked at. */
  Set<Unit> seen() {
    return seen;
  }

  @Override
  public void turns(Position position) {
    look(position, Position.NOWHERE, origin -> true);
    ended(position, false);
    setUp(position, content -> game.program().contents().owner(content) == position.as());
  }

  @Override
  public void turnsOf(Position position, int square) {
    look(position, square, origin -> true);
    setUp(position, content -> content == position.content(square));
  }

  @Override
  public void named(Position position, String text, Optional<Move> move) {
    Set<Origin> way =
        Grounds.of(game, new Position(position), text).stream()
            .filter(ground -> ground.bearing() != Grounds.Bearing.NEAR)
            .map(Grounds.Ground::origin)
            .collect(Collectors.toSet());
    int from = move.map(made -> Changes.of(position, made).origin()).orElse(Position.NOWHERE);
    look(position, from < 0 ? Position.NOWHERE : from, way::contains);
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
        position.make(moves.get(i));
        look(position, Position.NOWHERE, origin -> true);
        position.unmake();
      }
      setUp(position, content -> true);
    }
  }

  @Override
  public void state(Position position, Key key) {
    if (key == Key.OUTCOME) {
      ended(position, true);
    } else if (key == Key.BOARD) {
      setUp(position, content -> true);
    }
  }

  private void look(Position position, int square, Predicate<Origin> wanted) {
    try {
      for (Sighting sighting : walker.sightings(position, square)) {
        if (wanted.test(sighting.origin())) {
          String man = game.labels().inWords(sighting.man());
          seen.add(new Unit(man, sighting.origin(), what(sighting.how())));
        }
      }
    } catch (WalkTooLong enough) {
      return;
    }
  }

  private static What what(Sighting.How how) {
    return switch (how) {
      case RAN -> What.RUN;
      case ANSWERED_YES -> What.YES;
      case ANSWERED_NO -> What.NO;
      case SAW_NOTHING -> What.NOTHING;
      case SAW_FRIEND -> What.FRIEND;
      case SAW_ENEMY -> What.ENEMY;
      case LAST_INSIDE -> What.INSIDE;
      case FIRST_OUTSIDE -> What.OUTSIDE;
      case EMITTED -> What.MADE;
      case REFUSED -> What.REFUSED;
    };
  }

  private void setUp(Position position, Predicate<Integer> wanted) {
    if (!position.setup().equals(start)) {
      return;
    }
    game.compiled().sections().stream()
        .filter(section -> section.isHeadedBy("board-setup"))
        .forEach(
            section -> {
              for (int content : position.contents()) {
                if (content != Contents.EMPTY && wanted.test(content)) {
                  String man = game.labels().inWords(content);
                  seen.add(new Unit(man, section.origin(), What.SET_UP));
                }
              }
            });
  }

  /**
   * The endings are asked in order, up to the first that holds.
   *
   * @param isTold whether it matters which holds, rather than that one does
   */
  private void ended(Position position, boolean isTold) {
    List<Ending> endings = game.program().endings();
    int number = 0;
    for (EndingModel written : game.compiled().model().endings()) {
      for (String player : written.players()) {
        Ending ending = endings.get(number++);
        if (ending.isDead() && !isTold) {
          continue;
        }
        boolean holds = game.generator().holds(position, ending.when());
        parts(position, written, player, ending.when(), holds);
        if (holds) {
          if (isTold) {
            seen.add(new Unit(player, written.origin(), What.REACHED, written.reason()));
          }
          return;
        }
        if (isNear(position, ending.when())) {
          seen.add(new Unit(player, written.origin(), What.MISSED, written.reason()));
        }
      }
    }
  }

  /** What the condition of an ending might say instead is told apart where the answer differs. */
  private void parts(
      Position position, EndingModel ending, String player, Test when, boolean holds) {
    for (Conditions.Other other : conditions.of(ending.origin(), player, when)) {
      Unit unit = Units.of(player, other.alternative(), holds);
      if (!seen.contains(unit) && game.generator().holds(position, other.when()) != holds) {
        seen.add(unit);
      }
    }
  }

  /** Whether what is counted is one short; of other endings, that they do not hold is enough. */
  private static boolean isNear(Position position, Test when) {
    if (when instanceof Test.Repeated repeated) {
      return position.occurrences() == repeated.times() - 1;
    }
    if (when instanceof Test.Compare compare
        && compare.left() instanceof Quantity.Clock
        && compare.right() instanceof Quantity.Constant limit) {
      return position.clock() == limit.value() - 1;
    }
    return true;
  }
}
