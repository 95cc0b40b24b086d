package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.engine.position.Move;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Rules;
import org.rookery.player.value.Evaluation;

/** Ends that come behind the last full ply of a search, while pieces are still exchanged. */
final class HorizonTest {
  private static final String RULES =
      """
      (game (title "Corridor") (players White Black) (turn-order White Black)
        (board (rectangle 4 4))
        (board-setup (White (Chief a1) (Man a2 b2 d1) (Tower c1)) (Black (Chief d4) (Tower c4)))
        (piece (name Chief) (letter C) (moves (betza "K")))
        (piece (name Tower) (letter T) (moves (betza "R")))
        (piece (name Man) (letter M) (moves (betza "fmW")))
        (royal Chief) (stalemate draw))
      """;

  /** What a search to a depth of one finds of some moves at the start, the best so many told. */
  private static List<Thought> onePly(Game game, List<Move> moves, int lines) {
    return new IterativeDeepening(game.engine(), new Evaluation(game.engine()), 1)
        .think(
            game.start().position(),
            moves,
            new SearchLimits(100_000, 1, Long.MAX_VALUE),
            lines,
            () -> false,
            found -> {});
  }

  private static List<Move> all(LegalMoves moves) {
    return moves.stream().map(LegalMove::move).toList();
  }

  /** Of one ply: after it Black captures the Tower, and White has no answer. */
  @Test
  void aCaptureThatEndsTheGameIsAsFarAwayAsItIs() {
    Game game = Rules.of("corridor.rules", RULES).load().orThrow();
    LegalMoves moves = game.start().turns();
    List<Thought> thoughts = onePly(game, all(moves), moves.size());
    assertThat(thoughts)
        .filteredOn(thought -> moves.of(thought.line().get(0)).shown().equals("d1-d2"))
        .extracting(Thought::score)
        .containsExactly(new Score(2 - Score.WON));
  }

  /** A piece that has to capture is drawn away, also behind the last full ply. */
  @Test
  void aCompulsoryCaptureIsSeenThrough() {
    String rules =
        RULES
            .replace("(Chief a1) (Man a2 b2 d1) (Tower c1)", "(Man a2 d1) (Tower a1)")
            .replace("(Chief d4) (Tower c4)", "(Man d4) (Tower c3)")
            .replace("(royal Chief)", "(captures-compulsory)");
    Game game = Rules.of("corridor.rules", rules).load().orThrow();
    LegalMoves moves = game.start().turns();
    List<Thought> best = onePly(game, all(moves), 2);
    assertThat(moves.of(best.get(0).line().get(0)).shown()).isEqualTo("a2-a3");
    assertThat(best.get(0).score().value() - best.get(1).score().value()).isGreaterThan(50);
  }

  /** Of three turns in a row two capture all there is, behind the last full ply. */
  @Test
  void aCaptureAfterWhichTheSamePlayerMovesAgainIsTheirs() {
    String rules =
        """
        (game (title "Thrice") (players White Black) (turn-order White White White Black)
          (board (rectangle 4 4))
          (board-setup (White (Man d1) (Tower a1)) (Black (Man d4) (Tower a4)))
          (piece (name Tower) (letter T) (moves (betza "R")))
          (piece (name Man) (letter M) (moves (betza "fmW")))
          (ending "bare" (= (count friend (board)) 0) loss) (stalemate draw))
        """;
    Game game = Rules.of("thrice.rules", rules).load().orThrow();
    List<Move> quiet =
        game.start().turns().stream()
            .filter(turn -> turn.shown().equals("d1-d2"))
            .map(LegalMove::move)
            .toList();
    List<Thought> thoughts = onePly(game, quiet, 1);
    assertThat(thoughts.get(0).score()).isEqualTo(new Score(Score.WON - 3));
  }

  /** Who cannot move has lost, also behind the last full ply and where no player is in check. */
  @Test
  void whoIsBlockedHasLost() {
    String rules =
        RULES
            .replace("(Chief a1) (Man a2 b2 d1) (Tower c1)", "(Chief a1) (Tower a3 b1)")
            .replace("(Chief d4) (Tower c4)", "(Chief d4)")
            .replace("(stalemate draw)", "(no-moves loss)");
    Game game = Rules.of("corridor.rules", rules).load().orThrow();
    LegalMoves moves = game.start().turns();
    List<Thought> thoughts = onePly(game, all(moves), moves.size());
    assertThat(thoughts)
        .filteredOn(thought -> moves.of(thought.line().get(0)).shown().equals("b1-c1"))
        .extracting(Thought::score)
        .containsExactly(new Score(Score.WON - 1));
  }
}
