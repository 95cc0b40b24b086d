package org.rookery.player.learn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.value.Evaluation;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Start positions without some pieces. What is missing on one side makes up for what is missing on
 * the other, as far as is believed: from a game that its beginning decides nothing is learned.
 */
final class Handicaps {
  private static final int MOST_MISSING = 4;
  private static final int DRAWS = 4;

  private final GameEngine engine;
  private final GameProgram program;
  private final Evaluation evaluation;

  /** The squares of the pieces that may be missing, a list for each kind and owner. */
  private final List<List<Integer>> places;

  Handicaps(GameEngine engine, Evaluation evaluation) {
    this.engine = engine;
    this.evaluation = evaluation;
    program = engine.program();
    places = places(engine.start());
  }

  private List<List<Integer>> places(Position full) {
    Map<Integer, List<Integer>> found = new TreeMap<>();
    for (int square = 0; square < program.topology().size(); square++) {
      int content = full.content(square);
      if (content != Contents.EMPTY && isDispensable(content)) {
        found.computeIfAbsent(content, c -> new ArrayList<>()).add(square);
      }
    }
    return List.copyOf(found.values());
  }

  /** Whether a piece may be missing without the game being decided by that. */
  private boolean isDispensable(int content) {
    return evaluation.rivals().sign(program.contents().owner(content)) != 0
        && !program.royal().contents().has(content)
        && !evaluation.isPrecious(content);
  }

  /** One of them; all pieces are there now and then, and where the game could not go on without. */
  Position start(SplitMix64 random) {
    Position full = engine.start();
    Setup setup = full.setup();
    List<Integer> missing = List.of();
    double least = Double.POSITIVE_INFINITY;
    for (int number = random.below(MOST_MISSING + 1), draw = 0; draw < DRAWS; draw++) {
      List<Integer> drawn = draw(number, random);
      double uneven = uneven(setup, drawn);
      if (uneven < least) {
        least = uneven;
        missing = drawn;
      }
    }
    Setup fewer = setup;
    for (int square : missing) {
      fewer = fewer.withSquare(program, square, Contents.EMPTY);
    }
    Position position = engine.position(fewer);
    boolean over =
        engine.adjudicator().outcome(position).isOver()
            || !engine.generator().hasLegalMove(position);
    return over ? full : position;
  }

  /** Squares of pieces, of each kind as often, however few there are of it. */
  private List<Integer> draw(int number, SplitMix64 random) {
    List<Integer> drawn = new ArrayList<>();
    for (int i = 0; i < number && !places.isEmpty(); i++) {
      List<Integer> squares = places.get(random.below(places.size()));
      int square = squares.get(random.below(squares.size()));
      if (!drawn.contains(square)) {
        drawn.add(square);
      }
    }
    return drawn;
  }

  /** How far apart the sides are believed to be; as far as can be if both lack the same. */
  private double uneven(Setup setup, List<Integer> missing) {
    double sum = 0;
    Map<Integer, Integer> kinds = new HashMap<>();
    for (int square : missing) {
      int content = setup.board().get(square);
      int sign = evaluation.rivals().sign(program.contents().owner(content));
      sum += sign * evaluation.worth(content);
      kinds.merge(program.contents().type(content), sign, Integer::sum);
    }
    boolean alike = kinds.values().stream().allMatch(difference -> difference == 0);
    return alike ? Double.MAX_VALUE : Math.abs(sum);
  }
}
