package org.rookery.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class WorkerPoolTest {
  @Test
  void every_task_is_done_once_and_threads_work_side_by_side() {
    Set<Integer> done = new TreeSet<>();
    CountDownLatch both = new CountDownLatch(2);
    WorkerPool.<Integer>runUnchecked(
        2,
        WorkerPool.all(50),
        () -> {
          both.countDown();
          both.await(); // a lane alone would wait for ever
          return task -> task * 2;
        },
        (task, result) -> {
          assertThat(result).isEqualTo(2 * task);
          return done.add(task);
        });
    assertThat(done).hasSize(50);
  }

  @Test
  void results_can_be_had_in_order() throws Exception {
    List<Integer> order = new ArrayList<>();
    WorkerPool.ResultConsumer<String> taker =
        WorkerPool.inOrder(
            List.of(4, 2, 7),
            (task, result) -> {
              order.add(task);
              return task != 2;
            });
    assertThat(taker.take(2, "b")).isTrue();
    assertThat(taker.take(4, "a")).isFalse();
    assertThat(taker.take(7, "c")).isFalse();
    assertThat(order).containsExactly(4, 2);
  }

  @Test
  void no_task_begins_when_the_taker_has_had_enough() {
    List<Integer> taken = new ArrayList<>();
    WorkerPool.<Integer>runUnchecked(
        1,
        WorkerPool.all(100),
        () -> task -> task,
        (task, result) -> {
          taken.add(task);
          return task < 4;
        });
    assertThat(taken).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void what_a_lane_throws_comes_out() {
    assertThatThrownBy(
            () ->
                WorkerPool.<Integer>runUnchecked(
                    2,
                    WorkerPool.all(10),
                    () ->
                        task -> {
                          throw new ArithmeticException("task " + task % 1);
                        },
                    (task, result) -> true))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("task 0");
  }
}
