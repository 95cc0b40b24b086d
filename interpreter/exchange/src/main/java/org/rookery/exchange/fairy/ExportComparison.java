package org.rookery.exchange.fairy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.engine.search.Perft;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

/** Compares a game with what its exported section is when it is read back. */
public final class ExportComparison {
  private static final int DEPTH = 2;
  private static final int GAMES = 3;
  private static final int PLIES = 80;
  private static final long SEED = 20_261_201;

  private final Rulebook library;

  /**
   * A comparison.
   *
   * @param library what the section, read back, may include
   */
  public ExportComparison(Rulebook library) {
    this.library = library;
  }

  /**
   * In what the section's game differs from this one, in a sentence, or nothing: in the numbers of
   * moves after one and two moves, or in the moves and the results in random games.
   */
  public String difference(Game game, String section) {
    List<Imported> back =
        FairyImport.read(
            Source.of("export.ini", section), Map.of(), name -> true, new Diagnostics());
    if (back.stream().noneMatch(Imported::isWritten)) {
      return "What was written cannot be read back, so it was not compared.";
    }
    return library
        .text("export.rules", back.get(0).text())
        .load()
        .game()
        .map(other -> difference(game, other))
        .orElse("What was written cannot be played when it is read back, so it was not compared.");
  }

  private static String difference(Game game, Game other) {
    for (int depth = 1; depth <= DEPTH; depth++) {
      long ours = leaves(game.start(), depth);
      long theirs = leaves(other.start(), depth);
      if (ours != theirs) {
        return "The variant is another game: from the start perft "
            + depth
            + " is "
            + ours
            + " here and "
            + theirs
            + " there.";
      }
    }
    Random random = new Random(SEED);
    for (int number = 0; number < GAMES; number++) {
      String difference = played(game.start(), other.start(), random);
      if (!difference.isEmpty()) {
        return "The variant is another game: " + difference;
      }
    }
    return "";
  }

  private static long leaves(Match match, int depth) {
    return new Perft(match.engine().generator()).count(match.position(), depth);
  }

  /** The first difference in a random game, or nothing. */
  private static String played(Match ours, Match theirs, Random random) {
    for (int ply = 0; ply < PLIES; ply++) {
      Set<String> here = moves(ours);
      Set<String> there = moves(theirs);
      if (!here.equals(there) || ours.moves().size() != theirs.moves().size()) {
        Set<String> only = new TreeSet<>(here);
        only.removeAll(there);
        there.removeAll(here);
        return "in `"
            + ours.fen()
            + "` the moves differ: "
            + some(only)
            + " here, "
            + some(there)
            + " there.";
      }
      if (!ours.outcome().getClass().equals(theirs.outcome().getClass())) {
        return "in `" + ours.fen() + "` " + ours.state() + " here, " + theirs.state() + " there.";
      }
      if (here.isEmpty() || ours.isOver()) {
        return "";
      }
      String next = List.copyOf(here).get(random.nextInt(here.size()));
      ours.play(next);
      theirs.play(next);
    }
    return "";
  }

  private static Set<String> moves(Match match) {
    Set<String> moves = new TreeSet<>();
    for (LegalMove turn : match.turns()) {
      moves.add(turn.uci());
    }
    return moves;
  }

  private static String some(Set<String> moves) {
    return moves.isEmpty() ? "none more" : String.join(" ", moves.stream().limit(3).toList());
  }
}
