package org.rookery.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;

/** A game in progress: a start, the turns made since, and where they led. */
public final class Session {
  private final Game game;
  private final Setup start;
  private final Position position;
  private final List<String> texts = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();
  private @Nullable TurnTexts turns;

  /** A session that begins at a position; the position is its own from now on. */
  public Session(Game game, Position position) {
    this.game = game;
    this.position = position;
    this.start = position.setup();
  }

  /** The game. */
  public Game game() {
    return game;
  }

  /** Where it began. */
  public Setup start() {
    return start;
  }

  /** Where it has come to; not to be changed. */
  public Position position() {
    return position;
  }

  /** The complete texts of the turns made. */
  public List<String> played() {
    return List.copyOf(texts);
  }

  /** The turns made. */
  public List<Move> moves() {
    return List.copyOf(moves);
  }

  /** The legal turns with their texts; none when the game is over. */
  public TurnTexts turns() {
    if (turns == null) {
      turns =
          isOver() ? new TurnTexts(game.generator(), position, List.of()) : game.turns(position);
    }
    return turns;
  }

  /** Whether the game is over. */
  public boolean isOver() {
    return game.adjudicator().outcome(position).isOver();
  }

  /** Makes one of the legal turns; returns its complete text. */
  public String play(Move move) {
    String text = turns().complete(move);
    texts.add(text);
    moves.add(move);
    position.make(move);
    turns = null;
    return text;
  }

  /** Takes the last turn back; false when there is none. */
  public boolean back() {
    if (texts.isEmpty()) {
      return false;
    }
    texts.remove(texts.size() - 1);
    moves.remove(moves.size() - 1);
    position.unmake();
    turns = null;
    return true;
  }
}
