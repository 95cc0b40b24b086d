package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.compiler.SmallGame;

/**
 * The edits and emissions left of a block for one man on one square of a board of three by three.
 */
final class SpecializedEditsTest {
  private static void assertCode(String man, String game, String square, String code) {
    assertThat(SmallGame.of(man, game).moves("White Man", square)).isEqualTo(code);
  }

  /** Each choice of a promotion is a way of its own, with the change on the arrival square. */
  @Test
  void promote() {
    assertCode(
        "(moves (n (verify empty?) (promote-in far Foe King)))",
        "",
        "a2",
        """
        block 1
        0 a3 holds empty else 15
        4 fork 11
        6 type Foe a3
        8 emit move a2 a3
        10 end
        11 type King a3
        13 jump 8
        15 end
        """);
  }

  /** An effect is recorded on the way where its condition holds. */
  @Test
  void captureElsewhere() {
    assertCode(
        "(moves ((if (enemy? n) (capture n)) e (verify empty?) add))",
        "",
        "a1",
        """
        block 1
        0 a2 holds Black Man|Black Foe|Black King else 14
        4 capture a2
        6 b1 holds empty else 13
        10 emit move a1 b1
        12 end
        13 end
        14 b1 holds empty else 22
        18 emit move a1 b1
        20 jump 12
        22 end
        """);
  }

  /** Two legs: the friend is pushed aside, then the man moves. */
  @Test
  void cascade() {
    assertCode(
        "(moves (mark e (verify empty?) to n from (verify friend?) back cascade n add))",
        "",
        "a1",
        """
        block 1
        0 b1 holds empty else 14
        4 b2 holds White Man|White Foe|White King else 13
        8 move b2 b1
        10 emit move a1 a2
        12 end
        13 end
        14 end
        """);
  }

  /** Hooks run at each emission, a hindrance before the block. */
  @Test
  void hooks() {
    assertCode(
        "(moves (n add))",
        "(on-move (only Man) (if (enemy? e) (capture e))) (on-capture (change-type Foe)) (may-move (empty? e))",
        "a1",
        """
        block 1
        0 b1 holds empty else 30
        4 b2 holds Black Man|Black Foe|Black King else 18
        8 capture b2
        10 (captures a1 a2) else 15
        13 type Foe a2
        15 emit move a1 a2
        17 end
        18 a2 holds not empty else 27
        22 type Foe a2
        24 emit move a1 a2
        26 end
        27 emit move a1 a2
        29 end
        30 end
        """);
  }

  /** Quiet moves and captures of another piece, with a statement at the captures. */
  @Test
  void borrowed() {
    assertCode(
        "(moves (moves-of King quiet) (moves-of King captures (change-type Foe)))",
        "",
        "a1",
        """
        block 1
        0 b1 holds not empty else 5
        4 end
        5 emit move a1 b1
        7 end
        block 2
        8 b1 holds not empty else 17
        12 type Foe b1
        14 emit move a1 b1
        16 end
        17 end
        """);
  }

  /** A skipped square is recorded, and asked about for en passant. */
  @Test
  void passed() {
    assertCode(
        "(moves (n (skip-square) n add) (ne (verify passed?) (capture-passer) add))",
        "",
        "a1",
        """
        block 1
        0 skip a2
        2 emit move a1 a3
        4 end
        block 2
        5 (passed b2) else 11
        8 capture passer
        9 emit move a1 b2
        11 end
        """);
  }

  /** Attributes are asked and set on the square the man will be on. */
  @Test
  void attributes() {
    assertCode(
        "(attribute tired? false) (moves ((verify not-tired?) n (set-attribute tired? true) add))",
        "",
        "a1",
        """
        block 1
        0 (a1 has tired?) else 4
        3 end
        4 set tired? a2
        6 emit move a1 a2
        8 end
        """);
  }

  /** New men and owners, by kind of argument. */
  @Test
  void create() {
    assertCode(
        "(moves (n (create Foe e) (create Black King nw) (change-owner Black e) (flip n) add))",
        "",
        "a1",
        """
        block 1
        0 create White Foe b2
        2 owner Black b2
        4 owner next a3
        6 emit move a1 a2
        8 end
        """);
  }

  /** A partial move says which type goes on. */
  @Test
  void partial() {
    assertCode(
        "(moves (n (add-partial more)) (move-type more) (e add))",
        "",
        "a1",
        """
        block 1
        0 continue a2 more
        2 emit move a1 a2
        4 end
        block 1
        0 emit move a1 b1
        2 end
        """);
  }

  /** A copy leaves the man where it is. */
  @Test
  void copy() {
    assertCode(
        "(moves (n add-copy))",
        "",
        "a1",
        """
        block 1
        0 emit copy a1 a2
        2 end
        """);
  }

  /** A move without any effect is none. */
  @Test
  void noop() {
    assertCode(
        "(moves (add) ((remove) add))",
        "",
        "a1",
        """
        block 1
        0 end
        block 2
        1 remove a1
        3 emit
        4 end
        """);
  }

  /** What is forbidden afterwards is a test of the game, one for each player. */
  @Test
  void forbid() {
    assertCode(
        "(moves (n (forbid (to-move? opponent)) add))",
        "",
        "a1",
        """
        block 1
        0 forbid (to-move Black)
        2 emit move a1 a2
        4 end
        """);
  }

  /** Counters, hands and the ban of mate are recorded. */
  @Test
  void counter() {
    assertCode(
        "(moves (n (add-to count 2) (take-in-hand Foe) (forbid-mate) add))",
        "(counter count 0)",
        "a1",
        """
        block 1
        0 count count 2
        2 take White Foe
        4 no-mate
        6 emit move a1 a2
        8 end
        """);
  }
}
