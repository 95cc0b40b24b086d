package org.rookery.player.trial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.algebra.Equations;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.value.Rivals;
import org.rookery.program.Contents;

/**
 * What pieces count on each square, found by playing at random: so that what they count foretells,
 * as nearly as a sum can, who wins.
 */
final class SquareValueFit {
  private static final int TURNS = 30_000;
  private static final int MAX_PLIES = 150;
  private static final double FIRST = 0.3;
  private static final double LAST = 0.9;

  /** With more pieces and squares than that the sums would take too long. */
  private static final int MAX_PARAMETERS = 600;

  /** Prior strength: with this many samples of a piece on a square its value is half believed. */
  private static final double DOUBT = 20;

  /** What a win that is foretold for sure counts. */
  private static final int WON = 2000;

  private final GameEngine engine;
  private final Rivals rivals;
  private final int squares;
  private final int[] number;
  private final List<int[]> seen = new ArrayList<>();
  private final List<Integer> results = new ArrayList<>();
  private int known;

  private SquareValueFit(GameEngine engine, Rivals rivals) {
    this.engine = engine;
    this.rivals = rivals;
    squares = engine.program().topology().size();
    number = new int[engine.program().contents().size() * squares];
    Arrays.fill(number, -1);
  }

  /** By content and square, from the side of the first of two rivals; empty in a game too large. */
  static Optional<int[]> of(GameEngine engine, Rivals rivals, long seed) {
    SquareValueFit experience = new SquareValueFit(engine, rivals);
    SplitMix64 random = new SplitMix64(seed);
    int turns = 0;
    while (turns < TURNS && experience.known <= MAX_PARAMETERS) {
      turns += 1 + experience.play(random);
    }
    return experience.known > MAX_PARAMETERS ? Optional.empty() : Optional.of(experience.weights());
  }

  /** Plays a game and notes what stood where; returns how many turns it had. */
  private int play(SplitMix64 random) {
    MoveBuffer moves = new MoveBuffer();
    Position position = engine.start();
    List<int[]> boards = new ArrayList<>();
    for (int ply = 0; ply < MAX_PLIES; ply++) {
      moves.clear();
      engine.generator().legalMoves(position, moves);
      if (moves.size() == 0 || engine.adjudicator().isOverWithTurns(position)) {
        break;
      }
      boards.add(pieces(position));
      moves.make(position, random.below(moves.size()));
    }
    if (engine.adjudicator().outcome(position) instanceof Outcome.Win win) {
      int first = (int) (boards.size() * FIRST);
      for (int[] board : boards.subList(first, Math.max(first, (int) (boards.size() * LAST)))) {
        seen.add(board);
        results.add(rivals.sign(win.player()));
      }
    }
    return boards.size();
  }

  /** The numbers of the pieces on their squares, in the order in which such were first seen. */
  private int[] pieces(Position position) {
    int[] contents = position.contents();
    int[] pieces = new int[squares];
    int size = 0;
    for (int square = 0; square < squares; square++) {
      if (contents[square] != Contents.EMPTY) {
        int cell = contents[square] * squares + square;
        if (number[cell] < 0) {
          number[cell] = known++;
        }
        pieces[size++] = number[cell];
      }
    }
    return Arrays.copyOf(pieces, size);
  }

  /** Least squares; the last unknown is what counts for the first rival whatever stands where. */
  private int[] weights() {
    int size = known + 1;
    double[][] matrix = new double[size][size];
    double[] right = new double[size];
    for (int i = 0; i < seen.size(); i++) {
      int[] terms = IntStream.concat(Arrays.stream(seen.get(i)), IntStream.of(known)).toArray();
      for (int term : terms) {
        right[term] += results.get(i);
        for (int other : terms) {
          matrix[term][other]++;
        }
      }
    }
    for (int i = 0; i < size; i++) {
      matrix[i][i] += DOUBT;
    }
    double[] weights = Equations.solve(matrix, right);
    return Arrays.stream(number).map(n -> n < 0 ? 0 : (int) Math.round(WON * weights[n])).toArray();
  }
}
