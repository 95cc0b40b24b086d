package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.Lessons;
import org.rookery.player.value.SelectiveTechnique;

/** A forced end is as far away as a plain walk over all moves finds it, for either side. */
final class ForcedEndsTest {
  private static final int GAMES = 2;
  private static final int LINES = 3;

  /** One more than the moves of the longest game. */
  private static final int DEPTH = 25;

  private static final String RULES =
      """
      (game (title "Race") (players White Black) (turn-order ORDER)
        (board (rectangle 3 5) (zone (name goal) (positions (own-rank 5))))
        (board-setup (White (Man a1 b1 c1)) (Black (Man a5 b5 c5)))
        (piece (name Man) (letter M)
          (moves (n (verify empty?) add)
                 (ne (verify NOT-TAKEN) add)
                 (nw (verify NOT-TAKEN) add)))
        (stalemate loss)
        ENDING)
      """;

  /** How good positions are, by their hash. */
  private final Map<Long, Integer> known = new HashMap<>();

  /** The value for the player to move: the sooner the end, the greater or less. */
  private int value(GameEngine engine, Position position) {
    Integer before = known.get(position.hash());
    if (before != null) {
      return before;
    }
    int best = -Score.WON;
    if (engine.adjudicator().outcome(position) instanceof Outcome.Win win) {
      best = win.player() == position.mover() ? Score.WON : -Score.WON;
    } else {
      for (Move move : engine.generator().legalMoves(position)) {
        best = Math.max(best, after(engine, position, move));
      }
    }
    known.put(position.hash(), best);
    return best;
  }

  private int after(GameEngine engine, Position position, Move move) {
    int mover = position.mover();
    position.make(move);
    int value = value(engine, position) * (position.mover() == mover ? 1 : -1);
    position.unmake();
    return value > 0 ? value - 1 : value + 1;
  }

  private static GameEngine engine(String order, String taken, String ending) {
    String text =
        RULES.replace("ORDER", order).replace("NOT-TAKEN", taken).replace("ENDING", ending);
    return Rules.of("race.rules", text).load().orThrow().engine();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "White Black | not-friend? | (ending \"arrival\" (exists (friend Man) (zone goal)) win)",
        "White Black | enemy? | ''",
        "White Black Black White | enemy? | ''"
      })
  void theyAreToldAsFarAsTheyAre(String order, String taken, String ending) {
    GameEngine engine = engine(order, taken, ending);
    Lessons lessons = Lessons.NONE.avoiding(EnumSet.allOf(SelectiveTechnique.class));
    IterativeDeepening search = new IterativeDeepening(engine, new Evaluation(engine, lessons), 1);
    IterativeDeepening other = new IterativeDeepening(engine, new Evaluation(engine, lessons), 1);
    Random random = new Random(20261126);
    for (int game = 0; game < GAMES; game++) {
      Position position = engine.start();
      while (!engine.adjudicator().outcome(position).isOver()) {
        List<Move> moves = engine.generator().legalMoves(position);
        int value = value(engine, position);
        for (Thought thought : thoughts(search, position, moves, DEPTH, LINES)) {
          int found = after(engine, position, thought.line().get(0));
          assertThat(thought.score().value()).as(text(engine, position)).isEqualTo(found);
        }
        if (moves.size() > 1) { // where one move alone leads is not looked for
          other.forget();
          Thought best =
              thoughts(other, position, moves, 1 + Score.WON - Math.abs(value), 1).get(0);
          assertThat(best.score().value()).as(text(engine, position)).isEqualTo(value);
        }
        position.make(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  /** A longer way, which is seen first where it is all checks, is not the last word. */
  @Test
  void theShortestWayIsLookedFor() throws BadPosition {
    String rules =
        """
        (game (title "Chase") (players White Black) (turn-order White Black)
          (board (rectangle 8 8))
          (board-setup (White (King a1)) (Black (King h8)))
          (piece (name King) (letter K) (moves (betza "K")))
          (piece (name Queen) (letter Q) (moves (betza "Q")))
          (piece (name Rook) (letter R) (moves (betza "R")))
          (royal King) (stalemate draw))
        """;
    Game game = Rules.of("chase.rules", rules).load().orThrow();
    Evaluation evaluation = new Evaluation(game.engine(), Lessons.NONE);
    IterativeDeepening search = new IterativeDeepening(game.engine(), evaluation, 1);
    Position position = game.position("8/8/8/7k/8/8/1RQ5/2K5 w - - 0 1").position();
    List<Move> moves = game.engine().generator().legalMoves(position);
    Thought best = thoughts(search, position, moves, 7, 1).get(0);
    assertThat(best.score().pliesToEnd()).hasValue(5);
  }

  private static List<Thought> thoughts(
      IterativeDeepening search, Position position, List<Move> moves, int depth, int lines) {
    SearchLimits limits = new SearchLimits(1_000_000, depth, Long.MAX_VALUE);
    return search.think(position, moves, limits, lines, () -> false, found -> {});
  }

  private static String text(GameEngine engine, Position position) {
    return engine.positions().print(position.setup());
  }
}
