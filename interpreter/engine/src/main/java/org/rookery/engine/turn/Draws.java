package org.rookery.engine.turn;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * How likely the moves are that are left to chance. All are alike, but where chance draws from a
 * hand: there each single piece is as likely as any other, so that a move counts as often as there
 * are pieces in hand like the one it drops or discards.
 */
public final class Draws {
  private Draws() {}

  /** Whether some moves may be more likely than others in a position. */
  public static boolean isDrawn(GameProgram program, Position position) {
    return program.turnOrder().get(position.step()).draw().isPresent();
  }

  /** How often a legal move counts among the others. */
  public static int weight(GameProgram program, Position position, Move move) {
    return isDrawn(program, position) ? weight(program, position, move::word, 0, move.words()) : 1;
  }

  private static int weight(
      GameProgram program, Position position, IntUnaryOperator word, int start, int end) {
    int weight = 1;
    for (int i = start; i < end; i++) {
      int content = taken(word.applyAsInt(i));
      if (content >= 0 && !program.pieces().get(program.contents().type(content)).supply()) {
        int left = position.hand(content);
        for (int before = start; before < i; before++) {
          left -= taken(word.applyAsInt(before)) == content ? 1 : 0;
        }
        weight *= left;
      }
    }
    return weight;
  }

  /** The piece that an edit takes from a hand, or -1. */
  private static int taken(int word) {
    int kind = Edit.kind(word);
    return kind == Edit.DROP || kind == Edit.DISCARD ? Edit.a(word) : -1;
  }

  /**
   * The place of one of the moves, each as likely as it counts.
   *
   * @param below finds a number at random, from 0 up, that is less than the one it is given
   */
  public static int choose(
      GameProgram program, Position position, List<Move> moves, IntUnaryOperator below) {
    int[] weights =
        isDrawn(program, position)
            ? moves.stream().mapToInt(move -> weight(program, position, move)).toArray()
            : new int[0];
    return choose(weights, moves.size(), below);
  }

  /** The same of the moves in a buffer. */
  public static int choose(
      GameProgram program, Position position, MoveBuffer moves, IntUnaryOperator below) {
    if (!isDrawn(program, position)) {
      return below.applyAsInt(moves.size());
    }
    int[] weights = new int[moves.size()];
    int[] words = moves.words();
    for (int i = 0; i < weights.length; i++) {
      weights[i] = weight(program, position, at -> words[at], moves.start(i), moves.end(i));
    }
    return choose(weights, moves.size(), below);
  }

  private static int choose(int[] weights, int moves, IntUnaryOperator below) {
    if (weights.length == 0) {
      return below.applyAsInt(moves);
    }
    int sum = 0;
    for (int weight : weights) {
      sum += weight;
    }
    if (sum == 0) {
      return below.applyAsInt(moves); // each takes more pieces than the hand holds
    }
    int left = below.applyAsInt(sum);
    int choice = 0;
    while (left >= weights[choice]) {
      left -= weights[choice++];
    }
    return choice;
  }
}
