package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    GameEngine engine = Rules.of("ends.rules", text).load().orThrow().engine();
    IterativeDeepening search = new IterativeDeepening(engine, new Evaluation(engine), 1);
    Position start = engine.start();
    List<Move> moves = engine.generator().legalMoves(start);
    SearchLimits limits = SearchLimits.ofNodes(10_000);
    Thought best = search.think(start, moves, limits, 1, () -> false, found -> {}).get(0);
    assertThat(best.score().value()).isZero();
    TurnTexts texts = engine.turns(start);
    List<Move> line = moves.stream().filter(move -> texts.uci(move).equals(first)).toList();
    Thought asGood = new Thought(line, best.score(), best.depth(), best.nodes(), best.millis());
    Thought chosen = search.tempting(start, moves, asGood, limits, () -> false);
    assertThat(texts.uci(chosen.line().get(0))).isEqualTo(tempting);
  }
}
