package org.rookery.engine.search;

import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;

/**
 * What the hash of a position leaves out and the turns below it hang on, as one number: code that
 * keeps what it found out about positions by their hash mixes it in.
 *
 * <p>How often a position has occurred is not among it; nor is a clock that only endings read.
 */
public final class HistoryHash {
  private final HistoryDependence past;

  private HistoryHash(HistoryDependence past) {
    this.past = past;
  }

  /** What matters in the generator's game. */
  public static HistoryHash of(MoveGenerator generator) {
    return new HistoryHash(
        HistoryDependence.of(generator.program(), new Adjudicator(generator).lasting()));
  }

  /** Whether the rules, other than to end the game, ask how often a position has occurred. */
  public boolean asksRepetition() {
    return past.repetition();
  }

  /** The number; 0 in most games. */
  public long of(Position position) {
    long context = past.clock() ? position.clock() + 1 : 0;
    if (past.lastMove()) {
      context = mixed(context, position.lastFrom());
      context = mixed(context, position.lastTo());
      for (int i = 0; i < position.capturedCount(); i++) {
        context = mixed(context, position.captured(i));
      }
    }
    return context;
  }

  private static long mixed(long sum, int value) {
    long z = (sum ^ value) * 0x9E3779B97F4A7C15L;
    return z ^ (z >>> 29);
  }
}
