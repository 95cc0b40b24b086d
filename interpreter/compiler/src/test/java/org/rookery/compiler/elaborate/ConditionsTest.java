package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "empty? | empty?",
        "(empty? n) | (empty? n)",
        "not-empty? | (not empty?)",
        "(not-friend? a1) | (not (piece? friend a1))",
        "neutral? | (piece? neutral)",
        "(piece? Y n) | (piece? (anyone Y) n)",
        "(not (and true (or false enemy?))) | (not (and true (or false (piece? enemy))))",
        "(in-zone? camp start) | (in-zone? camp start)",
        "(position? b2) | (position? b2)",
        "(on-board? n) | (on-board? n)",
        "marked? | marked?",
        "ready? | (attribute? ready?)",
        "(not-ready? n) | (not (attribute? ready? n))",
        "attacked? | attacked?",
        "(attacked? n) | (attacked? n)",
        "(attacked? jump a1) | (attacked? jump a1)",
        "(not-defended? jump) | (not (defended? jump))",
        "(last-from? n) | (last-from? n)",
        "quiet? | (not captures?)",
        "(castles? start here) | (castles? start here)",
        "(piece? (enemy (except X)) n) | (piece? (enemy (except X)) n)",
        "(exists Y (board)) | (>= (count (anyone Y) (board)) 1)",
        "(exists (friend X Y) (adjacent n)) | (>= (count (friend X Y) (adjacent n)) 1)",
        "(< (+ 1 (clock)) (* 2 (half-up 3))) | (< (+ 1 (clock)) (* 2 (half-up 3)))",
        "(/= (counter hits opponent) (in-hand friend))"
            + " | (/= (counter hits opponent) (in-hand friend))",
        "(exists enemy (without (both (rank-of n) (file-of)) (corner start here))) | (>= (count"
            + " enemy (without (both (rank-of n) (file-of here)) (corner start here))) 1)",
        "(exists enemy (either-of (ray ne) (ray a1 n) (zone camp)))"
            + " | (>= (count enemy (either-of (ray here ne) (ray a1 n) (zone camp))) 1)",
        "(exists enemy (squares a1-b2 (rank 4)))"
            + " | (>= (count enemy (squares a1 b1 a2 b2 a4 b4 c4 d4)) 1)",
        "(in-check? opponent) | (in-check? opponent)",
        "to-move? | to-move?",
        "(repeated? 2) | (repeated? 2)",
        "(pieces-remaining 0 X) | (= (count (friend X) (board)) 0)",
        "(total-piece-count 3) | (= (count anyone (board)) 3)",
        "(captured X Y) | (captured (friend X Y))",
        "stalemated | (and no-turn? (not in-check?))",
        "repetition | (repeated? 3)",
        "(absolute-config X (opponent Y) (a1 camp)) | (absolute-config (friend X) (enemy Y) (a1"
            + " camp))",
        "(absolute-config (not X) (a1 b2)) | (and (or (not (piece? (friend X) a1))) (or (not"
            + " (piece? (friend X) b2))))",
        "(relative-config X n ne (any-owner Y)) | (relative-config (friend X) n ne (anyone Y))",
      })
  void means(String written, String meant) {
    String lowered = RulesText.lowered("(verify " + written + ") add");

    assertThat(lowered).isEqualTo("(verify " + meant + ") add");
  }

  @Test
  void anAttributeHidesANewWordOfItsName() {
    var game =
        RulesText.rules(
                """
                (game (board (rectangle 2 2))
                  (piece (name X) (attribute captured? false) (attribute empty? false)
                    (moves ((verify captured?) (verify empty?) add)))
                  (board-setup (White (X a1))))
                """)
            .clean();

    assertThat(RulesText.lines(game, "moves"))
        .containsExactly("moves ((verify (attribute? captured?)) (verify empty?) add)");
  }

  @Test
  void inAnOldFileAnAttributeThatNoPieceHasIsFalse() {
    var text = RulesText.oldBlock("(verify not-royal?) (if (moved? n) capture) add");
    var game = text.loaded();

    assertThat(RulesText.lines(game, "moves").get(0))
        .isEqualTo("moves ((verify true) (if false capture) add)");
    assertThat(text.told())
        .containsExactly("unknown-attribute: not-royal?", "unknown-attribute: (moved? n)");
  }

  @Test
  void callsEmptiedByMacrosMeanTheBareWord() {
    var game =
        RulesText.zrf(
                """
                (define step ($1 (verify (empty? $2)) (if (piece? $3) (set-flag f $4)) (create $5) (add $6)))
                (game (board (grid (dimensions ("a/b" (1 0)) ("2/1" (0 1))) (directions (n 0 -1))))
                  (piece (name X) (moves (step n)))
                  (board-setup (White (X a1))))
                """)
            .clean();

    assertThat(RulesText.lines(game, "moves"))
        .containsExactly(
            "moves (n (verify empty?) (if (piece? (anyone X)) (set-flag f true)) create add)");
  }
}
