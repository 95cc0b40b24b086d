package org.rookery.suites.blame;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.MoveOrigins;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.suites.run.CaseObserver;
import org.rookery.suites.run.Key;
import org.rookery.walker.Walker;
import org.rookery.walker.rule.RuleObservation;
import org.rookery.walker.rule.WalkTooLong;

/** What of the rules a case looks at, gathered while it is tried. */
final class Footprint implements CaseObserver {
  /** Positions below one whose leaves are counted that are looked at. */
  private static final int MOST_BELOW = 12;

  private final GameEngine game;
  private final GameModel model;
  private final EndingParts parts;
  private final Walker walker;
  private final Set<Clue> clues = new LinkedHashSet<>();

  /** What the turn named last rests on. */
  private List<MoveOrigins.Ground> grounds = List.of();

  /**
   * A footprint in a game.
   *
   * @param parts of the conditions of its endings
   * @param work how many nodes may be walked for it
   */
  Footprint(GameEngine game, EndingParts parts, long work) {
    this.game = game;
    this.parts = parts;
    this.model = game.compiled().model();
    this.walker = new Walker(game.compiled(), work);
  }

  /** What has been looked at. */
  Set<Clue> clues() {
    return clues;
  }

  /** The set-up is looked at, too. */
  void startsAtTheStart() {
    game.compiled().sections().stream()
        .filter(section -> section.isHeadedBy("board-setup"))
        .forEach(section -> clues.add(new Clue("", section.origin(), "set up")));
  }

  @Override
  public void turns(Position position) {
    seen(position, Position.NOWHERE);
    royals();
    ending(position);
  }

  @Override
  public void turnsOf(Position position, int square) {
    seen(position, square);
    royals();
  }

  @Override
  public void named(Position position, String text, Optional<Move> move) {
    grounds = List.of();
    royals();
    try {
      if (move.isPresent()) {
        int square = MoveChanges.of(position, move.get()).origin();
        String subject = square < 0 ? "" : game.labels().inWords(position.content(square));
        way(position, text, subject, "made");
      } else if (!way(position, text, "", "refused")) {
        // The text, such as `O-O`, says nothing of squares: any piece may be meant.
        seen(position, Position.NOWHERE);
      }
    } catch (WalkTooLong enough) {
      return;
    }
  }

  /** Looks at the grounds on which a text is or is not a turn; whether there are any. */
  private boolean way(Position position, String text, String subject, String how) {
    grounds = MoveOrigins.of(game, new Position(position), text);
    for (MoveOrigins.Ground ground : grounds) {
      if (ground.bearing() != MoveOrigins.Bearing.NEAR) {
        clues.add(new Clue(subject, ground.origin(), how + " " + ground.bearing()));
      }
    }
    return !grounds.isEmpty();
  }

  @Override
  public void leaves(Position position, int depth) {
    if (depth > 0) {
      turns(position);
    }
    if (depth > 1) {
      List<Move> moves = new ArrayList<>(game.generator().legalMoves(position));
      int step = Math.max(1, moves.size() / MOST_BELOW);
      for (int i = 0; i < moves.size(); i += step) {
        position.make(moves.get(i));
        turns(position);
        position.unmake();
      }
    }
  }

  @Override
  public void state(Position position, Key key) {
    if (key == Key.OUTCOME) {
      ending(position);
      // Mate and stalemate are about the turns that are left.
      seen(position, Position.NOWHERE);
      for (EndingModel ending : model.endings()) {
        for (Origin part : parts.deciding(ending, position)) {
          clues.add(new Clue("", part, "decides"));
        }
      }
    } else if (key == Key.CHECK) {
      royals();
    } else {
      effects(key);
    }
  }

  /** What the last move did is looked at. */
  private void effects(Key key) {
    for (MoveOrigins.Ground ground : grounds) {
      if (ground.bearing() != MoveOrigins.Bearing.NEAR) {
        clues.add(new Clue("", ground.origin(), "did " + key));
      }
    }
  }

  private void seen(Position position, int square) {
    try {
      BitSet moving = new BitSet();
      for (RuleObservation sighting : walker.sightings(position, square)) {
        if (sighting.how().isDeed()) {
          String content = game.labels().inWords(sighting.piece());
          clues.add(new Clue(content, sighting.origin(), sighting.how().name()));
        }
        if (sighting.how() == RuleObservation.How.EMITTED) {
          moving.set(sighting.piece());
        }
      }
      for (int from = 0; from < game.program().topology().size(); from++) {
        int content = position.content(from);
        boolean asked = square == Position.NOWHERE || square == from;
        if (asked && content != Contents.EMPTY && isOf(position.as(), content)) {
          String how = moving.get(content) ? "moves" : "stands still";
          Origin piece = model.pieces().get(game.program().contents().type(content)).origin();
          clues.add(new Clue(game.labels().inWords(content), piece, how));
        }
      }
    } catch (WalkTooLong enough) {
      return;
    }
  }

  private boolean isOf(int player, int piece) {
    return game.program().contents().owner(piece) == player;
  }

  private void royals() {
    model.royals().forEach(royal -> clues.add(new Clue("", royal.origin(), "safe")));
  }

  /** The first ending that holds is looked at, and those before it, which do not. */
  private void ending(Position position) {
    for (int i = 0; i < game.program().endings().size(); i++) {
      var ending = game.program().endings().get(i);
      boolean holds = game.generator().holds(position, ending.when());
      for (EndingModel written : model.endings()) {
        if (written.reason().equals(ending.reason())) {
          clues.add(new Clue("", written.origin(), holds ? "ends" : "does not end"));
        }
      }
      if (holds) {
        return;
      }
    }
  }
}
