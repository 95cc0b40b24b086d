package org.rookery.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rookery.tests.Checkout;

/**
 * Feeds everything that reads text with spoilt input: diagnostics, never exceptions, in bounded
 * time and in the memory that the build gives its tests.
 */
final class FuzzTest {
  private static final int LIGHT = 50;

  /** The parts of the targets are of a hundred. */
  private static final int HEAVY = Integer.getInteger("rookery.inputs", 100_000);

  /** What any input of a few kilobytes may cost on one core. */
  private static final Duration PROCESSOR_TIME = Duration.ofSeconds(5);

  /** When to give an input up: far more, so that a busy machine does not fail the test. */
  private static final Duration FOR_EVER = Duration.ofMinutes(2);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @EnumSource
  void spoilt_input_is_refused_politely(Target target) {
    feed(target, LIGHT);
  }

  @ParameterizedTest
  @EnumSource
  @Tag("fuzz")
  void much_spoilt_input_is_refused_politely(Target target, TestReporter reporter) {
    int inputs = Math.max(1, HEAVY / 100 * target.percent());
    Duration worst = feed(target, inputs);
    reporter.publishEntry(
        target + ", seed " + seed(), inputs + " inputs, dearest " + worst.toMillis() + " ms");
  }

  /** Returns the processor time of the input that cost most. */
  private static Duration feed(Target target, int inputs) {
    List<String> corpus = target.corpus();
    assertThat(corpus).isNotEmpty();
    Mutator mutator = new Mutator(seed(), corpus);
    Duration worst = Duration.ZERO;
    for (int i = 0; i < inputs; i++) {
      String input = mutator.next();
      try {
        Duration cost = assertTimeoutPreemptively(FOR_EVER, () -> cost(target, input));
        assertThat(cost).isLessThan(PROCESSOR_TIME);
        worst = cost.compareTo(worst) > 0 ? cost : worst;
      } catch (AssertionError | RuntimeException | OutOfMemoryError | StackOverflowError failure) {
        throw new AssertionError(target + " fails on:\n" + input, failure);
      }
    }
    return worst;
  }

  private static Duration cost(Target target, String input) throws Exception {
    long start = THREADS.getCurrentThreadCpuTime();
    target.feed(input);
    return Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
  }

  private static int seed() {
    return Integer.getInteger("rookery.seed", 1);
  }

  /** What the rules files of the project are made of. */
  static List<String> rules() {
    List<String> texts = new ArrayList<>();
    for (Path file :
        Checkout.files("rules", "stdlib", "tests/golden/samples", "tests/diagnostics")) {
      if (!file.toString().matches(".*(\\.txt|too-\\w+).*")) {
        Optional.of(Checkout.read(file))
            .filter(text -> text.length() < 20_000)
            .ifPresent(texts::add);
      }
    }
    return texts;
  }

  @Test
  void the_same_seed_spoils_alike() {
    assertThat(new Mutator(7, rules()).next()).isEqualTo(new Mutator(7, rules()).next());
  }
}
