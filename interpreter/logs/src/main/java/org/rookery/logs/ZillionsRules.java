package org.rookery.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.GameModel;
import org.rookery.drawing.courier.CourierBoard;
import org.rookery.drawing.courier.Preset;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.ZillionsText;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Edit;

/**
 * The rules of the game, for turns in Zillions' notation: each part of a chain is a turn.
 *
 * <p>That program saved what was played even when the game was over, so turns after the end are
 * remarked upon and not refused.
 */
final class ZillionsRules extends PlayedGame {
  private static final Move PASS = Move.of(Edit.of(Edit.PASS, 0, 0));

  private final List<String> remarks = new ArrayList<>();
  private int played;

  ZillionsRules(Preset preset, GameEngine game, Setup start) {
    super(preset, game, start);
  }

  @Override
  public CourierBoard board() {
    return new CourierBoard(preset, position.setup());
  }

  @Override
  public void play(String text) throws BadTurn {
    Optional<String> over = GameRules.over(preset, adjudicator.outcome(position));
    Move move = over.isPresent() && isForcedPass(text) ? PASS : move(text);
    if (over.isPresent() && remarks.isEmpty()) {
      remarks.add(
          "The game was over after turn "
              + played
              + " of it: "
              + over.get()
              + ". The saved one goes on.");
    }
    position.make(move);
    played++;
  }

  @Override
  public List<String> remarks() {
    return List.copyOf(remarks);
  }

  private boolean isForcedPass(String text) {
    return text.equals(ZillionsText.PASS) && !generator.hasLegalMove(position);
  }

  /** The turn, after the pass that may be left unsaid where a chain may be stopped. */
  private Move move(String text) throws BadTurn {
    List<Move> legal = generator.legalMoves(position);
    ZillionsText texts = new ZillionsText(generator, position);
    Reading reading = texts.read(legal, text);
    if (reading instanceof Reading.Found found) {
      return found.move();
    }
    if (position.continuation() != Position.NOWHERE && legal.contains(PASS)) {
      position.make(PASS);
      Reading next =
          new ZillionsText(generator, position).read(generator.legalMoves(position), text);
      if (next instanceof Reading.Found found) {
        return found.move();
      }
      position.unmake();
    }
    if (game.compiled().model().needsPlugIn()) {
      throw new BadTurn(GameModel.NEEDS_PLUG_IN);
    }
    String problem = ((Reading.NoFit) reading).reason();
    throw new BadTurn(
        new ZillionsExplanation(preset, game, position, texts).reason(text, legal, problem));
  }
}
