package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Rules;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.value.Evaluation;

/** In a drawn game a move is preferred to which many answers of the opponent lose. */
final class TemptingMovesTest {
  private static final String RULES =
      """
      (game (title "Ends") (players White Black) (turn-order ORDER)
        (board (rectangle 3 3)
          (zone (name lost) (positions a3)) (zone (name even) (positions b2 c1)))
        (board-setup (White (Stone a1)))
        (piece (name Stone) (letter S) (moves (n (verify empty?) add) (e (verify empty?) add)))
        (ending "up" (exists (anyone Stone) (zone lost)) loss (players LOSER))
        (ending "even" (exists (anyone Stone) (zone even)) draw))
      """;

  /**
   * After a1-a2 one of two ways to go on loses, after a1-b1 none: a trap for the opponent alone.
   */
  @ParameterizedTest
  @CsvSource({
    "White (Black White), Black, a1b1, a1a2",
    "White (Black White), Black, a1a2, a1a2",
    "White White, White, a1b1, a1b1",
    "White White, White, a1a2, a1a2"
  })
  void aTrapIsForTheOpponent(String order, String loser, String first, String tempting) {
    String text = RULES.replace("ORDER", order).replace("LOSER", loser);
    assertThat(tempting(text, first, true)).isEqualTo(tempting);
  }

  /**
   * Both moves lose. After s-a more of Black's moves would be mistakes, but one wins on the spot;
   * after s-b it takes longer.
   */
  @ParameterizedTest
  @CsvSource({"sa", "sb"})
  void aWinOnTheSpotIsOverlookedByNoPlayer(String first) {
    String text =
        """
        (game (title "Lost") (players White Black) (turn-order White (Black White))
          (board
            (positions (s 0 0 9 9) (a 10 0 19 9) (b 20 0 29 9) (c 30 0 39 9) (d 40 0 49 9)
              (u 50 0 59 9) (v 60 0 69 9) (x 70 0 79 9) (y 80 0 89 9) (z 90 0 99 9))
            (links one (s a) (a u) (b c) (c d) (d v))
            (links two (s b) (a x) (b z))
            (links three (a y))
            (zone (name lost) (positions u v)) (zone (name even) (positions x y z)))
          (board-setup (White (Stone s)))
          (piece (name Stone) (letter S)
            (moves (for-each ($way one two three) ($way (verify empty?) add))))
          (ending "lost" (exists (anyone Stone) (zone lost)) loss (players White))
          (ending "even" (exists (anyone Stone) (zone even)) draw))
        """;
    assertThat(tempting(text, first, false)).isEqualTo("sb");
  }

  /** After s-b Black goes wrong by one of two moves, and wins in time by the other. */
  @Test
  void noTrapIsSetByAMoveThatLoses() {
    String text =
        """
        (game (title "Bold") (players White Black) (turn-order White (Black White))
          (board
            (positions (s 0 0 9 9) (a 10 0 19 9) (b 20 0 29 9) (c 30 0 39 9) (d 40 0 49 9)
              (u 50 0 59 9) (v 60 0 69 9) (x 70 0 79 9) (y 80 0 89 9))
            (links one (s a) (a u) (b c) (c d) (d v))
            (links two (s b) (a x) (b y))
            (zone (name lost) (positions v)) (zone (name won) (positions y))
            (zone (name even) (positions u x)))
          (board-setup (White (Stone s)))
          (piece (name Stone) (letter S)
            (moves (for-each ($way one two) ($way (verify empty?) add))))
          (ending "lost" (exists (anyone Stone) (zone lost)) loss (players White))
          (ending "won" (exists (anyone Stone) (zone won)) loss (players Black))
          (ending "even" (exists (anyone Stone) (zone even)) draw))
        """;
    assertThat(tempting(text, "sa", true)).isEqualTo("sa");
  }

  /** The move that is chosen instead of one that is known to be as good as any. */
  private static String tempting(String rules, String first, boolean isDrawn) {
    GameEngine engine = Rules.of("ends.rules", rules).load().orThrow().engine();
    IterativeDeepening search = new IterativeDeepening(engine, new Evaluation(engine), 1);
    Position start = engine.start();
    List<Move> moves = engine.generator().legalMoves(start);
    SearchLimits limits = SearchLimits.ofNodes(10_000);
    Thought best = search.think(start, moves, limits, 1, () -> false, found -> {}).get(0);
    assertThat(isDrawn ? best.score().value() == 0 : best.score().isLost()).isTrue();
    TurnTexts texts = engine.turns(start);
    List<Move> line = moves.stream().filter(move -> texts.uci(move).equals(first)).toList();
    Thought asGood = new Thought(line, best.score(), best.depth(), best.nodes(), best.millis());
    Thought chosen = search.tempting(start, moves, asGood, limits, () -> false);
    if (!chosen.equals(asGood)) {
      assertThat(chosen.line()).as("with what is expected to follow").hasSizeGreaterThan(1);
    }
    return texts.uci(chosen.line().get(0));
  }
}
