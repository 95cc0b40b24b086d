package org.rookery.game.explain;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.StatedMove;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.Illegality;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.walker.Walker;
import org.rookery.walker.rule.Declared;
import org.rookery.walker.rule.FailedTest;
import org.rookery.walker.rule.NearestWay;
import org.rookery.walker.rule.NearestWay.Way;

/**
 * The places in the rules that a turn rests on: those that make it when it is legal, those that
 * refuse it when it is not.
 */
public final class MoveOrigins {
  /** Many turns are asked about: a tangled rule is not followed as far as for one of them. */
  private static final int MAX_NODES = 4_000;

  private final GameEngine game;
  private final Position position;
  private final List<Ground> grounds = new ArrayList<>();

  private MoveOrigins(GameEngine game, Position position) {
    this.game = game;
    this.position = position;
  }

  /**
   * A place and what it has to do with the turn.
   *
   * @param origin the place
   */
  public record Ground(Origin origin, Bearing bearing) {}

  /** What a place has to do with a turn. */
  public enum Bearing {
    /** It makes the turn, or refuses it. */
    DECIDES,
    /** It lies on the way there. */
    LEADS,
    /** It is the piece itself, none of whose rules comes near the turn. */
    WHOSE,
    /** It is another rule of the same piece. */
    NEAR
  }

  /**
   * What a turn rests on; the position is as it was when this returns.
   *
   * @param text the turn in any notation, legal or not
   */
  public static List<Ground> of(GameEngine game, Position position, String text) {
    MoveOrigins grounds = new MoveOrigins(game, position);
    if (!game.adjudicator().isOver(position)) {
      grounds.find(text);
    }
    return List.copyOf(grounds.grounds);
  }

  private void find(String text) {
    TurnTexts legal = game.turns(position);
    if (!(legal.read(text) instanceof Reading.Found)) {
      List<Move> possible = game.generator().pseudoLegalMoves(position);
      Reading pseudo = new TurnTexts(game.generator(), position, possible).read(text);
      if (pseudo instanceof Reading.Found found) {
        refused(found.move());
      }
    }
    for (StatedMove claim : legal.claims(text)) {
      if (made(claim)) {
        return;
      }
    }
  }

  /** A turn that the pieces' rules allow. */
  private void refused(Move move) {
    Optional<Illegality> why = game.generator().illegality(position, move);
    game.compiled().model().royals().forEach(royal -> add(royal.origin(), Bearing.LEADS));
    if (why.isPresent() && why.get() instanceof Illegality.RoyalAttacked royal) {
      position.make(move);
      for (Attack attack : royal.attacks()) {
        attack(attack);
      }
      position.unmake();
    }
  }

  /** The rule by which a piece attacks. */
  private void attack(Attack attack) {
    if (attack.attacker() == Position.NOWHERE) {
      return;
    }
    NearestWay search =
        Walker.nearestWay(
            game.compiled(),
            position,
            move -> MoveChanges.of(position, move).captured().get(attack.square()),
            MAX_NODES);
    search.move(attack.content(), attack.attacker()).ifPresent(this::way);
  }

  /** Whether there is a piece that the claim may be about. */
  private boolean made(StatedMove claim) {
    NearestWay search =
        Walker.nearestWay(
            game.compiled(), position, move -> claim.begins(position, move), MAX_NODES);
    Optional<Way> nearest = Optional.empty();
    boolean asked = false;
    if (claim.isDrop()) {
      BitSet pieces = claim.pieces();
      for (int content = pieces.nextSetBit(0);
          content >= 0;
          content = pieces.nextSetBit(content + 1)) {
        if (game.program().contents().owner(content) == position.as()) {
          asked = true;
          nearest = NearestWay.nearer(nearest, search.drop(content, claim.target()));
        }
      }
    } else {
      for (int square : claim.origins().stream().toArray()) {
        int content = position.content(square);
        if (content != Contents.EMPTY
            && game.program().contents().owner(content) == position.as()) {
          asked = true;
          nearest = NearestWay.nearer(nearest, search.move(content, square));
        }
      }
    }
    nearest.ifPresent(this::way);
    if (nearest.isEmpty()) {
      search.rules().forEach(rule -> add(rule, Bearing.NEAR));
      for (int square : claim.origins().stream().toArray()) {
        int content = position.content(square);
        if (content != Contents.EMPTY
            && game.program().contents().owner(content) == position.as()) {
          int type = game.program().contents().type(content);
          Origin piece = game.compiled().model().pieces().get(type).origin();
          add(piece, search.rules().isEmpty() ? Bearing.DECIDES : Bearing.WHOSE);
        }
      }
    }
    return asked;
  }

  private void way(Way way) {
    for (FailedTest failure : way.failures()) {
      add(failure.origin(), Bearing.DECIDES);
      Declared.in(failure.condition(), game.compiled().model())
          .forEach(origin -> add(origin, Bearing.DECIDES));
    }
    way.instead().forEach(failure -> add(failure.origin(), Bearing.LEADS));
    add(way.rule(), way.failures().isEmpty() ? Bearing.DECIDES : Bearing.LEADS);
    way.path().forEach(origin -> add(origin, Bearing.LEADS));
  }

  private void add(Origin origin, Bearing bearing) {
    grounds.add(new Ground(origin, bearing));
  }
}
