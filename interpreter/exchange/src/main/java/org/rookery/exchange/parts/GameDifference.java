package org.rookery.exchange.parts;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.random.SeededRandom;
import org.rookery.engine.search.Perft;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;

/** Finds out in what two games differ that are meant to be the same. */
public final class GameDifference {
  private static final int DEPTH = 2;
  private static final long SEED = 20_261_201;

  private final int games;
  private final int plies;
  private final MoveKey key;

  /** What a move has in common with the same move of the other game. */
  public interface MoveKey {
    /** The key of a move that is legal in a match. */
    String of(Match match, LegalMove move);
  }

  /**
   * A comparison.
   *
   * @param games how many random games are played in both
   * @param plies after how many moves each is broken off
   */
  public GameDifference(int games, int plies, MoveKey key) {
    this.games = games;
    this.plies = plies;
    this.key = key;
  }

  /**
   * The first difference that is found, as a clause, or nothing: in the numbers of moves after one
   * and two moves, or in the moves and the results in random games.
   */
  public String between(Game ours, Game theirs) {
    for (int depth = 1; depth <= DEPTH; depth++) {
      long here = leaves(ours.start(), depth);
      long there = leaves(theirs.start(), depth);
      if (here != there) {
        return "from the start perft " + depth + " is " + here + " here and " + there + " there.";
      }
    }
    Random random = SeededRandom.of(SEED);
    for (int number = 0; number < games; number++) {
      String difference = played(ours.start(), theirs.start(), random);
      if (!difference.isEmpty()) {
        return difference;
      }
    }
    return "";
  }

  private static long leaves(Match match, int depth) {
    return new Perft(match.engine().generator()).count(match.position(), depth);
  }

  /** The first difference in a random game, or nothing. */
  private String played(Match ours, Match theirs, Random random) {
    for (int ply = 0; ply < plies; ply++) {
      Map<String, LegalMove> here = moves(ours, ours.turns());
      Map<String, LegalMove> there = moves(theirs, theirs.turns());
      if (!result(ours).equals(result(theirs))) {
        return "in `" + ours.fen() + "` " + state(ours) + " here, " + state(theirs) + " there.";
      }
      String difference = difference(ours, here, there);
      if (!difference.isEmpty()) {
        return difference;
      }
      if (here.isEmpty() || ours.isOver()) {
        return "";
      }
      List<Map.Entry<String, LegalMove>> all = List.copyOf(here.entrySet());
      // Of a bound, Random makes other numbers in browsers; what is told is to be the same there.
      Map.Entry<String, LegalMove> next = all.get((int) (random.nextDouble() * all.size()));
      ours.play(next.getValue());
      Optional.ofNullable(there.get(next.getKey())).ifPresent(theirs::play);
    }
    return "";
  }

  /** In what the moves of two positions differ that are meant to be the same, or nothing. */
  public String inMoves(Match ours, Match theirs) {
    return difference(
        ours, moves(ours, ours.turnsWhateverEnded()), moves(theirs, theirs.turnsWhateverEnded()));
  }

  private static String difference(
      Match ours, Map<String, LegalMove> here, Map<String, LegalMove> there) {
    return here.keySet().equals(there.keySet())
        ? ""
        : "in `"
            + ours.fen()
            + "` the moves differ: "
            + some(here, there.keySet())
            + " here, "
            + some(there, here.keySet())
            + " there.";
  }

  private Map<String, LegalMove> moves(Match match, Iterable<LegalMove> turns) {
    Map<String, LegalMove> moves = new TreeMap<>();
    for (LegalMove turn : turns) {
      moves.put(key.of(match, turn), turn);
    }
    return moves;
  }

  private static String state(Match match) {
    return match.state().replaceFirst("\\.$", "");
  }

  /** Who has won, if that is decided. */
  private static String result(Match match) {
    Outcome outcome = match.outcome();
    if (outcome instanceof Outcome.Win win) {
      return "win of " + win.player();
    } else if (outcome instanceof Outcome.Loss loss) {
      return "loss of " + loss.player();
    }
    return outcome.isOver() ? "draw" : "";
  }

  private static String some(Map<String, LegalMove> moves, Set<String> others) {
    Set<String> texts = new TreeSet<>();
    moves.forEach(
        (text, move) -> {
          if (!others.contains(text)) {
            texts.add(move.uci());
          }
        });
    return texts.isEmpty() ? "none more" : String.join(" ", texts.stream().limit(3).toList());
  }
}
