package org.rookery.engine.turn;

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
    for (CaptureChoice choice : choices) {
      if (moves.size() - from < 2) {
        return;
      }
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
