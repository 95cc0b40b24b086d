package org.rookery.player.trial;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.value.Evaluation;

/**
 * How well looking at positions foretells who wins games played at random.
 *
 * @param decided the share of games with a winner
 * @param correlation of how good positions look in the second half of such games, but for the last
 *     turns, with who won, from -1 to 1; 0 where all look alike or the same player always wins
 */
record EvaluationAccuracy(double decided, double correlation) {
  private static final int GAMES = 16;
  private static final int MAX_PLIES = 150;
  private static final int NEAR_END = 10;
  private static final double OFTEN = 0.7;
  private static final double LITTLE = 0.3;

  static EvaluationAccuracy of(GameEngine engine, Evaluation evaluation, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    MoveBuffer moves = new MoveBuffer();
    List<double[]> seen = new ArrayList<>();
    int decided = 0;
    for (int game = 0; game < GAMES; game++) {
      Position position = engine.start();
      List<Integer> looks = new ArrayList<>();
      for (int ply = 0; ply < MAX_PLIES; ply++) {
        moves.clear();
        engine.generator().legalMoves(position, moves);
        if (moves.size() == 0 || engine.adjudicator().isOverWithTurns(position)) {
          break;
        }
        looks.add(evaluation.score(position));
        moves.make(position, random.below(moves.size()));
      }
      if (engine.adjudicator().outcome(position) instanceof Outcome.Win win) {
        decided++;
        int result = evaluation.rivals().sign(win.player());
        looks
            .subList(looks.size() / 2, looks.size() - looks.size() / NEAR_END)
            .forEach(look -> seen.add(new double[] {look, result}));
      }
    }
    return new EvaluationAccuracy((double) decided / GAMES, correlation(seen));
  }

  /** Pearson's coefficient of pairs. */
  private static double correlation(List<double[]> pairs) {
    double x = pairs.stream().mapToDouble(pair -> pair[0]).average().orElse(0);
    double y = pairs.stream().mapToDouble(pair -> pair[1]).average().orElse(0);
    double both = 0;
    double squareX = 0;
    double squareY = 0;
    for (double[] pair : pairs) {
      both += (pair[0] - x) * (pair[1] - y);
      squareX += (pair[0] - x) * (pair[0] - x);
      squareY += (pair[1] - y) * (pair[1] - y);
    }
    return squareX == 0 || squareY == 0 ? 0 : both / Math.sqrt(squareX * squareY);
  }

  /** Whether the evaluation predicts too little in mostly decided games: playouts may do better. */
  boolean isPoor() {
    return isMostlyDecided() && correlation < LITTLE;
  }

  /** Whether the player with the better evaluation mostly loses. */
  boolean isMisleading() {
    return correlation < -LITTLE;
  }

  /** Whether most games end with a winner. */
  boolean isMostlyDecided() {
    return decided >= OFTEN;
  }
}
