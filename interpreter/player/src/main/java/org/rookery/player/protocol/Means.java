package org.rookery.player.protocol;

/**
 * What may be used to think.
 *
 * @param megabytes how much to remember about positions
 * @param threads how many threads
 */
record Means(int megabytes, int threads) {
  static final int MOST_MEGABYTES = 4096;
  static final int MOST_THREADS = 64;

  /** What there is by default. */
  static final Means USUAL = new Means(64, 1);

  /** Brings numbers from elsewhere within their bounds. */
  Means {
    megabytes = Math.max(1, Math.min(MOST_MEGABYTES, megabytes));
    threads = Math.max(1, Math.min(MOST_THREADS, threads));
  }

  Means withMegabytes(int number) {
    return new Means(number, threads);
  }

  Means withThreads(int number) {
    return new Means(megabytes, number);
  }
}
