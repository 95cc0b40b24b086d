package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.compiler.CompilerGame;

/**
 * The edits and emissions left of a block for one piece on one square of a board of three by three.
 */
final class SpecializedEditsTest {
  private static void assertCode(String piece, String game, String square, String code) {
    assertThat(CompilerGame.of(piece, game).moves("White Man", square)).isEqualTo(code);
  }

  /** Each choice of a promotion is a way of its own, with the change on the arrival square. */
  @Test
  void promote() {
    assertCode(
        "(moves (n (verify empty?) (promote-in far Foe King)))",
        "",
        "a2",
        """
          if a3 holds empty
            emit type Foe a3, move a2 a3
            emit type King a3, move a2 a3
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
          if a2 holds Black Man|Black Foe|Black King
            if b1 holds empty
              emit capture a2, move a1 b1
          else if b1 holds empty
            emit move a1 b1
        """);
  }

  /** Two legs: the friend is pushed aside, then the piece moves. */
  @Test
  void cascade() {
    assertCode(
        "(moves (mark e (verify empty?) to n from (verify friend?) back cascade n add))",
        "",
        "a1",
        """
          if b1 holds empty
            if b2 holds White Man|White Foe|White King
              emit move b2 b1, move a1 a2
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
          if b1 holds empty
            if b2 holds Black Man|Black Foe|Black King
              collect capture b2
              if (captures a1 a2)
                1:
                collect type Foe a2
                emit move a1 a2
              else
                emit move a1 a2
            else if a2 holds not empty
              go on at 1
            else
              emit move a1 a2
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
          end if b1 holds not empty
          emit move a1 b1

          if b1 holds not empty
            emit type Foe b1, move a1 b1
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
          emit skip a2, move a1 a3

          if (passed b2)
            emit capture passer, move a1 b2
        """);
  }

  /** Attributes are asked and set on the square the piece will be on. */
  @Test
  void attributes() {
    assertCode(
        "(attribute tired? false) (moves ((verify not-tired?) n (set-attribute tired? true) add))",
        "",
        "a1",
        """
          end if (a1 has tired?)
          emit set tired? a2, move a1 a2
        """);
  }

  /** New pieces and owners, by kind of argument. */
  @Test
  void create() {
    assertCode(
        "(moves (n (create Foe e) (create Black King nw) (change-owner Black e) (flip n) add))",
        "",
        "a1",
        """
          emit create White Foe b2, owner Black b2, owner next a3, move a1 a2
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
          emit continue a2 more, move a1 a2
          emit move a1 b1
        """);
  }

  /** A copy leaves the piece where it is. */
  @Test
  void copy() {
    assertCode(
        "(moves (n add-copy))",
        "",
        "a1",
        """
          emit copy a1 a2
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
          emit remove a1
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
          emit forbid (to-move Black), move a1 a2
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
          emit count count 2, take White Foe, no-mate, move a1 a2
        """);
  }
}
