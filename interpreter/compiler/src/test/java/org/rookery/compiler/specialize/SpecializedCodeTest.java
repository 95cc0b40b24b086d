package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.compiler.SmallGame;

/** The code left of a block for one man on one square of a board of three by three. */
final class SpecializedCodeTest {
  private static void assertCode(String man, String game, String square, String code) {
    assertThat(SmallGame.of(man, game).moves("White Man", square)).isEqualTo(code);
  }

  /**
   * A slide looks at each square once: an empty one lets it on, an enemy ends it, nothing is asked
   * twice.
   */
  @Test
  void slide() {
    assertCode(
        "(moves (n (while empty? add n) (verify enemy?) add))",
        "",
        "a1",
        """
        block 1
        0 a2 holds empty else 21
        4 emit move a1 a2
        6 a3 holds empty else 13
        10 emit move a1 a3
        12 end
        13 a3 holds Black Man|Black Foe|Black King else 20
        17 emit move a1 a3
        19 end
        20 end
        21 a2 holds Black Man|Black Foe|Black King else 28
        25 emit move a1 a2
        27 end
        28 end
        """);
  }

  /**
   * What a test has shown is not asked again; whether a move captures is a look at its arrival
   * square.
   */
  @Test
  void facts() {
    assertCode(
        "(moves (n (verify not-friend?) (if captures? (add Foe) else add)))",
        "",
        "a1",
        """
        block 1
        0 a2 holds White Man|White Foe|White King else 5
        4 end
        5 a2 holds not empty else 14
        9 type Foe a2
        11 emit move a1 a2
        13 end
        14 emit move a1 a2
        16 end
        """);
  }

  /**
   * A local flag is known on each way and leaves no code; once nobody asks about it, ways that
   * differ in it meet.
   */
  @Test
  void flags() {
    assertCode(
        "(moves ((set-flag hot (enemy? n)) e (verify empty?) (if (flag? hot) (capture nw)) add))",
        "",
        "a1",
        """
        block 1
        0 a2 holds Black Man|Black Foe|Black King else 14
        4 b1 holds empty else 13
        8 capture a2
        10 emit move a1 b1
        12 end
        13 end
        14 b1 holds empty else 13
        18 emit move a1 b1
        20 jump 12
        """);
  }

  /** Alternatives start from the same place. */
  @Test
  void either() {
    assertCode(
        "(moves ((either (n) (e)) (verify empty?) add))",
        "",
        "a1",
        """
        block 1
        0 fork 10
        2 a2 holds empty else 9
        6 emit move a1 a2
        8 end
        9 end
        10 b1 holds empty else 17
        14 emit move a1 b1
        16 end
        17 end
        """);
  }

  /** Half of two steps, rounded up, is one. */
  @Test
  void upto() {
    assertCode(
        "(moves ((up-to (half-up (steps n)) n (verify empty?)) add))",
        "",
        "a1",
        """
        block 1
        0 a2 holds empty else 11
        4 fork 9
        6 emit move a1 a2
        8 end
        9 jump 8
        11 end
        """);
  }

  /** Exactly as many steps as there are. */
  @Test
  void repeat() {
    assertCode(
        "(moves ((repeat (steps n) n (verify empty?)) add))",
        "",
        "a1",
        """
        block 1
        0 a2 holds empty else 12
        4 a3 holds empty else 11
        8 emit move a1 a3
        10 end
        11 end
        12 end
        """);
  }

  /** Zones are known before the game: tests of them leave no code. */
  @Test
  void zone() {
    assertCode(
        "(moves (n (if (in-zone? far) stop) add) (n n (verify (in-zone? far)) add))",
        "",
        "a1",
        """
        block 1
        0 emit move a1 a2
        2 end
        block 2
        3 emit move a1 a3
        5 end
        """);
  }

  /** A look for a man in a small area is a look at each of its squares. */
  @Test
  void exists() {
    assertCode(
        "(moves ((verify (exists enemy (adjacent))) n add))",
        "",
        "a1",
        """
        block 1
        0 b1 holds Black Man|Black Foe|Black King else 6
        4 jump 19
        6 a2 holds Black Man|Black Foe|Black King else 12
        10 jump 19
        12 b2 holds Black Man|Black Foe|Black King else 18
        16 jump 19
        18 end
        19 emit move a1 a2
        21 end
        """);
  }

  /** A count over the board is left to the engine. */
  @Test
  void count() {
    assertCode(
        "(moves ((verify (>= (count enemy (board)) 2)) n add))",
        "",
        "a1",
        """
        block 1
        0 (>= (count Black Man|Black Foe|Black King (board)) 2) else 6
        3 emit move a1 a2
        5 end
        6 end
        """);
  }

  /** An attack is asked about the royal man. */
  @Test
  void attacked() {
    assertCode(
        "(moves (n (verify not-attacked?) add))",
        "(royal King)",
        "a1",
        """
        block 1
        0 (attacked a2 by Black as White King) else 4
        3 end
        4 emit move a1 a2
        6 jump 3
        """);
  }

  /** A loop that comes back to where it was ends. */
  @Test
  void endless() {
    assertCode(
        "(moves ((while (on-board? n) n s) add) (n add))",
        "",
        "a1",
        """
        block 1
        0 end
        1 end
        block 2
        2 emit move a1 a2
        4 end
        """);
  }

  /** Rights of original men are numbered. */
  @Test
  void unmoved() {
    assertCode(
        "(moves ((verify unmoved?) e add) (e (verify (castles? start (leap 1 0))) add))",
        "",
        "a1",
        """
        block 1
        0 (unmoved a1) else 6
        3 emit move a1 b1
        5 end
        6 end
        block 2
        7 (unmoved a1 c1) else 12
        10 emit move a1 b1
        12 end
        """);
  }

  /** A flag tied to a square is known where the cursor comes by. */
  @Test
  void posflag() {
    assertCode(
        "(moves ((set-position-flag seen true n) n (if (position-flag? seen) add else stop)))",
        "",
        "a1",
        """
        block 1
        0 emit move a1 a2
        2 end
        """);
  }

  /** A square known only in the game is a choice among all squares. */
  @Test
  void lastTo() {
    String code =
        SmallGame.of("(moves ((go last-to) (verify enemy?) add))", "").moves("White Man", "a1");
    assertThat(code).contains("(last-to c3) else").contains("emit move a1 c3");
    assertThat(code.lines().filter(line -> line.contains("emit"))).hasSize(8);
  }

  /** A drop comes from the hand; zones are seen by the man's owner. */
  @Test
  void drops() {
    SmallGame game =
        SmallGame.of(
            "(moves (n add)) (drops ((verify empty?) (verify (not-in-zone? far)) add)) (hand ((discard) add))",
            "");
    assertThat(game.drops("White Man", "b2"))
        .isEqualTo("block 1\n0 b2 holds empty else 7\n4 emit drop White Man b2\n6 end\n7 end\n");
    assertThat(game.drops("White Man", "b3")).doesNotContain("emit");
    assertThat(game.drops("Black Man", "b3")).contains("emit drop Black Man b3");
    assertThat(game.inHand("White Man")).isEqualTo("block 1\n0 discard White Man\n2 emit\n3 end\n");
  }

  /** The second player sees the board turned. */
  @Test
  void secondPlayer() {
    assertThat(SmallGame.of("(moves (n ne (verify empty?) add))", "").moves("Black Man", "b3"))
        .isEqualTo("block 1\n0 a1 holds empty else 7\n4 emit move b3 a1\n6 end\n7 end\n");
  }
}
