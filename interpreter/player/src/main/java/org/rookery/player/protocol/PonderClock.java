package org.rookery.player.protocol;

import java.util.concurrent.CountDownLatch;

/**
 * The time of a thought that begins while the other side is to move: none is counted before it has
 * made the turn that was expected.
 */
final class PonderClock {
  private static final long NANOS = 1_000_000;

  private final long millis;
  private final CountDownLatch hit = new CountDownLatch(1);
  private volatile long since;

  /** A clock whose milliseconds run from when the expected move is made. */
  PonderClock(long millis) {
    this.millis = millis;
  }

  /** The expected turn has been made, or it is not waited for any more. */
  void begin() {
    since = System.nanoTime();
    hit.countDown();
  }

  /** Whether the other side is still to move. */
  boolean isWaiting() {
    return hit.getCount() > 0;
  }

  boolean isOver() {
    return !isWaiting() && (System.nanoTime() - since) / NANOS >= millis;
  }

  /** Waits for the expected move: no result may be reported before it. */
  void await() {
    try {
      hit.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
