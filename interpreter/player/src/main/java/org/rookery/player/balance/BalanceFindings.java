package org.rookery.player.balance;

import java.util.List;
import org.rookery.player.match.ScoreInterval;

/**
 * What games of the player against itself have shown. Shares are from 0 to 1, each with bounds that
 * hold in at least nineteen of twenty cases.
 *
 * @param rules the hash of the rules
 * @param nodes how many turns were tried for each that was made
 * @param verdict the most important in a sentence
 * @param first the name of the player who begins
 * @param score the points they get
 * @param drawn how many games were drawn
 * @param turns how many turns a game has
 * @param choices how many legal moves there are at a time
 * @param leads how often in a game another player comes to be ahead
 * @param unfinished how many games were broken off
 * @param solved who wins with best play, as a sentence; empty where that is not known
 * @param neverUsed endings that never came about and pieces that never did something, in sentences
 */
public record BalanceFindings(
    String title,
    String rules,
    long nodes,
    long seed,
    int games,
    String verdict,
    String first,
    Share score,
    Share drawn,
    double turns,
    double choices,
    double leads,
    int unfinished,
    List<End> endings,
    List<PieceFinding> pieces,
    List<Opening> openings,
    String solved,
    List<String> neverUsed) {
  /** Copies the lists. */
  public BalanceFindings {
    endings = List.copyOf(endings);
    pieces = List.copyOf(pieces);
    openings = List.copyOf(openings);
    neverUsed = List.copyOf(neverUsed);
  }

  /** A share, and between which bounds the true one lies. */
  public record Share(double value, double low, double high) {
    static Share of(ScoreInterval interval) {
      return new Share(interval.share(), interval.low(), interval.high());
    }

    /** The share of {@code seen} among {@code all}. */
    static Share of(int seen, int all) {
      return of(ScoreInterval.of(seen, all));
    }

    ScoreInterval interval() {
      return new ScoreInterval(value, low, high);
    }
  }

  /** An ending, named by reason, result and player, and the share of games that it ended. */
  public record End(String name, Share games) {}

  /**
   * A piece type.
   *
   * @param value what the player believes it is worth, the commonest piece being 1
   * @param moved the share of all turns
   * @param captured how many are captured in a game
   * @param survived of those captured in a game or there at its end, the share that is there
   * @param takenBy which pieces capture it, the most frequent first
   */
  public record PieceFinding(
      String name,
      double value,
      double moved,
      double captured,
      double survived,
      List<String> takenBy) {
    /** Copies the names. */
    public PieceFinding {
      takenBy = List.copyOf(takenBy);
    }
  }

  /** A first turn, how many games began with it, and what the player who made it scored. */
  public record Opening(String turn, int games, Share score) {}
}
