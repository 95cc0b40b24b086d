package org.rookery.tests.dead;

import java.util.List;
import java.util.Random;

/** Rules of random games on boards small enough to try everything. */
final class DeadEndingRules {
  private static final List<String> BOARDS = List.of("3 4", "4 4", "4 4", "5 4", "5 5");
  private static final List<String> ROYAL =
      List.of("K", "K", "K", "K", "W", "F", "mKcF", "mK", "KmD", "fKbW", "fF", "N", "mRcW");
  private static final List<String> PIECES =
      List.of(
          "N", "W", "F", "D", "A", "B", "R", "K", "WD", "fWbF", "mWcF", "pR", "mRcpR", "gB", "nN",
          "nA", "nD", "vW", "sW", "fmWfcF", "mK", "cK", "R2", "B2", "fB", "mNcK", "mBcN", "H");
  private static final List<String> ZONES =
      List.of("last-rank", "last-rank", "last-rank", "anywhere");
  private static final List<String> ASKING =
      List.of(
          "(n (verify empty?) (verify (in-check?)) add)",
          "(s (verify empty?) (verify (in-check? opponent)) add)",
          "(e (verify empty?) (verify (not (in-check?))) add)");
  private static final List<String> STALEMATES = List.of("draw", "draw", "draw", "loss", "win");
  private static final List<String> ORDERS =
      List.of("White Black", "White Black", "White Black", "White Black", "White White Black");
  private static final List<String> EXTRAS =
      List.of(
          "",
          "",
          "",
          "",
          "(ending \"bare\" (= (count friend (board)) 1) loss (players White))",
          "(ending \"no ants\" (= (count (friend Ant) (board)) 0) loss (players Black))",
          "(ending \"goal\" (exists (friend Bee) (zone last-rank)) win)",
          "(wins-by-checks 2 \"checks\")",
          "(on-capture (capture n) (capture s) (capture e) (capture w))",
          "(on-capture (verify (not (exists (friend King) (adjacent)))) (explode (anyone (except"
              + " Ant))))",
          "(captures-compulsory)",
          "(pass-turn true)",
          "(repetition 3 (perpetual-check loss) draw)");

  private final Random random;
  private final String shared;

  DeadEndingRules(long seed) {
    random = new Random(seed);
    boolean royal = random.nextInt(6) > 0;
    boolean hands = random.nextInt(6) == 0;
    boolean promotes = random.nextInt(3) == 0;
    String end =
        royal ? "(royal King" + judged() + ") (stalemate " + one(STALEMATES) + ")" : lost();
    shared =
        "(include \"boards\") (include \"endings\") (include \"captures\") (include"
            + " \"chess-pieces\")\n"
            + "(game (title \"Small\") (players White Black) (turn-order "
            + one(ORDERS)
            + ")\n"
            + "(board (rectangle "
            + one(BOARDS)
            + ") (zone (name last-rank) (positions (own-rank 4)))"
            + " (zone (name anywhere) (positions (own-rank 1) (own-rank 2) (own-rank 3) (own-rank 4))))\n"
            + "(piece (name King) (letter K) (moves (betza \""
            + one(ROYAL)
            + "\")"
            + (random.nextInt(6) == 0 ? " " + one(ASKING) : "")
            + "))\n"
            + "(piece (name Ant) (letter A) (moves (betza \""
            + one(PIECES)
            + "\""
            + (promotes ? " (promote-in " + one(ZONES) + " Bee)" : "")
            + ")))\n"
            + "(piece (name Bee) (letter B) (moves (betza \""
            + one(PIECES)
            + "\")))\n"
            + (hands
                ? "(captured-pieces to-hand) (every-piece (except King) (drops ((verify empty?)"
                    + " add)))\n"
                : "")
            + end
            + "\n"
            + one(EXTRAS)
            + "\n";
  }

  private String judged() {
    return random.nextInt(8) == 0 ? " (attacked-by displacement)" : "";
  }

  private String lost() {
    return random.nextBoolean()
        ? "(ending \"none left\" (= (count friend (board)) 0) win) (no-moves win)"
        : "(ending \"no King\" (= (count (friend King) (board)) 0) loss) (stalemate draw)";
  }

  private String one(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** The rules by which dead positions are drawn, or played on. */
  String text(boolean drawn) {
    return shared + "(dead-positions " + (drawn ? "draw" : "play-on") + "))\n";
  }
}
