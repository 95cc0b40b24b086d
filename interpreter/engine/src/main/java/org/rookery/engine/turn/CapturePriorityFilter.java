package org.rookery.engine.turn;

import java.util.Arrays;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CaptureChoice;

/** Leaves out captures where others come first by what they capture or who captures. */
final class CapturePriorityFilter {
  /** How many of the first pieces captured count where their order does. */
  private static final int ORDERED = 31;

  private final List<CaptureChoice> choices;

  CapturePriorityFilter(GameProgram program) {
    choices = program.options().choices();
  }

  boolean isActive() {
    return !choices.isEmpty();
  }

  /**
   * Keeps of the moves from number {@code from} on, all of which capture, those that come first.
   */
  void apply(Position position, MoveBuffer moves, int from) {
    choices.forEach(choice -> apply(choice, position, moves, from));
  }

  /**
   * The number of the choice by which a move does not come first among {@code moves}, all of which
   * capture; -1 when it does.
   */
  int against(Position position, MoveBuffer moves, int[] words) {
    for (int i = 0; i < choices.size(); i++) {
      apply(choices.get(i), position, moves, 0);
      if (!has(moves, words)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean has(MoveBuffer moves, int[] words) {
    for (int i = 0; i < moves.size(); i++) {
      if (Arrays.equals(moves.words(), moves.start(i), moves.end(i), words, 0, words.length)) {
        return true;
      }
    }
    return false;
  }

  private static void apply(CaptureChoice choice, Position position, MoveBuffer moves, int from) {
    if (moves.size() - from >= 2) {
      int best = Integer.MIN_VALUE;
      int start = moves.start(from);
      for (int i = from; i < moves.size(); i++) {
        best = Math.max(best, score(choice, position, moves.words(), start, moves.end(i)));
        start = moves.end(i);
      }
      int highest = best;
      moves.filter(
          from, (words, first, end) -> score(choice, position, words, first, end) == highest);
    }
  }

  private static int score(
      CaptureChoice choice, Position position, int[] words, int start, int end) {
    if (choice.kind() == CaptureChoice.Kind.CAPTOR) {
      return captor(choice, position, words, start, end);
    }
    position.make(words, start, end);
    int score = 0;
    for (int i = 0; i < position.capturedCount(); i++) {
      int worth = choice.worth().get(position.captured(i));
      if (choice.kind() == CaptureChoice.Kind.CAPTURED) {
        score += worth;
      } else if (worth > 0 && i < ORDERED) {
        score += 1 << (ORDERED - 1 - i);
      }
    }
    position.unmake();
    return score;
  }

  private static int captor(
      CaptureChoice choice, Position position, int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.MOVE) {
        return choice.worth().get(position.content(Edit.a(words[i])));
      }
    }
    return 0;
  }
}
