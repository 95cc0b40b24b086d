package org.rookery.threads;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;

/** Threads that share a list of tasks: what {@code --threads} means, whatever is done. */
public final class WorkerPool {
  private WorkerPool() {}

  /** What one thread does its tasks with. */
  @FunctionalInterface
  public interface Lane<R> extends AutoCloseable {
    /** Does the task of that number. */
    R run(int task) throws Exception;

    @Override
    default void close() {
      // Most have nothing to give back.
    }
  }

  /** Is given what came of the tasks, in whatever order, by one thread at a time. */
  @FunctionalInterface
  public interface ResultConsumer<R> {
    /** Takes a result; returns whether to go on with the tasks that are not begun. */
    boolean take(int task, R result) throws Exception;
  }

  /**
   * Hands results on in the order of the tasks, each as soon as those before it are there, and none
   * after one with which the taker has said to stop: tasks that had been begun may end later.
   */
  public static <R> ResultConsumer<R> inOrder(List<Integer> tasks, ResultConsumer<R> taker) {
    Map<Integer, R> early = new HashMap<>();
    Queue<Integer> order = new ArrayDeque<>(tasks);
    AtomicBoolean goesOn = new AtomicBoolean(true);
    return (task, result) -> {
      early.put(task, result);
      for (Integer next = order.peek(); next != null && goesOn.get(); next = order.peek()) {
        R first = early.remove(next);
        if (first == null) {
          break;
        }
        order.remove();
        goesOn.set(taker.take(next, first));
      }
      return goesOn.get();
    };
  }

  /** The numbers of all of so many tasks. */
  public static List<Integer> all(int tasks) {
    return IntStream.range(0, tasks).boxed().toList();
  }

  /**
   * Does tasks on so many threads, and returns when all are done.
   *
   * @param lane makes what a thread does its tasks with, on that thread
   * @throws ExecutionException with what a lane or the taker threw; the other tasks are given up
   */
  public static <R> void run(
      int threads, List<Integer> tasks, Callable<? extends Lane<R>> lane, ResultConsumer<R> taker)
      throws ExecutionException, InterruptedException {
    Queue<Integer> left = new ConcurrentLinkedQueue<>(tasks);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> lanes = new ArrayList<>();
      for (int i = 0; i < Math.min(threads, tasks.size()); i++) {
        lanes.add(pool.submit(() -> drain(left, lane, taker)));
      }
      for (Future<?> one : lanes) {
        one.get();
      }
    } finally {
      left.clear();
      pool.shutdownNow();
    }
  }

  /**
   * The same for lanes and takers that throw nothing to be declared: what they throw comes out as
   * it is.
   */
  public static <R> void runUnchecked(
      int threads, List<Integer> tasks, Callable<? extends Lane<R>> lane, ResultConsumer<R> taker) {
    try {
      run(threads, tasks, lane, taker);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e.getCause() instanceof RuntimeException problem
          ? problem
          : new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private static <R> Object drain(
      Queue<Integer> left, Callable<? extends Lane<R>> maker, ResultConsumer<R> taker)
      throws Exception {
    try (Lane<R> lane = maker.call()) {
      for (Integer task = left.poll(); task != null; task = left.poll()) {
        R result = lane.run(task);
        synchronized (left) {
          if (!taker.take(task, result)) {
            left.clear();
          }
        }
      }
    }
    return left;
  }
}
