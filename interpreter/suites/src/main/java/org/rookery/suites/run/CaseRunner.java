package org.rookery.suites.run;

import java.util.List;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.YamlPlaces;

/** Tries the cases of one suite on one game; it belongs to one thread. */
public final class CaseRunner {
  private final GameEngine game;
  private final Suite suite;
  private final int patience;
  private final Witness witness;

  /**
   * A runner for a suite.
   *
   * @param game the game to try it on, whatever the suite itself names
   * @param patience seconds of processor time a case may take
   * @param witness who is told what the cases look at
   */
  public CaseRunner(Game game, Suite suite, int patience, Witness witness) {
    this(game.engine(), suite, patience, witness);
  }

  CaseRunner(GameEngine game, Suite suite, int patience, Witness witness) {
    this.game = game;
    this.suite = suite;
    this.patience = patience;
    this.witness = witness;
  }

  /** Tries a case. */
  public CaseResult run(Suite.Item item) {
    long start = System.nanoTime();
    try {
      Case c = item.open();
      if (c.record() && (c.expect() == null || c.expect().asksNothing())) {
        throw suite.bad(item.pointer(), "Nothing has been recorded yet: `test --record` does it.");
      }
      return CaseResult.tried(suite, item, tried(item.pointer(), c), since(start));
    } catch (BadSuite e) {
      return CaseResult.unreadable(suite, item, e, since(start));
    }
  }

  /**
   * The position a case is about, after its turns.
   *
   * @throws BadSuite when there is no such position, or one of the turns is not legal
   */
  public Position reached(Suite.Item item, Patience left) throws BadSuite, Patience.OutOfTime {
    CaseContext context = new CaseContext(game, suite, left, witness);
    Case c = item.open();
    Position position = new Preparation(game, suite, context.phrases).position(item.pointer(), c);
    if (!play(context, position, item.pointer(), c)) {
      Mismatch refused = context.mismatches().get(0);
      throw suite.bad(refused.where().pointer(), refused.sentence() + ".");
    }
    return position;
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  private List<Mismatch> tried(String pointer, Case c) throws BadSuite {
    Patience left = new Patience(patience);
    CaseContext context = new CaseContext(game, suite, left, witness);
    Position position = new Preparation(game, suite, context.phrases).position(pointer, c);
    witness.begins(position);
    try {
      if (play(context, position, pointer, c) && c.expect() != null) {
        new Examiner(context)
            .examine(position, YamlPlaces.child(pointer, "expect"), List.of(), c.expect());
      }
      return List.copyOf(context.mismatches());
    } catch (Patience.OutOfTime e) {
      Mismatch.Where where =
          new Mismatch.Where(Key.PLAY, pointer, List.of(), new Position(position));
      return List.of(new Mismatch.TooLong(where, e.doing(), patience));
    }
  }

  /** Plays the turns of a case; stops at the first that is not legal, and says so. */
  private static boolean play(CaseContext context, Position position, String pointer, Case c)
      throws Patience.OutOfTime {
    List<String> texts = c.play() == null ? List.of() : c.play();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      String what = "play: turn " + (i + 1) + " `" + text + "`";
      context.patience.begin(what);
      TurnTexts turns = Phrases.turnsOf(context.game, position);
      Reading reading = context.read(position, turns, text);
      if (!(reading instanceof Reading.Found found)) {
        String inside = YamlPlaces.child(YamlPlaces.child(pointer, "play"), i);
        Mismatch.Where where =
            new Mismatch.Where(Key.PLAY, inside, List.of(), new Position(position));
        context.missing(where, what, text, context.refused(position, turns, text));
        return false;
      }
      position.make(found.move());
    }
    return true;
  }
}
