package org.rookery.tests.walker;

import org.junit.jupiter.api.Test;

/** What chance does is no move of a player, and captures nothing of its own. */
final class ThrowsTest {
  /** A throw in place of the last one is no capture; one that hits a player's piece is. */
  @Test
  void throws_and_the_clock() {
    RandomSmallRules.agreeWithChance(
        "(turn-order ?Bag White Black) (quiet-turns 50 (reset-by captures) draw)",
        "(board (rectangle 3 3)) (board-setup (White (Man a1 b1)) (Black (Man a3 c3)))",
        "(piece (name Man) (moves (for-each ($way n e s w) ($way (verify empty?) add))))",
        "(piece (name Face) (supply ?Bag) (drops ((verify (position? c2)) add)))");
  }
}
