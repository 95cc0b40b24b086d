package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.Time;
import org.rookery.suites.format.YamlPlaces;

/** Tries the cases of one suite on one game; it belongs to one thread. */
public final class CaseRunner {
  private static final String PLAYERS = "for the other player: ";
  private static final String MIRROR = "mirrored: ";

  /** How often a case that is too slow is tried again: the first time, Java warms up. */
  private static final int TRIALS = 3;

  private final Game game;
  private final GameEngine engine;
  private final Suite suite;
  private final Patience patience;
  private final CaseObserver witness;

  /**
   * A runner for a suite.
   *
   * @param game the game to try it on, whatever the suite itself names
   * @param patience seconds of processor time a case may take
   * @param witness who is told what the cases look at
   */
  public CaseRunner(Game game, Suite suite, int patience, CaseObserver witness) {
    this(game, game.engine(), suite, Patience.ofProcessorTime(patience), witness);
  }

  /**
   * The same with an engine of the game that others have used: it knows already how pieces attack.
   *
   * @param engine which is not used otherwise while a case is tried
   */
  public CaseRunner(
      Game game, GameEngine engine, Suite suite, Patience patience, CaseObserver witness) {
    this.game = game;
    this.engine = engine;
    this.suite = suite;
    this.patience = patience;
    this.witness = witness;
  }

  /** Tries a case. */
  public CaseResult run(Suite.Item item) {
    long start = System.nanoTime();
    try {
      Case c = item.open();
      if (c.skip() != null) {
        return CaseResult.skipped(suite, item, c.skip());
      }
      if (c.record() && (c.expect() == null || c.expect().asksNothing())) {
        throw suite.bad(item.pointer(), "Nothing has been recorded yet: `test --record` does it.");
      }
      List<Mismatch> mismatches = tried(item, c);
      if (mismatches.isEmpty() && c.fasterThan() != null) {
        mismatches = tooSlow(item, c).stream().toList();
      }
      return CaseResult.tried(suite, item, mismatches, since(start));
    } catch (BadSuite e) {
      return CaseResult.unreadable(suite, item, e, since(start));
    } catch (TooManyMoves refused) {
      BadSuite told = suite.bad(item.pointer(), String.valueOf(refused.getMessage()));
      return CaseResult.unreadable(suite, item, told, since(start));
    }
  }

  /**
   * The position a case is about, after its turns.
   *
   * @throws BadSuite when there is no such position, or one of the turns is not legal
   */
  public Position reached(Suite.Item item, CaseTimeLimit left)
      throws BadSuite, CaseTimeLimit.OutOfTime {
    CaseContext context = new CaseContext(engine, suite, left, witness, "");
    Case c = item.open();
    Position position = new Preparation(engine, suite, context.phrases).position(item.pointer(), c);
    if (!play(context, position, item.pointer(), c)) {
      Mismatch refused = context.mismatches().get(0);
      String sentence = refused.sentence();
      throw suite.bad(
          refused.where().pointer(), sentence.endsWith(".") ? sentence : sentence + ".");
    }
    return position;
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  private List<Mismatch> tried(Suite.Item item, Case c) throws BadSuite {
    List<Mismatch> mismatches = new ArrayList<>(tried(item, c, ""));
    if (c.kin() != null) {
      boolean players = c.kin().equals("both-players");
      Optional<BoardSymmetry> kin =
          players
              ? BoardSymmetry.bothPlayers(game.program())
              : BoardSymmetry.mirrored(game.program());
      if (kin.isEmpty()) {
        throw suite.bad(
            YamlPlaces.child(item.pointer(), "for"),
            players
                ? "This game cannot be seen by the other player: "
                    + BoardSymmetry.noOtherPlayer(game.program())
                : "This board cannot be mirrored: it is no rectangle.");
      }
      mismatches.addAll(tried(item, seen(item, c, kin.get()), players ? PLAYERS : MIRROR));
    }
    return mismatches;
  }

  private Case seen(Suite.Item item, Case c, BoardSymmetry kin) throws BadSuite {
    Setup setup =
        new Preparation(engine, suite, new Phrases(engine, suite))
            .position(item.pointer(), c)
            .setup();
    return new SymmetricCaseTexts(engine, kin).of(c, engine.positions().print(kin.of(setup)));
  }

  private List<Mismatch> tried(Suite.Item item, Case c, String seen) throws BadSuite {
    String pointer = item.pointer();
    CaseTimeLimit left = new CaseTimeLimit(patience);
    CaseContext context = new CaseContext(engine, suite, left, witness, seen);
    Position position = new Preparation(engine, suite, context.phrases).position(pointer, c);
    witness.begins(position);
    try {
      if (play(context, position, pointer, c)) {
        if (c.expect() != null) {
          new Examiner(context)
              .examine(position, YamlPlaces.child(pointer, "expect"), List.of(), c.expect());
        }
        if (c.always() != null) {
          new AlwaysCheck(context, game).check(position, pointer, c.always());
        }
      }
      return List.copyOf(context.mismatches());
    } catch (CaseTimeLimit.OutOfTime e) {
      Mismatch.Where where = context.where(Key.TIME, pointer, List.of(), position);
      return List.of(new Mismatch.TooLong(where, e.doing(), patience.seconds()));
    }
  }

  /** Tries a case that should be fast again, in case only the first time was slow. */
  private Optional<Mismatch> tooSlow(Suite.Item item, Case c) throws BadSuite {
    long most = Time.of(String.valueOf(c.fasterThan())).orElse(Long.MAX_VALUE);
    long least = Long.MAX_VALUE;
    for (int trial = 0; trial < TRIALS && least > most; trial++) {
      CaseTimeLimit clock = new CaseTimeLimit(patience);
      tried(item, c);
      least = Math.min(least, clock.microseconds());
    }
    if (least <= most) {
      return Optional.empty();
    }
    Position position =
        new Preparation(engine, suite, new Phrases(engine, suite)).position(item.pointer(), c);
    String pointer = YamlPlaces.child(item.pointer(), "faster-than");
    CaseContext context = new CaseContext(engine, suite, new CaseTimeLimit(patience), witness, "");
    return Optional.of(
        new Mismatch.Value(
            context.where(Key.TIME, pointer, List.of(), position),
            "faster-than",
            String.valueOf(c.fasterThan()),
            least / 1000 + " ms of processor time"));
  }

  /** Plays the turns of a case; stops at the first that is not legal, and says so. */
  private static boolean play(CaseContext context, Position position, String pointer, Case c)
      throws CaseTimeLimit.OutOfTime {
    List<String> texts = c.play() == null ? List.of() : c.play();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      String what = "play: move " + (i + 1) + " `" + text + "`";
      context.patience.begin(what);
      TurnTexts turns = Phrases.choicesOf(context.game, position);
      Reading reading = context.read(position, turns, text);
      if (!(reading instanceof Reading.Found found)) {
        String inside = YamlPlaces.child(YamlPlaces.child(pointer, "play"), i);
        Mismatch.Where where = context.where(Key.PLAY, inside, List.of(), position);
        context.missing(where, what, text, context.refused(position, turns, text));
        return false;
      }
      position.make(found.move());
    }
    return true;
  }
}
