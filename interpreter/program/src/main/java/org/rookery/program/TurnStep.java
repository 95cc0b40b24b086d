package org.rookery.program;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * One item of the turn order.
 *
 * @param player who chooses
 * @param as whose pieces move (the same player in most games)
 * @param tiers the move groups tried, best first: all groups of a tier are tried together, and the
 *     first tier that yields a turn is the only one
 * @param then what a turn needs beyond its first part, in the order the conditions are tried
 * @param again asked after the turn, before counters change by themselves: when it holds, the same
 *     item is due once more
 * @param thrown when this holds, too, the items of chance before it are due once more first
 * @param most of the legal moves those alone may be made by which this, after all turns due by
 *     {@code again}, becomes as great as it can
 * @param swap how the player may take over the other side instead of moving, if at all
 * @param draw how chance draws from a hand in this turn, if it does
 */
public record TurnStep(
    int player,
    int as,
    List<List<Integer>> tiers,
    List<Part> then,
    Test again,
    Test thrown,
    Quantity most,
    Optional<SideSwap> swap,
    Optional<Draw> draw) {
  /** An item after which the next one is always due, and any legal move will do. */
  public TurnStep(int player, int as, List<List<Integer>> tiers, List<Part> then) {
    this(
        player,
        as,
        tiers,
        then,
        new Test.Constant(false),
        new Test.Constant(false),
        new Quantity.Constant(0),
        Optional.empty(),
        Optional.empty());
  }

  /**
   * The next of so many players for whom the first condition holds, or else the second; the same
   * player where there is no other.
   */
  public static int next(int player, int players, IntPredicate wanted, IntPredicate otherwise) {
    for (IntPredicate condition : List.of(wanted, otherwise)) {
      for (int step = 1; step < players; step++) {
        int other = (player + step) % players;
        if (condition.test(other)) {
          return other;
        }
      }
    }
    return player;
  }

  /** All of it, the swap and the draw only where there is one. */
  @Override
  public String toString() {
    return "TurnStep[player="
        + player
        + ", as="
        + as
        + ", tiers="
        + tiers
        + ", then="
        + then
        + ", again="
        + again
        + (thrown.equals(new Test.Constant(false)) ? "" : ", thrown=" + thrown)
        + ", most="
        + most
        + swap.map(side -> ", swap=" + side).orElse("")
        + draw.map(drawn -> ", draw=" + drawn).orElse("")
        + "]";
  }

  /**
   * A further part of a compound turn.
   *
   * @param when asked after the part before it, with {@link Test.Captures} answered by that part;
   *     when it does not hold the part is not due
   * @param group the move group the part is made of, by any piece of the mover, on the board or in
   *     hand
   * @param otherwise the ending that decides the game when the part is due and the mover has none,
   *     or {@link #ILLEGAL} when the turn is illegal then
   * @param together whether there is no choice: every piece on the board, of any player, that has
   *     just one move of the group makes it, all at once; without any there is no such part
   */
  public record Part(Test when, int group, int otherwise, boolean together) {
    /** A due part that cannot be made makes the turn illegal. */
    public static final int ILLEGAL = -1;

    /** A part for which the mover chooses one move. */
    public Part(Test when, int group, int otherwise) {
      this(when, group, otherwise, false);
    }
  }

  /**
   * What chance puts on the board is drawn from a hand: each single piece in it is as likely as any
   * other.
   *
   * @param due the counter that is 0 while there is nothing to draw, so that the turn is skipped;
   *     {@link #ALWAYS} if it never is
   */
  public record Draw(int due) {
    /** The turn is always due. */
    public static final int ALWAYS = -1;
  }

  /**
   * How a player takes over the side of the other, by the pie rule: all that belongs to one of the
   * two belongs to the other from then on.
   *
   * @param one the player who moved first
   * @param other the player who may take over
   * @param squares for each square the one to which a piece goes from there, perhaps the same
   * @param counters for each counter the one whose value it gets, perhaps its own
   * @param when asked before the move: only where it holds may the side be taken over
   */
  public record SideSwap(
      int one, int other, List<Integer> squares, List<Integer> counters, Test when) {
    /** Whose the things of a player are afterwards. */
    public int owner(int player) {
      return player == one ? other : player == other ? one : player;
    }
  }
}
