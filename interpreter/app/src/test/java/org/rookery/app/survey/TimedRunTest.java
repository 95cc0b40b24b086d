package org.rookery.app.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TimedRunTest {
  private static final Duration LONG = Duration.ofSeconds(30);

  private static Optional<String> over(Runnable job) {
    return TimedRun.over(run -> job.run(), LONG);
  }

  private static int endless(int depth) {
    return endless(depth + 1) + 1;
  }

  @Test
  void nothing_is_told_of_a_job_that_ends() {
    assertThat(over(() -> {})).isEmpty();
  }

  @Test
  void whatever_is_thrown_becomes_words() {
    assertThat(over(() -> endless(0))).contains("too deep for the stack");
    assertThat(
            over(
                () -> {
                  throw new OutOfMemoryError();
                }))
        .contains("not enough memory");
    assertThat(
            over(() -> {
                  throw new IllegalStateException("oh");
                })
                .orElseThrow())
        .startsWith(
            "internal error: IllegalStateException (oh) at org.rookery.app.survey.TimedRun");
  }

  @Test
  void a_job_that_does_not_end_is_left() {
    Optional<String> words =
        TimedRun.over(
            run -> {
              run.begin("while waiting", Duration.ofMillis(50));
              while (true) {
                Thread.onSpinWait();
                if (Thread.interrupted()) {
                  return;
                }
              }
            },
            LONG);
    assertThat(words).contains("no end in time while waiting");
  }

  @Test
  void each_activity_has_its_own_time() {
    Optional<String> words =
        TimedRun.over(
            run -> {
              run.begin("while sleeping", LONG);
              try {
                Thread.sleep(100);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            Duration.ofMillis(50));
    assertThat(words).isEmpty();
  }
}
