package org.rookery.player.protocol;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** One thought at a time, beside the thread that listens. */
final class Thinking implements AutoCloseable {
  private final ExecutorService one =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "thinking");
            thread.setDaemon(true);
            return thread;
          });
  private volatile boolean stop;
  private volatile boolean silent;
  private List<Future<?>> begun = List.of();

  /** Begins a thought, which is given what tells it to stop; the one before is stopped first. */
  void begin(Consumer<BooleanSupplier> thought) {
    finish();
    stop = false;
    silent = false;
    begun = List.of(one.submit(() -> thought.accept(() -> stop)));
  }

  /** Stops the thought, if there is one, and waits until it has told its result. */
  void finish() {
    stop = true;
    await();
  }

  /** The same, but nobody wants to hear the result. */
  void drop() {
    silent = true;
    finish();
  }

  /** Whether nobody wants to hear the result. */
  boolean isSilent() {
    return silent;
  }

  /** Waits until the thought has come to its end by itself. */
  void await() {
    for (Future<?> thought : begun) {
      try {
        thought.get();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      } catch (ExecutionException failed) {
        throw new IllegalStateException(failed.getCause());
      }
    }
    begun = List.of();
  }

  @Override
  public void close() {
    stop = true;
    one.shutdownNow();
  }
}
