package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.SelectiveTechnique;

/** What a search may not take for granted by how good a position looks. */
final class TakenForGrantedTest {
  private static final SearchLimits LIMITS = new SearchLimits(100_000, 100, Long.MAX_VALUE);

  private static Memory memory(Game game) {
    return new Memory(
        new TranspositionTable(1),
        new SearchStack(game.engine().generator()),
        new History(game.program().contents().size(), game.program().topology().size()));
  }

  /** Who is in the middle of a chain cannot rest on how it looks: here it loses the Tower. */
  @Test
  void aChainHasToBeGoneOnWith() {
    String rules =
        """
        (game (title "Pit") (players White Black) (turn-order White Black)
          (board (rectangle 5 5))
          (board-setup (White (King a1) (Tower c2)) (Black (King d5) (Man a5 b5)))
          (piece (name King) (letter K) (moves (betza "K")))
          (piece (name Man) (letter M) (moves (betza "mWcF")))
          (piece (name Tower) (letter T)
            (moves (betza "R") (ne (verify empty?) (add-partial on))
              (move-type on) (n (verify empty?) add)))
          (royal King) (stalemate draw))
        """;
    Game game = Rules.of("pit.rules", rules).load().orThrow();
    Match match = game.start();
    match.play("c2-d3");
    Position position = match.position();
    assertThat(position.continuation()).isNotEqualTo(Position.NOWHERE);
    SearchGame scene = new SearchGame(game.engine(), new Evaluation(game.engine()));
    assertThat(scene.evaluation().shortcuts()).contains(SelectiveTechnique.FUTILITY);
    SearchBudget budget = new SearchBudget(LIMITS, () -> false);
    AlphaBeta search = new AlphaBeta(scene, memory(game), position, budget);
    int enough = scene.look(position) - 300; // the Tower is worth more
    assertThat(search.search(enough - 1, enough, 2, 1)).isLessThan(enough);
  }

  /** Where no move is worth a look the position is as bad as it looks, not drawn. */
  @Test
  void whatIsHopelessIsNoDraw() {
    String rules =
        """
        (game (title "Bare") (players White Black) (turn-order White Black)
          (board (rectangle 5 5))
          (board-setup (White (King a1)) (Black (King d5) (Tower e4)))
          (piece (name King) (letter K) (moves (betza "K")))
          (piece (name Tower) (letter T) (moves (betza "R")))
          (royal King) (stalemate draw))
        """;
    Game game = Rules.of("bare.rules", rules).load().orThrow();
    SearchGame scene = new SearchGame(game.engine(), new Evaluation(game.engine()));
    assertThat(scene.evaluation().shortcuts()).contains(SelectiveTechnique.FUTILITY);
    Position position = game.start().position();
    SearchBudget budget = new SearchBudget(LIMITS, () -> false);
    AlphaBeta search = new AlphaBeta(scene, memory(game), position, budget);
    int enough = scene.look(position) + 200;
    assertThat(enough).isNegative();
    assertThat(search.search(enough - 1, enough, 1, 1)).isLessThan(enough);
  }

  /** The player to move loses the Man: to have no turn would be better, and so proves nothing. */
  @Test
  void whoHasLittleLeftIsNotAskedToPass() {
    String rules =
        """
        (include "chess")
        (variant (title "Squeeze") (board-setup (fen "8/8/8/4pK2/3kP3/8/8/8 w - - 0 1")))
        """;
    Game game = Rulebook.here().text("squeeze.rules", rules).load().orThrow();
    SearchGame scene = new SearchGame(game.engine(), new Evaluation(game.engine()));
    assertThat(scene.evaluation().shortcuts()).contains(SelectiveTechnique.NULL_MOVE);
    Position position = game.start().position();
    SearchBudget budget = new SearchBudget(LIMITS, () -> false);
    AlphaBeta search = new AlphaBeta(scene, memory(game), position, budget);
    int enough = scene.look(position) - 50;
    assertThat(search.search(enough - 1, enough, 4, 1)).isLessThan(enough);
  }
}
