package org.rookery.player.match;

/**
 * A game that was played.
 *
 * @param number from 0; an even game and the next begin alike, with sides changed
 * @param firstIsA whether A had the first player's side; where more than two play, whether A had
 *     one player and B all the others
 * @param points what A got: 2 for a win, 1 for a draw; whose program broke got 0
 * @param fen where it began
 * @param turns as PGN writes them, with the result behind
 * @param cause why it ended
 * @param reason the ending of the rules by its name, or what a program did, without its name
 */
public record MatchGame(
    int number,
    boolean firstIsA,
    int points,
    String fen,
    String turns,
    EndCause cause,
    String reason) {

  /** The same without where it began and what was played. */
  public MatchGame withoutMoves() {
    return new MatchGame(number, firstIsA, points, "", "", cause, reason);
  }

  /** Whether the game says something about the strength of the contestants. */
  public boolean counts() {
    return cause.isFair();
  }

  /** Whether the program of A has broken the game off. */
  public boolean brokenByA() {
    return !counts() && points == 0;
  }

  /** The result as game scores write it. */
  public String result() {
    return result(firstIsA, points);
  }

  /** The result of a game in which A got these points. */
  static String result(boolean firstIsA, int points) {
    return points == 1 ? "1/2-1/2" : (points == 2) == firstIsA ? "1-0" : "0-1";
  }
}
