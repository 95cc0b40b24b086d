package org.rookery.player.protocol;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** One thought at a time, beside the thread that listens. */
final class BackgroundSearch implements AutoCloseable {
  private final ExecutorService one =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "thinking");
            thread.setDaemon(true);
            return thread;
          });
  private volatile boolean stop;
  private volatile boolean silent;
  private volatile boolean awaited;
  private List<Future<?>> begun = List.of();
  private Optional<PonderClock> clock = Optional.empty();

  /** Begins a thought, which is given what tells it to stop; the one before is stopped first. */
  void begin(Consumer<BooleanSupplier> thought) {
    finish();
    stop = false;
    silent = false;
    begun = List.of(one.submit(() -> thought.accept(() -> stop)));
  }

  /** The same in the other side's time: what is thought may be told when the clock has begun. */
  void begin(PonderClock ponder, Consumer<BooleanSupplier> thought) {
    begin(stop -> thought.accept(() -> stop.getAsBoolean() || ponder.isOver()));
    clock = Optional.of(ponder);
  }

  /** The turn has been made that was expected. */
  void hit() {
    clock.filter(PonderClock::isWaiting).ifPresent(PonderClock::begin);
  }

  /** Stops the thought, if there is one, and waits until it has told its result. */
  void finish() {
    stop = true;
    await();
  }

  /** The same, but the result is not wanted. */
  void drop() {
    silent = true;
    finish();
  }

  /** Whether nothing is thought about. */
  boolean isIdle() {
    return begun.stream().allMatch(Future::isDone);
  }

  /** Whether the result is not wanted. */
  boolean isSilent() {
    return silent;
  }

  /** Whether the end of the thought is waited for, so that nothing new should be begun. */
  boolean isAwaited() {
    return awaited;
  }

  /**
   * Waits until the thought has come to its end by itself; one in the other side's time is stopped.
   */
  void await() {
    awaited = true;
    if (clock.filter(PonderClock::isWaiting).isPresent()) {
      stop = true;
      hit();
    }
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
    clock = Optional.empty();
    awaited = false;
  }

  /** The same where no one is left to stop it: a thought without end is stopped. */
  void await(boolean endless) {
    if (endless) {
      stop = true;
    }
    await();
  }

  @Override
  public void close() {
    stop = true;
    one.shutdownNow();
  }
}
