package org.rookery.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.round.Rounds;
import org.rookery.game.engine.GameEngine;

/**
 * A move that was made.
 *
 * @param text its text
 * @param outcome what players who do not know all pieces have seen come of it, behind a blank;
 *     empty for nothing
 * @param told its text for players who do not know the pieces of its maker, without the outcome;
 *     there is none under an umpire
 * @param touched the squares that it changed
 * @param maker who made it
 */
record PlayedMove(String text, String outcome, String told, Move move, BitSet touched, int maker) {

  /** Makes a move and says what it was. */
  static PlayedMove of(GameEngine engine, Position position, LegalMove turn) {
    String text = turn.shown();
    Move move = turn.move();
    int maker = position.mover();
    BitSet touched = new BitSet();
    turn.touched().forEach(name -> engine.labels().square(name).ifPresent(touched::set));
    Disguise disguise = new Disguise(position.program());
    if (position.program().options().hiding().hasUmpire()) {
      List<String> events = UmpireCalls.of(engine.labels(), position, move);
      position.make(move);
      return new PlayedMove(text, outcome(events), MatchSight.UNSEEN_MOVE, move, touched, maker);
    }
    Setup before = position.setup();
    if (!disguise.hides()) {
      position.make(move);
      boolean isRound = position.program().options().hiding().hidesChoices();
      BitSet seen = isRound && Rounds.chosen(position) == 0 ? different(before, position) : touched;
      return new PlayedMove(text, "", text, move, seen, maker);
    }
    BitSet changed = squares(MoveChanges.of(position, move).all());
    Move decided = disguise.decided(position, move);
    position.make(move);
    Setup after = position.setup();
    Position seen = new Position(position, disguise.seen(before, Disguise.NO_PLAYER));
    Labels labels = engine.labels();
    String told = labels.text(MoveChanges.of(seen, disguise.told(decided, after)).all());
    List<String> events = new ArrayList<>();
    for (int i = 0; i < position.capturedCount(); i++) {
      events.add(labels.inWords(position.captured(i)) + " captured");
    }
    disguise.shown(before, after, changed).stream()
        .mapToObj(square -> labels.inWords(after.board().get(square)) + " seen")
        .forEach(events::add);
    return new PlayedMove(text, outcome(events), told, move, touched, maker);
  }

  private static String outcome(List<String> events) {
    return events.isEmpty() ? "" : " (" + String.join(", ", events) + ")";
  }

  /** The squares on which something else stands than before. */
  private static BitSet different(Setup before, Position after) {
    BitSet squares = new BitSet();
    for (int square = 0; square < before.board().size(); square++) {
      squares.set(square, before.board().get(square) != after.content(square));
    }
    return squares;
  }

  private static BitSet squares(List<Component> components) {
    BitSet squares = new BitSet();
    for (Component component : components) {
      if (component.square() != Component.NO_SQUARE) {
        squares.set(component.square());
      }
      if (component instanceof Component.Go go) {
        squares.set(go.from());
      }
    }
    return squares;
  }
}
