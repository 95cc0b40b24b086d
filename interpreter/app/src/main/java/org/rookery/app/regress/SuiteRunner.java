package org.rookery.app.regress;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Position;
import org.rookery.game.Loading;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;

/** Tries suites; it keeps the games it has loaded. */
public final class SuiteRunner {
  private final Rulebook rulebook;
  private final Map<String, GameEngine> games = new HashMap<>();

  /** A runner that looks bare names of rules files up in this rulebook. */
  public SuiteRunner(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  /**
   * Tries all cases of a file.
   *
   * @throws BadSuite when the file, or the rules file it names, cannot be used
   */
  public SuiteResult run(Path file) throws BadSuite {
    SuiteReader.Read read = SuiteReader.read(file);
    GameEngine game = game(read);
    List<CaseResult> results = new ArrayList<>();
    List<Suite.Case> cases = read.suite().cases();
    for (int i = 0; i < cases.size(); i++) {
      results.add(run(game, read, Spots.child("/cases", i), cases.get(i)));
    }
    return new SuiteResult(file, results);
  }

  /** The game a suite is about. */
  GameEngine game(SuiteReader.Read read) throws BadSuite {
    String title = read.suite().game();
    Path parent = read.file().toAbsolutePath().getParent();
    try {
      Path rules = rulebook.find(parent == null ? Path.of("") : parent, read.suite().rules());
      String key = rules.normalize() + "\n" + title;
      GameEngine known = games.get(key);
      if (known != null) {
        return known;
      }
      Loading loading = rulebook.load(rules, Optional.ofNullable(title));
      if (loading.game().isEmpty()) {
        throw read.bad(
            "/rules",
            "The rules file `" + rules + "` has errors.\n" + loading.problems().stripTrailing());
      }
      GameEngine game = loading.game().get().engine();
      games.put(key, game);
      return game;
    } catch (NoSuchGame e) {
      throw read.bad("/rules", String.valueOf(e.getMessage()));
    }
  }

  private CaseResult run(GameEngine game, SuiteReader.Read read, String pointer, Suite.Case c)
      throws BadSuite {
    long start = System.nanoTime();
    Speech speech = new Speech(game, read);
    Position position = new Preparation(game, read, speech).position(pointer, c);
    List<Mismatch> mismatches = new ArrayList<>(play(game, position, c));
    if (mismatches.isEmpty() && c.expect() != null) {
      mismatches.addAll(
          new Examiner(game, read, speech)
              .examine(position, Spots.child(pointer, "expect"), c.expect()));
    }
    String drawing =
        mismatches.isEmpty()
            ? ""
            : new BoardText(game.program()).draw(position.setup())
                + game.positions().print(position.setup())
                + "\n";
    String name =
        c.name() == null ? "case " + pointer.substring(pointer.lastIndexOf('/') + 1) : c.name();
    String place = read.file() + ":" + read.spots().at(pointer).line();
    return new CaseResult(name, place, mismatches, drawing, (System.nanoTime() - start) / 1e9);
  }

  /** Plays the turns of a case; stops at the first that is not legal. */
  static List<Mismatch> play(GameEngine game, Position position, Suite.Case c) {
    List<String> texts = c.play() == null ? List.of() : c.play();
    for (int i = 0; i < texts.size(); i++) {
      TurnTexts turns = Examiner.turnsOf(game, position);
      Reading reading = turns.read(texts.get(i));
      if (!(reading instanceof Reading.Found found)) {
        return List.of(
            new Mismatch(
                "play: turn " + (i + 1) + " `" + texts.get(i) + "`",
                "a legal turn",
                Examiner.refused(game, position, turns, texts.get(i))));
      }
      position.make(found.move());
    }
    return List.of();
  }
}
