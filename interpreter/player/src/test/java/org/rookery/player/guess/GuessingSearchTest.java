package org.rookery.player.guess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/** Of several positions that may be the real one the move counts that is best on average. */
final class GuessingSearchTest {
  private static final int LUCKY = 500;

  private static final Game GAME =
      Rules.of(
              "blind.rules",
              """
              (game (title "Blind") (players White Black) (turn-order White Black)
                (umpire Boy)
                (board (rectangle 3 4))
                (board-setup (White (Chief c1) (Cart a1)) (Black (Boy a3 b3) (Chief c4)))
                (piece (name Chief) (letter C) (moves (betza "K")))
                (piece (name Cart) (letter T) (moves (betza "mR")))
                (piece (name Boy) (letter B) (moves (betza "W")))
                (royal Chief))
              """)
          .load()
          .orThrow();

  /** The Cart can go far where no Boy stands in its way, and all is well in such a position. */
  private static final class Lucky extends BestIsFirst {
    private final Move far;
    private int often;
    private int seldom;

    Lucky(Move far) {
      this.far = far;
    }

    @Override
    int value(Position position, List<Move> moves) {
      boolean lucky = moves.contains(far);
      often += lucky ? 1 : 0;
      seldom += lucky ? 0 : 1;
      return lucky ? LUCKY : -LUCKY;
    }
  }

  @Test
  void aMoveThatIsLegalOnlyWhereAllIsWellIsNotBetterForThat() throws BadPosition {
    Match match = GAME.position("2c/1bb/3/T1C w - - 0 1");
    List<Move> moves = match.turns().stream().map(LegalMove::move).toList();
    Lucky lucky = new Lucky(moves.get(number(match, "a1-a4")));
    List<Thought> best =
        new GuessingSearch(GAME.engine(), lucky, 1)
            .think(
                match.position(),
                moves,
                SearchLimits.ofNodes(1),
                moves.size(),
                () -> false,
                found -> {});
    assertThat(lucky.often).isPositive();
    assertThat(lucky.seldom).isPositive();
    assertThat(best.get(0).line()).containsExactly(moves.get(number(match, "a1-b1")));
  }

  private static int number(Match match, String shown) {
    return match.turns().stream().map(LegalMove::shown).toList().indexOf(shown);
  }
}
