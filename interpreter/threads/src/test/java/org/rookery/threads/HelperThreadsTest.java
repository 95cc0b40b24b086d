package org.rookery.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class HelperThreadsTest {
  @Test
  void helpers_work_at_the_same_time_and_are_waited_for() {
    Thread here = Thread.currentThread();
    CountDownLatch met = new CountDownLatch(3);
    CountDownLatch over = new CountDownLatch(1);
    Set<Integer> ended = new ConcurrentSkipListSet<>();
    Thread done =
        HelperThreads.work(
            2,
            number -> {
              meet(met);
              await(over);
              ended.add(number);
            },
            () -> {
              meet(met);
              over.countDown();
              return Thread.currentThread();
            });
    assertThat(done).isSameAs(here);
    assertThat(ended).containsExactly(1, 2);
  }

  private static void meet(CountDownLatch met) {
    met.countDown();
    await(met);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  @Test
  void what_a_helper_throws_comes_out() {
    assertThatThrownBy(
            () ->
                HelperThreads.work(
                    1,
                    number -> {
                      throw new ArithmeticException("helper " + number);
                    },
                    () -> "done"))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("helper 1");
  }
}
