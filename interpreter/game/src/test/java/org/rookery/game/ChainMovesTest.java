package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chains of parts that are one move. */
final class ChainMovesTest {
  private static Match start(String rules) {
    String head =
        "(game (title \"Chains\") (players White Black) (turn-order White Black)"
            + " (board (rectangle 4 4)) (whole-chains) ";
    return Rules.of("chains.rules", head + rules + ")").load().orThrow().start();
  }

  /** The moves of White at the start. */
  private static List<String> chains(String rules) {
    return start(rules).turns().stream().map(LegalMove::complete).toList();
  }

  /** Where every part is judged, so is one behind which the piece blocks the line again. */
  @Test
  void everyPartOfAWholeChainIsJudged() {
    String rules =
        "(piece (name King) (letter K))"
            + " (piece (name Guard) (letter G) (moves (n (verify empty?) (add-partial back))"
            + " (move-type back) (se (verify empty?) add)))"
            + " (piece (name Rook) (letter R) (moves (betza \"R\"))) (royal King %s)"
            + " (board-setup (White (King a1) (Guard b1)) (Black (King d4) (Rook d1)))";
    assertThat(chains(rules.formatted(""))).contains("b1-b2; b2-c1");
    assertThat(chains(rules.formatted("(judge-check each-part)"))).isEmpty();
  }

  /** A piece that comes back to where it captured has captured once. */
  @Test
  void aPieceIsCapturedOnce() {
    String rules =
        "(piece (name Man) (letter M) (moves (n (verify enemy?) (add-partial aside))"
            + " (move-type aside) (e (verify empty?) (add-partial back))"
            + " (move-type back) (w (verify empty?) add)))"
            + " (captures-compulsory most)"
            + " (board-setup (White (Man a1 d1)) (Black (Man a2 d2)))";
    assertThat(chains(rules)).containsExactlyInAnyOrder("d1-d2", "a1-a2; a2-b2; b2-a2");
  }

  /** A chain that captures where a part ends is another than the move that goes there at once. */
  @Test
  void aDetourThatCapturesIsAMoveOfItsOwn() {
    String rules =
        "(piece (name Man) (letter M) (moves (n (verify empty?) add)"
            + " (ne (verify enemy?) (add-partial aside))"
            + " (move-type aside) (w (verify empty?) add)))"
            + " (board-setup (White (Man b1)) (Black (Man c2)))";
    assertThat(chains(rules)).containsExactlyInAnyOrder("b1-b2", "b1-c2; c2-b2", "b1-a1");
  }

  /** Of two pieces that can capture the same, one that goes on does not keep the other from it. */
  @Test
  void whoGoesOnIsPreferredToNoOtherPiece() {
    String rules =
        "(piece (name Man) (letter M) (moves"
            + " (n (verify enemy?) capture n (verify empty?) (add-partial jump))"
            + " (w (verify enemy?) capture w (verify empty?) (add-partial jump)) (move-type jump)"
            + " (e (verify enemy?) capture e (verify empty?) add)))"
            + " (whole-chains going-on-first)"
            + " (board-setup (White (Man b1 c2)) (Black (Man b2 c3)))";
    assertThat(chains(rules))
        .containsExactlyInAnyOrder("b1-b3; b2-; b3-d3; c3-", "c2-a2; b2-", "c2-c4; c3-");
  }

  /** On top all is as it was, but not beneath: a piece has gone round and taken one of each. */
  @Test
  void aWayRoundTakesWhatLiesBeneath() {
    String rules =
        "(piece (name Stone) (letter S) (moves (move-type jump) (for-each ($way e n w s)"
            + " ($way (verify enemy?) take-under $way (verify empty?) (add-partial jump)))))"
            + " (board-setup (fen \"4/1(ss)2/(ss)1(ss)1/S(ss)2\"))";
    Match match = start(rules);
    assertThat(match.turns()).hasSize(1);
    match.play(match.turns().get(0));
    assertThat(match.fen()).startsWith("4/1s2/s1s1/(ssssS)s2 b");
  }

  /** Who comes back has gone nowhere, unless something else is otherwise than it was. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 0",
        "(add-to hits 1) | 1",
        "(set-attribute tired true) | 1",
        "(discard Guard) | 1"
      })
  void aWayRoundIsAMoveWhereSomethingChanges(String effect, int moves) {
    String rules =
        "(counter hits 0) (piece (name Guard) (letter G))"
            + " (piece (name Man) (letter M) (attribute tired false) (moves"
            + " (n (verify empty?) %s (add-partial back)) (move-type back)"
            + " (s (verify empty?) add)))"
            + " (board-setup (White (Man a1) (Guard off 1)) (Black (Man d4)))";
    assertThat(chains(rules.formatted(effect))).hasSize(moves);
  }
}
