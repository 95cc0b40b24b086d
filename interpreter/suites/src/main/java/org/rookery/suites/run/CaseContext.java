package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.suites.format.Suite;

/** What trying a case needs, and what it has found out so far. */
final class CaseContext {
  final GameEngine game;
  final Suite suite;
  final Phrases phrases;
  final CaseTimeLimit patience;
  final CaseObserver witness;
  private final List<Mismatch> mismatches = new ArrayList<>();

  private final String seen;

  /**
   * What a case needs.
   *
   * @param seen how the case is seen when it is not as it is written, ending in a colon, or empty
   */
  CaseContext(
      GameEngine game, Suite suite, CaseTimeLimit patience, CaseObserver witness, String seen) {
    this.game = game;
    this.suite = suite;
    this.phrases = new Phrases(game, suite);
    this.patience = patience;
    this.witness = witness;
    this.seen = seen;
  }

  /** Where something was looked for; the position is copied. */
  Mismatch.Where where(Key key, String pointer, List<String> after, Position position) {
    return new Mismatch.Where(key, pointer, seen, after, new Position(position));
  }

  /** What does not hold, in the order it was found. */
  List<Mismatch> mismatches() {
    return mismatches;
  }

  void add(Mismatch mismatch) {
    mismatches.add(mismatch);
  }

  /** Notes a value that is another. */
  void value(Mismatch.Where where, String what, Object expected, Object got) {
    add(new Mismatch.Value(where, what, expected.toString(), got.toString()));
  }

  /** Notes a turn that should be legal and is not. */
  void missing(Mismatch.Where where, String what, String text, String got) {
    add(new Mismatch.Turns(where, what, "a legal move", got, List.of(text), List.of()));
  }

  /** What the text means, and the witness is told. */
  Reading read(Position position, TurnTexts turns, String text) {
    Reading reading = turns.readExactly(text);
    Optional<Move> move =
        reading instanceof Reading.Found found ? Optional.of(found.move()) : Optional.empty();
    witness.named(position, text, move);
    return reading;
  }

  /**
   * What a text came to that should be a turn to be played, in a few words. Why it is none takes
   * long to find out; reports look for that, and only where they say it.
   */
  String refused(Position position, TurnTexts turns, String text) {
    Outcome outcome = game.adjudicator().outcome(position);
    Reading reading = turns.readExactly(text);
    if (outcome.isOver() && turns.moves().isEmpty()) {
      return "the game is over: " + Phrases.outcome(game, position);
    }
    return Phrases.said(turns, reading);
  }
}
