package org.rookery.web.table;

import org.rookery.game.Game;
import org.rookery.game.Rules;

/** Games of a few squares, for tests. */
final class SmallGames {
  /** Kings, Rooks and Pawns on four by four squares; captured pieces are held. */
  static final Game COURT = load("Court", "(players White Black) (turn-order White Black)", "");

  /** The same, whose first player in order is not the first to move. */
  static final Game LATE = load("Late", "(players White Black) (turn-order Black White)", "");

  /** A race: a player who reaches the last rank wins. */
  static final Game RACE =
      race("Race", "(players White Black) (turn-order White Black)", "White", "Black", "win");

  /** The same, where it loses. */
  static final Game SHY =
      race("Shy", "(players White Black) (turn-order White Black)", "White", "Black", "loss");

  /** The same of three players. */
  static final Game THREE =
      race("Three", "(players Red Blue Tan) (turn-order Red Blue Tan)", "Red", "Blue", "win");

  /** The same, where two of them play together. */
  static final Game TEAMS =
      race(
          "Teams",
          "(players Red Blue Tan) (turn-order Red Blue Tan) (teams (Red Tan))",
          "Red",
          "Blue",
          "win");

  /** Only White competes; to reach the last rank loses. */
  static final Game SOLO =
      race("Solo", "(players White ?Black) (turn-order White ?Black)", "White", "?Black", "loss");

  /** White is chance. */
  static final Game CHANCE =
      race("Chance", "(players ?White Black) (turn-order ?White Black)", "?White", "Black", "win");

  private SmallGames() {}

  private static Game load(String title, String players, String more) {
    return Rules.of(
            "court.rules",
            """
            (game (title "%s") %s
              (board (rectangle 4 4) (mirror))
              (board-setup (White (King a1) (Rook b1) (Pawn a2)) (Black (King d4) (Pawn d3)))
              (piece (name King) (letter K) (moves (betza "K")))
              (piece (name Rook) (letter R) (moves (betza "R")) (drops ((verify empty?) add)))
              (piece (name Pawn) (letter P) (moves (betza "fmWfcF")) (drops ((verify empty?) add)))
              (captured-pieces to-hand)
              (royal King) (stalemate draw) (repetition 3 draw) %s)
            """
                .formatted(title, players, more))
        .load()
        .orThrow();
  }

  private static Game race(
      String title, String players, String first, String other, String result) {
    return Rules.of(
            "race.rules",
            """
            (game (title "%s") %s
              (board (rectangle 3 3) (zone (name goal) (positions a3 b3 c3)))
              (board-setup (%s (Man a1)) (%s (Man c2)) %s)
              (piece (name Man) (letter M)
                (moves (n (verify empty?) add) (s (verify empty?) add) (w (verify empty?) add)))
              (ending "goal reached" (exists (friend Man) (zone goal)) %s))
            """
                .formatted(
                    title,
                    players,
                    first,
                    other,
                    players.contains("Tan") ? "(Tan (Man b1))" : "",
                    result))
        .load()
        .orThrow();
  }
}
