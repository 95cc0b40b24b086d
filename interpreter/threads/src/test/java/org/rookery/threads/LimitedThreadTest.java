package org.rookery.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class LimitedThreadTest {
  private static final Duration LONG = Duration.ofSeconds(30);
  private static final Duration SHORT = Duration.ofMillis(50);

  private static int busy() {
    int turns = 0;
    while (!Thread.currentThread().isInterrupted()) {
      turns++;
    }
    return turns;
  }

  @Test
  void several_things_are_done_on_the_same_thread() throws Exception {
    try (LimitedThread thread = new LimitedThread("test")) {
      assertThat(thread.within(LONG, () -> Thread.currentThread().getName())).contains("test");
      assertThatThrownBy(
              () ->
                  thread.within(
                      LONG,
                      () -> {
                        throw new IllegalStateException("oh");
                      }))
          .isInstanceOf(ExecutionException.class)
          .hasRootCauseMessage("oh");
      assertThat(thread.within(LONG, () -> 5)).contains(5);
    }
  }

  @Test
  void what_never_ends_is_interrupted_and_left() throws Exception {
    try (LimitedThread thread = new LimitedThread("test")) {
      assertThat(thread.within(SHORT, LimitedThreadTest::busy)).isEmpty();
    }
  }

  @Test
  void who_sleeps_has_twenty_times_as_much() throws Exception {
    try (LimitedThread thread = new LimitedThread("test")) {
      assertThat(thread.within(SHORT, () -> slept(100))).contains(100);
      assertThat(thread.within(Duration.ofMillis(5), () -> slept(30_000))).isEmpty();
    }
  }

  private static int slept(int milliseconds) throws InterruptedException {
    Thread.sleep(milliseconds);
    return milliseconds;
  }

  @Test
  void what_is_done_may_ask_for_more_time() throws Exception {
    try (LimitedThread thread = new LimitedThread("test")) {
      assertThat(
              thread.within(
                  Duration.ofMillis(1),
                  () -> {
                    thread.begin(LONG);
                    return slept(100);
                  }))
          .contains(100);
    }
  }
}
