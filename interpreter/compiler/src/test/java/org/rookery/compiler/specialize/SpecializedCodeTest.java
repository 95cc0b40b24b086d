package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.compiler.CompilerGame;

/** The rules left of a block for one piece on one square of a board of three by three. */
final class SpecializedCodeTest {
  private static void assertCode(String piece, String game, String square, String code) {
    assertThat(CompilerGame.of(piece, game).moves("White Man", square)).isEqualTo(code);
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
          if a2 holds empty
            emit move a1 a2
            if a3 holds empty|Black Man|Black Foe|Black King
              emit move a1 a3
          else if a2 holds Black Man|Black Foe|Black King
            emit move a1 a2
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
          end if a2 holds White Man|White Foe|White King
          if a2 holds not empty
            emit type Foe a2, move a1 a2
          else
            emit move a1 a2
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
          if a2 holds Black Man|Black Foe|Black King
            if b1 holds empty
              emit capture a2, move a1 b1
          else if b1 holds empty
            emit move a1 b1
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
          either
            if a2 holds empty
              emit move a1 a2
          or
            if b1 holds empty
              emit move a1 b1
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
          if a2 holds empty
            emit move a1 a2
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
          if a2 holds empty
            if a3 holds empty
              emit move a1 a3
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
          emit move a1 a2

          emit move a1 a3
        """);
  }

  /** A look for a piece in a small area is a look at each of its squares. */
  @Test
  void exists() {
    assertCode(
        "(moves ((verify (exists enemy (adjacent))) n add))",
        "",
        "a1",
        """
          if b1 holds Black Man|Black Foe|Black King
            emit move a1 a2
          else if a2 holds Black Man|Black Foe|Black King
            emit move a1 a2
          else if b2 holds Black Man|Black Foe|Black King
            emit move a1 a2
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
          if (>= (count Black Man|Black Foe|Black King (board)) 2)
            emit move a1 a2
        """);
  }

  /** An attack is asked about the royal piece. */
  @Test
  void attacked() {
    assertCode(
        "(moves (n (verify not-attacked?) add))",
        "(royal King)",
        "a1",
        """
          end if (attacked a2 by Black as White King from a1)
          emit move a1 a2
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
          emit move a1 a2
        """);
  }

  /** Rights of original pieces are numbered. */
  @Test
  void unmoved() {
    assertCode(
        "(moves ((verify unmoved?) e add) (e (verify (castles? start (leap 1 0))) add))",
        "",
        "a1",
        """
          if (unmoved a1)
            emit move a1 b1

          if (unmoved a1 c1)
            emit move a1 b1
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
          emit move a1 a2
        """);
  }

  /** A square known only in the game is a choice among all squares. */
  @Test
  void lastTo() {
    String code =
        CompilerGame.of("(moves ((go last-to) (verify enemy?) add))", "").moves("White Man", "a1");
    assertThat(code).contains("if (last-to c3)").contains("emit move a1 c3");
    assertThat(code.lines().filter(line -> line.contains("emit"))).hasSize(8);
  }

  /** A drop comes from the hand; zones are seen by the piece's owner. */
  @Test
  void drops() {
    CompilerGame game =
        CompilerGame.of(
            "(moves (n add)) (drops ((verify empty?) (verify (not-in-zone? far)) add)) (hand ((discard) add))",
            "");
    assertThat(game.drops("White Man", "b2"))
        .isEqualTo("  if b2 holds empty\n    emit drop White Man b2\n");
    assertThat(game.drops("White Man", "b3")).doesNotContain("emit");
    assertThat(game.drops("Black Man", "b3")).contains("emit drop Black Man b3");
    assertThat(game.inHand("White Man")).isEqualTo("  emit discard White Man\n");
  }

  /** The second player sees the board turned. */
  @Test
  void secondPlayer() {
    assertThat(CompilerGame.of("(moves (n ne (verify empty?) add))", "").moves("Black Man", "b3"))
        .isEqualTo("  if a1 holds empty\n    emit move b3 a1\n");
  }
}
