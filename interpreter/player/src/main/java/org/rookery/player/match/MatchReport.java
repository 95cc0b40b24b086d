package org.rookery.player.match;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A contest for other programs to read.
 *
 * @param game its title
 * @param rulesHash what tells its rules from others
 * @param a the contestant A
 * @param b the contestant B
 * @param score of A
 * @param movingFirst of A in games in which it moved first
 * @param movingSecond of A in the others
 * @param brokenByA how many games A's program broke off, which do not count
 * @param brokenByB how many games B's program broke off
 * @param stopped whether no more were played because programs broke one after the other
 * @param test whether A is better by {@code --elo}: {@code better}, {@code not better} or {@code
 *     open}; null where that was not asked
 * @param results of every game
 */
public record MatchReport(
    String game,
    String rulesHash,
    String a,
    String b,
    Score score,
    Score movingFirst,
    Score movingSecond,
    long brokenByA,
    long brokenByB,
    boolean stopped,
    @Nullable String test,
    List<Result> results) {

  /**
   * What A got from games that count.
   *
   * @param share of the points, from 0 to 1
   * @param low the lower bound of A's true share, in nineteen of twenty cases
   * @param high the upper bound
   * @param elo the points by which A is better; null where that is without bounds
   * @param eloLow the same of the lower bound
   * @param eloHigh the same of the upper bound
   */
  public record Score(
      int games,
      int wins,
      int draws,
      int losses,
      double share,
      double low,
      double high,
      @Nullable Double elo,
      @Nullable Double eloLow,
      @Nullable Double eloHigh) {

    static Score of(List<MatchGame> games) {
      Standing standing = Standing.of(games);
      ScoreInterval interval = standing.interval();
      return new Score(
          standing.games(),
          standing.wins(),
          standing.draws(),
          standing.losses(),
          interval.share(),
          interval.low(),
          interval.high(),
          finite(Standing.elo(interval.share())),
          finite(Standing.elo(interval.low())),
          finite(Standing.elo(interval.high())));
    }

    private static @Nullable Double finite(double elo) {
      return Double.isInfinite(elo) ? null : elo;
    }
  }

  /**
   * How a game ended.
   *
   * @param round from 1, as in PGN
   * @param first {@code A} or {@code B}: who had the first player's side
   * @param result as in PGN; of a game that a program broke off the other's win
   * @param points of A: 2 for a win, 1 for a draw
   * @param counts whether no program broke it off
   * @param cause in a word or two, as in the tag {@code Cause}
   * @param reason the ending of the rules by its name, or what a program did
   */
  public record Result(
      int round,
      String first,
      String result,
      int points,
      boolean counts,
      String cause,
      String reason) {
    static Result of(MatchGame game) {
      return new Result(
          game.number() + 1,
          game.firstIsA() ? "A" : "B",
          game.result(),
          game.points(),
          game.counts(),
          game.cause().word(),
          game.reason());
    }
  }

  /** The report on these games, in their order. */
  public static MatchReport of(
      String game,
      String rulesHash,
      String a,
      String b,
      List<MatchGame> games,
      boolean stopped,
      @Nullable String test) {
    return new MatchReport(
        game,
        rulesHash,
        a,
        b,
        Score.of(games),
        Score.of(games.stream().filter(MatchGame::firstIsA).toList()),
        Score.of(games.stream().filter(one -> !one.firstIsA()).toList()),
        games.stream().filter(MatchGame::brokenByA).count(),
        games.stream().filter(one -> !one.counts() && !one.brokenByA()).count(),
        stopped,
        test,
        games.stream().map(Result::of).toList());
  }
}
