package org.rookery.player.protocol;

/**
 * What may be used to think.
 *
 * @param megabytes how much to remember about positions
 * @param threads how many threads
 */
record EngineResources(int megabytes, int threads) {
  static final int MOST_MEGABYTES = 4096;
  static final int MOST_THREADS = 64;

  /** What there is by default. */
  static final EngineResources USUAL = new EngineResources(64, 1);

  /** Brings numbers from elsewhere within their bounds. */
  EngineResources {
    megabytes = Math.max(1, Math.min(MOST_MEGABYTES, megabytes));
    threads = Math.max(1, Math.min(MOST_THREADS, threads));
  }

  EngineResources withMegabytes(int number) {
    return new EngineResources(number, threads);
  }

  EngineResources withThreads(int number) {
    return new EngineResources(megabytes, number);
  }
}
