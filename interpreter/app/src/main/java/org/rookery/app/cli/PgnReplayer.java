package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.app.text.Counted;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.files.RulesFile;
import org.rookery.logs.pgn.PgnGame;
import org.rookery.logs.pgn.PgnReplay;
import org.rookery.logs.pgn.PgnText;

/** Plays the games of a PGN file over again, and tells what came of each. */
final class PgnReplayer {
  private final PgnFile file;
  private final Streams streams;
  private final Wanted wanted;
  private final Map<String, Game> games = new HashMap<>();

  /**
   * What is asked for.
   *
   * @param rules the rules file, if one was named
   * @param title which of its games, if one was named
   * @param show whether to draw the board at the end
   * @param each whether to draw it after every turn
   * @param picture where to draw the board at the end of the last game
   * @param caseName under which to keep the only game as a case, in {@code suite}
   */
  record Wanted(
      @Nullable String rules,
      @Nullable String title,
      boolean show,
      boolean each,
      @Nullable Path picture,
      @Nullable String caseName,
      @Nullable String suite) {}

  PgnReplayer(PgnFile file, Streams streams, Wanted wanted) {
    this.file = file;
    this.streams = streams;
    this.wanted = wanted;
  }

  /** Plays them; returns the exit code. */
  int run() {
    List<PgnGame> read = file.games();
    if (wanted.caseName() != null && read.size() > 1) {
      throw new Refusal("A case is one game, and there are " + read.size() + ".");
    }
    for (int i = 0; i < read.size(); i++) {
      String heading = read.size() == 1 ? "" : heading(read.get(i), i, read.size());
      Match match = play(read.get(i), heading);
      if (wanted.picture() != null && i == read.size() - 1) {
        PictureFile.write(match.scene(), wanted.picture(), 1);
      }
    }
    streams.out().flush();
    return file.reportProblems(streams.err()) ? ExitCode.FAILED : ExitCode.FINE;
  }

  private static String heading(PgnGame game, int number, int all) {
    String players = game.tag("White").orElse("?") + " against " + game.tag("Black").orElse("?");
    return "Game " + (number + 1) + " of " + all + ", " + players + ": ";
  }

  private Match play(PgnGame read, String heading) {
    Game game =
        games.computeIfAbsent(
            VariantTag.named(read).orElse(""),
            unused -> PgnFile.game(read, wanted.rules(), wanted.title(), streams.err()));
    PgnReplay replay = new PgnReplay(read, game, file.problems());
    Match match = replay.match();
    boolean whole = true;
    for (Optional<?> turn = replay.upcoming(); turn.isPresent(); turn = replay.upcoming()) {
      whole = replay.step();
      if (wanted.each() && whole) {
        List<String> played = match.played();
        streams.out().println(played.get(played.size() - 1));
        streams.out().println();
        streams.out().println(match.boardWithCells());
      }
    }
    if (wanted.show() && !wanted.each()) {
      streams.out().print(match.boardWithCells());
    }
    String turns = Counted.of(match.played().size(), "move") + " played.";
    whole &= match.played().size() == read.turns().size();
    streams.out().println(heading + turns + (whole ? " " + match.state() : ""));
    remark(read, game, replay, whole);
    if (wanted.caseName() != null && whole) {
      String suite =
          wanted.suite() != null
              ? wanted.suite()
              : RulesFile.bareName(Path.of(game.source().location())) + ".yaml";
      streams.out().println(CaseStore.save(match, wanted.caseName() + " " + suite));
    }
    return match;
  }

  private void remark(PgnGame read, Game game, PgnReplay replay, boolean whole) {
    String place = read.place().position() + ": ";
    if (read.tag(PgnText.RULES_HASH).filter(hash -> !hash.equals(game.rulesHash())).isPresent()) {
      printRemark(
          place + "it was played under other rules than those of " + game.title() + " now.");
    }
    read.tag("Result")
        .filter(tag -> !read.result().equals("*") && !tag.equals(read.result()))
        .ifPresent(
            tag ->
                printRemark(
                    place + "its tag `Result` says " + tag + ", its end " + read.result() + "."));
    replay.endedEarly().ifPresent(this::printRemark);
    String due = PgnText.result(replay.match());
    boolean differs = !due.equals("*") && !due.equals(read.result());
    if (whole && replay.endedEarly().isEmpty() && differs) {
      printRemark(place + "its result is " + read.result() + "; by the rules it is " + due + ".");
    }
  }

  private void printRemark(String remark) {
    streams.err().println("rookery: " + remark);
  }
}
