package org.rookery.app.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.app.text.Counted;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.game.files.TrustedFolders;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.record.CaseWriter;
import org.rookery.suites.run.SuiteRunner;

/** Keeps games that were played as cases of suites. */
final class CaseStore {
  private CaseStore() {}

  /**
   * Keeps a match as a case.
   *
   * @param words the case's name, and after it the file of the suite, whose name ends in {@code
   *     .yaml}; when there is none, a suite of the game's name in the current directory
   * @return a sentence that says where it is kept
   */
  static String save(Match match, String words) {
    String text = words.strip();
    int space = text.lastIndexOf(' ');
    String last = text.substring(space + 1);
    boolean named = isSuite(last);
    String name = (named ? text.substring(0, Math.max(0, space)) : text).strip();
    Game game = match.game();
    String file = named ? last : RulesFile.bareName(rules(game)) + ".yaml";
    if (name.isEmpty()) {
      throw new Refusal("Name the case: `save case NAME`, or `save case NAME FILE.yaml`.");
    }
    Position start = new Position(match.position());
    for (int i = match.moves().size(); i > 0; i--) {
      start.unmake();
    }
    return save(game, start, match.moves(), match.isFromStart(), name, file);
  }

  private static boolean isSuite(String word) {
    return word.endsWith(".yaml") || word.endsWith(".yml");
  }

  /** Keeps turns from a position as a case; returns a sentence that says where it is kept. */
  static String save(
      Game game, Position start, List<Move> moves, boolean fromStart, String name, String file) {
    try {
      Path path = Path.of(file);
      String rules = rulesFrom(path, game);
      if (!Files.exists(path)) {
        checkTrusted(path, rules, game, name);
      }
      Optional<String> position =
          fromStart
              ? Optional.empty()
              : Optional.of(game.engine().positions().print(start.setup()));
      CaseWriter.Played played = new CaseWriter.Played(position, texts(game, start, moves));
      int line =
          new CaseWriter(new SuiteRunner(Rulebook.here())).add(path, rules, game, name, played);
      String turns = Counted.of(moves.size(), "move");
      return "Saved " + turns + " as the case `" + name + "` in " + path + ":" + line + ".";
    } catch (BadSuite e) {
      throw new Refusal(String.valueOf(e.getMessage()));
    } catch (InvalidPathException e) {
      throw new Refusal("`" + file + "` is no name of a file.");
    }
  }

  /** Refuses a new suite that may not name its rules, for it lies neither beside nor above them. */
  private static void checkTrusted(Path suite, String named, Game game, String name) {
    Path folder = suite.toAbsolutePath().normalize().resolveSibling("");
    try {
      new TrustedFolders(Rulebook.here(), List.of()).find(folder, named);
    } catch (NoSuchGame outside) {
      Path rules = rules(game);
      Path beside = rules.resolveSibling(RulesFile.bareName(rules) + ".yaml");
      throw new Refusal(
          "A suite lies in the folder of its rules or above it. Save the case there: `save case "
              + name
              + " "
              + shortest(beside)
              + "`.");
    }
  }

  /** A path from the current directory, if it lies below that. */
  private static Path shortest(Path path) {
    Path here = Path.of("").toAbsolutePath().normalize();
    return path.startsWith(here) ? here.relativize(path) : path;
  }

  private static List<String> texts(Game game, Position start, List<Move> moves) {
    GameEngine engine = game.engine();
    Position position = new Position(start);
    List<String> texts = new ArrayList<>();
    for (Move move : moves) {
      texts.add(engine.choiceTexts(position).shortest(move));
      position.make(move);
    }
    return texts;
  }

  private static Path rules(Game game) {
    return Path.of(game.source().location()).toAbsolutePath().normalize();
  }

  /** What a suite calls the rules: by a bare name, or by the way from its folder. */
  private static String rulesFrom(Path suite, Game game) {
    Path rules = rules(game);
    Path folder = suite.toAbsolutePath().normalize().resolveSibling("");
    String bare = RulesFile.bareName(rules);
    try {
      Path found = Rulebook.here().find(folder, bare).toAbsolutePath().normalize();
      return found.equals(rules) ? bare : folder.relativize(rules).toString();
    } catch (NoSuchGame notByName) {
      return folder.relativize(rules).toString();
    }
  }
}
