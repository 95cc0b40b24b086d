package org.rookery.web.serve;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Threads that work out answers: for each line one at a time, in the order they were asked. */
final class Workers implements AutoCloseable {
  private static final int THREADS = 8;

  /** Works that are taken on, running ones included. */
  private static final int MOST = 96;

  /** The same of one line, so that one page does not keep the others waiting. */
  private static final int MOST_OF_ONE = 16;

  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          THREADS, THREADS, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), Workers::thread);
  private int taken;

  /** Works that wait for each other. */
  static final class Line {
    private final Queue<Runnable> works = new ArrayDeque<>();
    private boolean runs;
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "answers");
    thread.setDaemon(true);
    return thread;
  }

  /** Takes a work on; false when there is too much to do. */
  synchronized boolean take(Line line, Runnable work) {
    if (taken >= MOST || line.works.size() >= MOST_OF_ONE || threads.isShutdown()) {
      return false;
    }
    taken++;
    line.works.add(work);
    if (!line.runs) {
      line.runs = true;
      threads.execute(() -> runNext(line));
    }
    return true;
  }

  private void runNext(Line line) {
    Runnable work;
    synchronized (this) {
      work = line.works.remove();
    }
    try {
      work.run();
    } finally {
      done(line);
    }
  }

  private synchronized void done(Line line) {
    taken--;
    line.runs = !line.works.isEmpty() && !threads.isShutdown();
    if (line.runs) {
      threads.execute(() -> runNext(line));
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
