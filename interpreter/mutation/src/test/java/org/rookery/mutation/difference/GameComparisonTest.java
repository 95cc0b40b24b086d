package org.rookery.mutation.difference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/** What turns do to pieces beside the one that moves. */
final class GameComparisonTest {
  private static final String TEXT =
      """
      (game
         (title "Small")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 4 4))
         (board-setup (fen "ssss/4/4/SSSS w - - 0 1"))
         (piece (name Sentry) (letter S)
            (moves (n (verify empty?) (if (enemy? e) (change-owner e)) add)))
         (ending "gone" (= (count friend (board)) 0) loss)
         (stalemate draw))
      """;

  private static Optional<Difference> difference(String instead) {
    String part = "(if (enemy? e) (change-owner e))";
    assertThat(TEXT).contains(part);
    Game game = Rules.of("small.rules", TEXT).load().orThrow();
    Game other = Rules.of("small.rules", TEXT.replace(part, instead)).load().orThrow();
    Walks walks = Walks.of(game, List::of, new TreeSet<>(), 1);
    return new GameComparison(game, other).plainest(walks, 40);
  }

  @Test
  void whoIsWonOverIsSeen() {
    Difference found = difference("(if (enemy? w) (change-owner w))").orElseThrow();
    assertThat(found.says()).contains("no move `", "; S-");
  }

  @Test
  void aPieceThatBecomesWhatItIsHasNotChanged() {
    assertThat(difference("(change-owner e)")).isEmpty();
  }

  @Test
  void aPieceThatMovesAndBecomesWhatItIsHasNotChanged() {
    assertThat(difference("(if (enemy? e) (change-owner e)) (change-type Sentry)")).isEmpty();
  }

  /** Every piece put on the way is a choice, in one of the games. */
  @Test
  void movesThatCannotBeListedAreADifference() {
    String endless =
        TEXT.replace("rectangle 4 4", "rectangle 12 12")
            .replace("ssss/4/4/SSSS", "ssss8/12/12/12/12/12/12/12/12/12/12/SSSS8")
            .replace(
                "(n (verify empty?) (if (enemy? e) (change-owner e)) add)",
                "(n (while empty? (create Sentry) (either (n) (e) (w) (s))) add)");
    Game game = Rules.of("small.rules", endless).load().orThrow();
    Game other =
        Rules.of("small.rules", endless.replace("(either (n) (e) (w) (s))", "n")).load().orThrow();
    Walks walks = Walks.of(other, List::of, new TreeSet<>(), 1);
    assertThat(new GameComparison(other, game).plainest(walks, 1).orElseThrow().says())
        .isEqualTo("too many ways to go");
    Walks none = Walks.of(game, List::of, new TreeSet<>(), 1);
    assertThat(new GameComparison(game, other).plainest(none, 1).orElseThrow().says())
        .isEqualTo("not too many ways to go");
    assertThat(new GameComparison(game, game).plainest(none, 1)).isEmpty();
  }

  /** A revision may have counters, and questions about them, that the other has not. */
  @Test
  void whatOnlyOneGameCountsIsSeen() {
    String counted =
        TEXT.replace(
            "(stalemate draw)",
            "(stalemate draw) (counter calm 0 (after-turn (add 1 (= (count anyone (board)) 5))))"
                + " (ending \"calm\" (= (counter calm) 3) draw)");
    Game game = Rules.of("small.rules", TEXT).load().orThrow();
    Game other = Rules.of("small.rules", counted).load().orThrow();
    Walks walks = Walks.of(game, List::of, new TreeSet<>(), 1);
    assertThat(new GameComparison(game, other).hunted(walks, 200, 200).findFirst()).isPresent();
    Walks others = Walks.of(other, List::of, new TreeSet<>(), 1);
    assertThat(new GameComparison(other, game).hunted(others, 200, 200).findFirst()).isPresent();
  }
}
