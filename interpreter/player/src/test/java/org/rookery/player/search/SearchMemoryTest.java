package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.Lessons;
import org.rookery.player.value.SelectiveTechnique;

/** What a search remembers of positions, forgets, and shares with its helpers. */
final class SearchMemoryTest {
  private final Game game =
      Rules.of(
              "race.rules",
              """
              (game (title "Race") (players White Black) (turn-order White Black)
                (board (rectangle 3 5) (zone (name goal) (positions (own-rank 5))))
                (board-setup (White (Man a1 b1 c1)) (Black (Man a5 b5 c5)))
                (piece (name Man) (letter M)
                  (moves (n (verify empty?) add)
                         (ne (verify not-friend?) add)
                         (nw (verify not-friend?) add)))
                (stalemate loss)
                (ending "arrival" (exists (friend Man) (zone goal)) win))
              """)
          .load()
          .orThrow();

  private final GameEngine engine = game.engine();

  private Evaluation evaluation() {
    return new Evaluation(engine, Lessons.NONE.avoiding(EnumSet.allOf(SelectiveTechnique.class)));
  }

  /**
   * A forced end is as many moves from a position as it was, however many moves led there: won in
   * one move, and lost in two.
   */
  @ParameterizedTest
  @CsvSource({
    "3/M2/2m/3/3 w, 1, 6, 1",
    "3/M2/2m/3/3 w, 1, 1, 6",
    "2m/M2/3/3/3 b, -2, 6, 1",
    "2m/M2/3/3/3 b, -2, 1, 6"
  })
  void anEndIsAsFarFromAPositionAsItWas(String fen, int moves, int before, int now)
      throws BadPosition {
    Position position = game.position(fen + " - - 0 1").position();
    for (int off : List.of(-8, -3, 0, 3, 8)) {
      Memory memory = memory();
      int known = value(moves, before) + off;
      search(memory, position).search(known - 1, known, 4, before);
      int value = value(moves, now);
      assertThat(search(memory, position).search(value - 1, value, 4, now))
          .isGreaterThanOrEqualTo(value);
      assertThat(search(memory, position).search(value, value + 1, 4, now))
          .isLessThanOrEqualTo(value);
    }
  }

  private static int value(int moves, int height) {
    return moves > 0 ? Score.WON - height - moves : height - moves - Score.WON;
  }

  private Memory memory() {
    History history =
        new History(engine.program().contents().size(), engine.program().topology().size());
    return new Memory(new TranspositionTable(1), new SearchStack(engine.generator()), history);
  }

  private AlphaBeta search(Memory memory, Position position) {
    SearchBudget budget = new SearchBudget(SearchLimits.NONE, () -> false);
    return new AlphaBeta(new SearchGame(engine, evaluation()), memory, position, budget);
  }

  /** The first thread searches every depth; of its helpers each leaves out others. */
  @Test
  void helpersShareTheDepths() {
    List<List<Integer>> left = IntStream.range(0, 5).mapToObj(this::depthsLeftOut).toList();
    assertThat(left.get(0)).isEmpty();
    assertThat(left.subList(1, 5))
        .doesNotHaveDuplicates()
        .allSatisfy(depths -> assertThat(depths).hasSizeBetween(4, 8));
  }

  private List<Integer> depthsLeftOut(int helper) {
    IterativeDeepening.Task task =
        new IterativeDeepening.Task(engine.start(), List.of(), SearchLimits.NONE, 1, helper);
    return IntStream.rangeClosed(1, 12).filter(task::leavesOut).boxed().toList();
  }

  /** A search that has forgotten thinks like one that is new. */
  @Test
  void whatIsForgottenPlaysNoPart() {
    IterativeDeepening fresh = new IterativeDeepening(engine, evaluation(), 1);
    List<Thought> first = think(fresh);
    assertThat(think(fresh).get(0).nodes()).isNotEqualTo(first.get(0).nodes());
    fresh.forget();
    assertThat(think(fresh).get(0).nodes()).isEqualTo(first.get(0).nodes());
  }

  private List<Thought> think(IterativeDeepening search) {
    Position start = engine.start();
    List<Move> moves = engine.generator().legalMoves(start);
    SearchLimits limits = new SearchLimits(1_000_000, 5, Long.MAX_VALUE);
    return search.think(start, moves, limits, 1, () -> false, found -> {});
  }
}
