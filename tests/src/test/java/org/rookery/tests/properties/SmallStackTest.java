package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.tests.Games;

/** Programs with threads of the usual size may run games whose rules ask very much at once. */
class SmallStackTest {
  /** What the JVM gives a thread that asks for nothing else. */
  private static final int STACK = 1 << 20;

  @Test
  void questionsAboutTheWholeBoardTakeLittleStack() throws Exception {
    AtomicInteger played = new AtomicInteger();
    Thread small = new Thread(null, () -> played.set(play()), "small", STACK);
    small.start();
    small.join();
    assertThat(played.get()).isPositive();
  }

  /** Plays a game at random in which each piece may ask about every square. */
  private static int play() {
    Match match = Games.game("camelot").start();
    Random random = new Random(3);
    int plies = 0;
    for (LegalMoves turns = match.turns(); !turns.isEmpty() && plies < 150; turns = match.turns()) {
      match.play(turns.get(random.nextInt(turns.size())));
      plies++;
    }
    return plies;
  }
}
