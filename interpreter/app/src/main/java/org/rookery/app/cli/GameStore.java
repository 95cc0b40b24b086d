package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.rookery.app.text.Counted;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.logs.SavedGame;
import org.rookery.logs.ZillionsGame;
import org.rookery.logs.pgn.PgnGame;
import org.rookery.logs.pgn.PgnReplay;
import org.rookery.logs.pgn.PgnText;

/** Saves and loads the game that is being played, and tells what came of it. */
final class GameStore {
  private final Game game;
  private final PrintWriter out;

  GameStore(Game game, PrintWriter out) {
    this.game = game;
    this.out = out;
  }

  /**
   * Writes a game to a file; one that is no saved game is only replaced on request.
   *
   * @param agreed how the players have ended it, if they have
   * @param isHuman whether a person chooses a player's turns
   * @return whether it is saved
   */
  boolean save(
      Match match,
      Optional<EarlyEnd.End> agreed,
      String name,
      IntPredicate isHuman,
      LineInput lines) {
    if (name.isEmpty()) {
      out.println("Save it where? Name a file: `save FILE`.");
      return false;
    }
    Optional<String> text =
        LogFile.isSavedGame(name)
            ? ZillionsGame.print(match, isHuman)
            : Optional.of(
                PgnFile.isPgn(name)
                    ? PgnText.print(
                        match,
                        VariantTag.of(game),
                        agreed.map(EarlyEnd.End::result).orElseGet(() -> PgnText.result(match)))
                    : SavedGame.print(match));
    if (text.isEmpty()) {
      out.println(
          "Zillions has no words for the position where this game began; save it under a name that"
              + " does not end in .zsg.");
      return false;
    }
    try {
      Path path = Path.of(name);
      if (!mayBeReplaced(path, lines)) {
        return false;
      }
      OutputFile.write(path, text.get().getBytes(StandardCharsets.UTF_8));
      out.println("Saved " + Counted.of(match.played().size(), "move") + " in " + name + ".");
      return true;
    } catch (UnusableFile e) {
      out.println(e.getMessage());
    } catch (InvalidPathException e) {
      out.println("`" + name + "` is no name of a file.");
    }
    return false;
  }

  private boolean mayBeReplaced(Path path, LineInput lines) {
    if (!Files.isRegularFile(path) || isSaved(path)) {
      return true;
    }
    String what = "The file `" + path + "` is there already and holds no saved game";
    if (!lines.isAnswered()) {
      out.println(what + ", so it is left as it is: save under another name.");
      return false;
    }
    out.println(what + ".");
    out.flush();
    String answer = lines.next("Replace it? (yes or no) ");
    boolean yes = answer != null && answer.strip().equalsIgnoreCase("yes");
    if (!yes) {
      out.println("It is left as it is.");
    }
    return yes;
  }

  private boolean isSaved(Path path) {
    try {
      String text = LogFile.text(path);
      return PgnFile.isPgn(path.toString(), text) || SavedGame.isSaved(game, text);
    } catch (UnusableFile | CharacterCodingException e) {
      return false;
    }
  }

  /** Reads a game from a file; empty, and told, when there is none to go on with. */
  Optional<Match> load(String name) {
    if (name.isEmpty()) {
      out.println("Load what? Name a file: `load FILE`.");
      return Optional.empty();
    }
    try {
      Optional<PgnFile> games = PgnFile.read(Path.of(name));
      if (games.isPresent()) {
        return first(name, games.get());
      }
      SavedGame.Loaded loaded = SavedGame.parse(game, LogFile.text(Path.of(name)));
      reportOtherRules(name, loaded);
      return Optional.of(loaded.match());
    } catch (SavedGame.BadGame e) {
      out.println("`" + name + "` is no game of " + game.title() + ". " + e.getMessage());
    } catch (UnusableFile | Refusal e) {
      out.println(e.getMessage());
    } catch (CharacterCodingException e) {
      out.println("The file `" + name + "` is not UTF-8 text.");
    } catch (InvalidPathException e) {
      out.println("`" + name + "` is no name of a file.");
    }
    return Optional.empty();
  }

  /** The first of some games in PGN; one that is not legal to its end is told and not played. */
  private Optional<Match> first(String name, PgnFile file) {
    List<PgnGame> games = file.games();
    PgnReplay replay = new PgnReplay(games.get(0), game, file.problems());
    replay.run();
    if (file.reportProblems(out)) {
      return Optional.empty();
    }
    if (games.size() > 1) {
      out.println("The first of the " + games.size() + " games in `" + name + "`.");
      out.println();
    }
    return Optional.of(replay.match());
  }

  private void reportOtherRules(String name, SavedGame.Loaded loaded) {
    if (loaded.sameRules()) {
      return;
    }
    out.println(
        "`" + name + "` was saved under other rules than those of " + game.title() + " now.");
    String turns = Counted.of(loaded.turns(), "move");
    int legal = loaded.match().played().size();
    if (loaded.stopped().isPresent()) {
      String which =
          legal == 0
              ? "not even the first is"
              : "only the first " + (legal == 1 ? "is" : legal + " are");
      out.println("Of its " + turns + " " + which + " legal now.");
      out.println("Turn " + (legal + 1) + ": " + loaded.stopped().get());
    } else {
      out.println("All of it, " + turns + ", is legal now too.");
    }
    out.println();
  }
}
