package org.rookery.app.survey;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;

/** What holds in every position of every game, asked of one position after another. */
final class PositionChecks {
  /** How many turns of one position are tried out: a compound turn may have thousands. */
  private static final int TRIED = 40;

  /** How many turns of one position are written and read. */
  private static final int WRITTEN = 5;

  private final GameEngine game;
  private final Random random;
  private final List<String> failures = new ArrayList<>();

  PositionChecks(GameEngine game, Random random) {
    this.game = game;
    this.random = random;
  }

  /** What does not hold in a position with these legal moves; the position is not changed. */
  List<String> failures(Position position, List<Move> moves) {
    failures.clear();
    counts(position, moves);
    outcome(position, moves);
    text(position);
    List<Move> sample = new ArrayList<>(moves);
    Collections.shuffle(sample, random);
    unmake(position, sample.subList(0, Math.min(TRIED, sample.size())));
    turns(position, moves, sample.subList(0, Math.min(WRITTEN, sample.size())));
    return List.copyOf(failures);
  }

  private void expect(boolean holds, String otherwise) {
    if (!holds) {
      failures.add(otherwise);
    }
  }

  private void counts(Position position, List<Move> moves) {
    int counted = game.generator().countLegal(position);
    expect(counted == moves.size(), counted + " moves counted, " + moves.size() + " listed");
    boolean any = game.generator().hasLegalMove(position);
    expect(any != moves.isEmpty(), "whether there is a move: " + any);
  }

  private void outcome(Position position, List<Move> moves) {
    Outcome outcome = game.adjudicator().outcome(position);
    Outcome again = game.adjudicator().outcome(new Position(position));
    expect(outcome.equals(again), "the outcome is " + outcome + ", of a copy " + again);
    expect(outcome.isOver() || !moves.isEmpty(), "the game is in progress without a move");
  }

  private void text(Position position) {
    Setup setup = position.setup();
    String text = game.positions().print(setup);
    try {
      Setup read = game.positions().parse(text);
      expect(read.equals(setup), "the text of the position is read as another: " + text);
      expect(
          new Position(position, read).hash() == position.hash(),
          "the hash of the position read is another: " + text);
    } catch (TextException e) {
      failures.add("the text of the position is not read: " + text + " (" + e.getMessage() + ")");
    }
  }

  private void unmake(Position position, List<Move> moves) {
    Setup before = position.setup();
    long hash = position.hash();
    expect(position.recomputedHash() == hash, "the hash is not that of the position");
    for (Move move : moves) {
      position.make(move);
      boolean same = position.hash() == position.recomputedHash();
      position.unmake();
      expect(same, "the hash is wrong after the move " + move);
      if (position.hash() != hash || !position.setup().equals(before)) {
        failures.add("not unmade completely: " + move);
        return;
      }
    }
  }

  private void turns(Position position, List<Move> moves, List<Move> sample) {
    if (sample.isEmpty()) {
      return;
    }
    TurnTexts texts = new TurnTexts(game.generator(), position, moves);
    for (Move move : sample) {
      read(texts, texts.complete(move), move);
      read(texts, texts.shortest(move), move);
    }
  }

  /** A text is read as its turn, or as one that does the same as far as pieces and squares go. */
  private void read(TurnTexts texts, String text, Move move) {
    Reading reading = texts.read(text);
    expect(
        reading instanceof Reading.Found found
            && texts.complete(found.move()).equals(texts.complete(move)),
        "`" + text + "`, the text of " + move + ", is read as " + reading);
  }
}
