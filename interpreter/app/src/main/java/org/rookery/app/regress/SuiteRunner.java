package org.rookery.app.regress;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.Rulebook;

/** Tries suites; it keeps the games it has loaded. */
public final class SuiteRunner {
  /** How many seconds of processor time a case may take when nobody says otherwise. */
  public static final int PATIENCE = 4;

  private final Rulebook rulebook;
  private final RulesFinder finder;
  private final int patience;
  private final Map<String, Loading> loaded = new HashMap<>();
  private final Map<Game, GameEngine> engines = new HashMap<>();

  /** A runner that looks bare names of rules files up in this rulebook. */
  public SuiteRunner(Rulebook rulebook) {
    this(rulebook, List.of(), PATIENCE);
  }

  /**
   * The same.
   *
   * @param roots folders that rules files may lie in, beside the suite's own and the rulebook's
   * @param patience seconds of processor time a case may take
   */
  public SuiteRunner(Rulebook rulebook, List<Path> roots, int patience) {
    this.rulebook = rulebook;
    this.finder = new RulesFinder(rulebook, roots);
    this.patience = patience;
  }

  /** Tries all cases of a file; what cannot be tried is part of the result. */
  public SuiteResult run(Path file) {
    try {
      SuiteReader.Read read = SuiteReader.read(file);
      GameEngine game = game(read);
      List<CaseResult> results = new ArrayList<>();
      for (SuiteReader.Item item : read.items()) {
        results.add(run(game, read, item));
      }
      return SuiteResult.of(file, results, remark(read));
    } catch (BadSuite e) {
      return SuiteResult.unreadable(file, e);
    }
  }

  /** The engine of the game a suite is about. */
  GameEngine game(SuiteReader.Read read) throws BadSuite {
    return engines.computeIfAbsent(rules(read), Game::engine);
  }

  /** What tells the rules a suite is about from others. */
  String rulesHash(SuiteReader.Read read) throws BadSuite {
    return rules(read).rulesHash();
  }

  private Game rules(SuiteReader.Read read) throws BadSuite {
    String title = read.suite().game();
    Path rules = finder.find(read);
    Loading loading =
        loaded.computeIfAbsent(
            rules.normalize() + "\n" + title,
            unused -> rulebook.load(rules, Optional.ofNullable(title)));
    if (loading.game().isEmpty()) {
      throw read.bad(
          "/rules",
          "The rules file `" + rules + "` has errors.\n" + loading.problems().stripTrailing());
    }
    return loading.game().get();
  }

  /** How long a case may take that begins now. */
  Patience patience() {
    return new Patience(patience);
  }

  private @Nullable String remark(SuiteReader.Read read) throws BadSuite {
    String recorded = read.suite().recorded();
    return recorded == null || recorded.equals(rulesHash(read))
        ? null
        : read.place("/recorded")
            + ": The rules have changed since this was recorded (they are "
            + rulesHash(read)
            + " now); `test --record` renews it.";
  }

  private CaseResult run(GameEngine game, SuiteReader.Read read, SuiteReader.Item item) {
    long start = System.nanoTime();
    String place = read.file() + ":" + read.places().at(item.pointer()).line();
    try {
      Suite.Case c = item.open();
      if (c.record() && (c.expect() == null || c.expect().asksNothing())) {
        throw read.bad(item.pointer(), "Nothing has been recorded yet: `test --record` does it.");
      }
      Phrases phrases = new Phrases(game, read);
      Position position = new Preparation(game, read, phrases).position(item.pointer(), c);
      List<Mismatch> mismatches = tried(game, read, item.pointer(), c, position);
      String drawing =
          mismatches.isEmpty()
              ? ""
              : new BoardText(game.program()).draw(position.setup())
                  + game.positions().print(position.setup())
                  + "\n";
      return new CaseResult(item.name(), place, mismatches, null, drawing, since(start));
    } catch (BadSuite e) {
      return CaseResult.unreadable(item.name(), place, e, since(start));
    }
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  private List<Mismatch> tried(
      GameEngine game, SuiteReader.Read read, String pointer, Suite.Case c, Position position)
      throws BadSuite {
    Patience left = patience();
    try {
      List<Mismatch> mismatches = new ArrayList<>(play(game, position, c, left));
      if (mismatches.isEmpty() && c.expect() != null) {
        mismatches.addAll(
            new Examiner(game, read, new Phrases(game, read), left)
                .examine(position, YamlPlaces.child(pointer, "expect"), c.expect()));
      }
      return mismatches;
    } catch (Patience.OutOfTime e) {
      return List.of(e.told());
    }
  }

  /** Plays the turns of a case; stops at the first that is not legal. */
  static List<Mismatch> play(GameEngine game, Position position, Suite.Case c, Patience patience)
      throws Patience.OutOfTime {
    List<String> texts = c.play() == null ? List.of() : c.play();
    for (int i = 0; i < texts.size(); i++) {
      String what = "play: turn " + (i + 1) + " `" + texts.get(i) + "`";
      patience.begin(what);
      TurnTexts turns = Examiner.turnsOf(game, position);
      Reading reading = turns.read(texts.get(i));
      if (!(reading instanceof Reading.Found found)) {
        return List.of(
            new Mismatch(
                what, "a legal turn", Examiner.refused(game, position, turns, texts.get(i))));
      }
      position.make(found.move());
    }
    return List.of();
  }
}
