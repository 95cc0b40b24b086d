package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.Rules;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.game.sheet.SheetText;

/** What the rules in plain words say of fights: who is lost where two pieces meet. */
class FightsTest {
  /** The chief wins against the scout, both chiefs are lost, and a mine stays. */
  private static final String FIGHT =
      """
      (if (piece? (enemy Scout)) (set-attribute shown? true)
       else (if (piece? (enemy Chief)) capture
             else (if enemy? cascade stays (set-attribute shown? true))))
      """;

  private static String sheet(String asked, String fight) throws Exception {
    String text =
        """
        (game (title "T") (players White Black) (turn-order White Black) (board (rectangle 4 4))
          (board-setup (White (Chief a1) (Scout b1) (Mine c1)) (Black (Chief a4) (Scout b4) (Mine c4)))
          (hidden Unknown shown?)
          (piece (name Unknown) (letter U))
          (piece (name Chief) (letter C) (attribute shown? false)
            (moves (n (verify not-friend?) %s %s add)))
          (piece (name Scout) (letter S) (attribute shown? false) (moves (n (verify empty?) add)))
          (piece (name Mine) (letter M) (attribute shown? false))
          (no-moves loss))
        """;
    Rules rules = Rules.of("t.rules", text.formatted(asked, fight));
    return SheetText.plain(SheetMaker.of(rules.load().orThrow(), rules.main()));
  }

  @Test
  void whoWinsAgainstWhomIsTold() throws Exception {
    assertThat(sheet("", FIGHT))
        .contains(
            "Where an enemy piece stands, it captures a Scout; both are lost against a Chief;"
                + " it is lost against a Mine, which stays.")
        .contains("With some of its moves: the piece on its arrival square becomes `shown?`.")
        .doesNotContain("More happens");
  }

  /** Where a move cannot end there is no fight. */
  @Test
  void whatIsNotAttackedIsLeftOut() throws Exception {
    assertThat(sheet("(verify (not (piece? (enemy Mine))))", FIGHT))
        .contains(
            "Where an enemy piece stands, it captures a Scout; both are lost against a Chief.");
  }

  /** What depends on more than the type of the piece is only pointed to. */
  @Test
  void whatDependsOnMoreIsNotSaidOfTypes() throws Exception {
    assertThat(sheet("", "(if (and enemy? (not shown?)) cascade stays)"))
        .doesNotContain("Where an enemy piece stands")
        .contains("More happens with its moves: `cascade`");
  }
}
