package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rookery.compiler.elaborate.RulesText.lowered;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n add | n add",
        "(n) (add) | n add",
        "a3 add | a3 add",
        "(opposite n) add | (opposite n) add",
        "(leap 1 -2) add | (leap 1 -2) add",
        "back add | (go mark) add",
        "(mark n) (mark) (mark a1) add | (mark n) mark (mark a1) add",
        "(mark (opposite e)) add | (mark (opposite e)) add",
        "from (from n) to (to a2) add | from (from n) to (to a2) add",
        "(go last-to) add | (go last-to) add",
        "cascade add | cascade add",
        "(add X Y) | (add X Y)",
        "add-partial | add-partial",
        "(add-partial jump) | (add-partial jump)",
        "(add-partial X Y jump) | (add-partial X Y jump)",
        "(add-copy X) add-copy-partial | (add-copy X) add-copy-partial",
        "(capture start) capture add | (capture start) capture add",
        "create add | create add",
        "(create Y) add | (create Y) add",
        "(create Black Y a2) add | (create Black Y a2) add",
        "(create n) add | (create n) add",
        "(create White) add | (create White) add",
        "(create opponent Y) (create opponent n) add | (create opponent Y) (create opponent n) add",
        "change-owner (change-owner a1) add | change-owner (change-owner a1) add",
        "(change-owner opponent n) add | (change-owner opponent n) add",
        "(change-owner Black) add | (change-owner Black) add",
        "flip (flip n) add | flip (flip n) add",
        "(change-type Y n) add | (change-type Y n) add",
        "(set-attribute ready? enemy? n) add | (set-attribute ready? (piece? enemy) n) add",
        "(set-attribute ready?) add | (set-attribute ready? true) add",
        "(set-flag f) add | (set-flag f true) add",
        "(set-position-flag f (not empty?) n) add | (set-position-flag f (not empty?) n) add",
        "(verify empty? friend?) add | (verify (and empty? (piece? friend))) add",
        "(if empty? n add else s add) | (if empty? n add else s add)",
        "(while empty? add n) | (while empty? add n)",
        "(repeat 2 n) add | (repeat 2 n) add",
        "(up-to (- (steps n ne) 1) n) add | (up-to (- (steps n ne) 1) n) add",
        "(either (n) (s stop)) add | (either (n) (s stop)) add",
        "(promote-in camp Y) | (if (in-zone? camp) (add Y) else add)",
        "(may-promote-in camp Y) | (if (in-zone? camp) (either ((add Y) stop) (add)) else add)",
        "(skip-square) (remove n) capture-passer add | skip-square (remove n) capture-passer add",
        "(add-to hits opponent -2) add | (add-to hits opponent -2) add",
        "(forbid (>= (passes) 2)) add | (forbid (>= (passes) 2)) add",
        "take-in-hand (take-in-hand Y) discard forbid-mate add"
            + " | take-in-hand (take-in-hand Y) discard forbid-mate add",
      })
  void lowersTo(String written, String meant) {
    assertThat(lowered(written)).isEqualTo(meant);
  }

  @Test
  void everyBlockOfAPieceTakesTheTypeBeforeIt() {
    var game = RulesText.block("n add").clean();

    assertThat(RulesText.lines(game, "moves"))
        .containsExactly("moves (n add)", "moves (move-type jump) (n add)");
  }

  @Test
  void anOldWordIsNotHiddenByADirectionOfItsName() {
    var game =
        RulesText.rules(
                """
                (game (board (positions (p 0 0 1 1) (q 0 0 1 1)) (links back (p q)) (links stop (p q)))
                  (piece (name X) (moves (back add) (stop add)))
                  (board-setup (White (X p))))
                """)
            .clean();

    assertThat(RulesText.lines(game, "moves"))
        .containsExactly("moves ((go mark) add)", "moves (stop add)");
    assertThat(game.pieces().get(0).moves().get(1).toString()).contains("Named[name=stop]");
  }

  @Test
  void aDirectionComesBeforeASquareOfItsName() {
    var game =
        RulesText.rules(
                """
                (game (board (positions (p 0 0 1 1) (q 0 0 1 1)) (links p (p q)))
                  (piece (name X) (moves (p (capture p) (capture q) add)))
                  (board-setup (White (X p))))
                """)
            .clean();

    String block = game.pieces().get(0).moves().get(0).toString();
    assertThat(block).contains("Step[", "Toward[direction=Named[name=p]]", "At[square=q]");
  }
}
