package org.rookery.player.search;

import java.util.concurrent.atomic.AtomicLong;

/** What several threads have done for one thought, and whether it is over. */
final class SearchEffort {
  private final AtomicLong nodes = new AtomicLong();
  private volatile boolean over;

  /** The thought is over: all may stop. */
  void end() {
    over = true;
  }

  boolean isOver() {
    return over;
  }

  /** What one more thread knows of the others. */
  SearchBudget.Others share() {
    return new Share();
  }

  private final class Share implements SearchBudget.Others {
    private long told;

    @Override
    public long nodes(long mine) {
      long all = nodes.addAndGet(mine - told);
      told = mine;
      return all - mine;
    }
  }
}
