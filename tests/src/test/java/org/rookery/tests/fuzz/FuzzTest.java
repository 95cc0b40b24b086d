package org.rookery.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.opentest4j.MultipleFailuresError;

/**
 * Feeds everything that reads text with spoilt input: diagnostics, never exceptions, in bounded
 * time and in the memory that the build gives its tests.
 */
final class FuzzTest {
  /** For each target at first: of what is slow there are fewer. */
  private static final int LIGHT = 50;

  /** The parts of the slow targets are less than this. */
  private static final int SLOW = 5;

  /** The parts of the targets are of a hundred. */
  private static final int HEAVY = Integer.getInteger("rookery.inputs", 100_000);

  /** What any input of a few kilobytes may cost on one core. */
  private static final Duration PROCESSOR_TIME = Duration.ofSeconds(5);

  /** When to give an input up: far more, so that a busy machine does not fail the test. */
  private static final Duration FOR_EVER = Duration.ofMinutes(2);

  /** After how many failures a target is left. */
  private static final int ENOUGH = 10;

  private static final System.Logger LOGGER = System.getLogger(FuzzTest.class.getName());

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @EnumSource
  void spoilt_input_is_refused_politely(Target target) {
    feed(target, target.percent() < SLOW ? LIGHT / SLOW : LIGHT);
  }

  @ParameterizedTest
  @EnumSource
  @Tag("fuzz")
  void much_spoilt_input_is_refused_politely(Target target) {
    int inputs = Math.max(1, HEAVY / 100 * target.percent());
    Figures figures = feed(target, inputs);
    LOGGER.log(Level.INFO, target + ", seed " + seed() + ": " + inputs + " inputs, " + figures);
    assertThat(figures.count(Depth.TAKEN)).as("%s: %s", target, figures).isGreaterThan(inputs / 20);
  }

  /** What came of some inputs. */
  private static final class Figures {
    private final Map<Depth, Integer> counts = new EnumMap<>(Depth.class);
    private Duration worst = Duration.ZERO;

    void note(Depth depth, Duration cost) {
      counts.merge(depth, 1, Integer::sum);
      worst = cost.compareTo(worst) > 0 ? cost : worst;
    }

    int count(Depth depth) {
      return counts.getOrDefault(depth, 0);
    }

    @Override
    public String toString() {
      return counts + ", dearest " + worst.toMillis() + " ms";
    }
  }

  /** Goes on after a failure, so that a long run tells of several. */
  private static Figures feed(Target target, int inputs) {
    Supplier<String> spoilt = target.inputs(seed());
    Figures figures = new Figures();
    List<Throwable> failures = new ArrayList<>();
    for (int i = 0; i < inputs && failures.size() < ENOUGH; i++) {
      String input = spoilt.get();
      try {
        Depth[] depth = {Depth.REFUSED};
        Duration cost = assertTimeoutPreemptively(FOR_EVER, () -> cost(target, input, depth));
        assertThat(cost).isLessThan(PROCESSOR_TIME);
        figures.note(depth[0], cost);
      } catch (AssertionError | RuntimeException | OutOfMemoryError | StackOverflowError failure) {
        failures.add(new AssertionError(target + " fails on:\n" + input, failure));
      }
    }
    if (!failures.isEmpty()) {
      throw new MultipleFailuresError(target + ", seed " + seed(), failures);
    }
    return figures;
  }

  /** The processor time an input takes, which comes as far as {@code depth} says then. */
  private static Duration cost(Target target, String input, Depth[] depth) throws IOException {
    long start = THREADS.getCurrentThreadCpuTime();
    depth[0] = target.feed(input);
    return Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
  }

  private static int seed() {
    return Integer.getInteger("rookery.seed", 1);
  }

  @ParameterizedTest
  @EnumSource
  void the_same_seed_spoils_alike(Target target) {
    Supplier<String> again = target.inputs(7);
    Supplier<String> first = target.inputs(7);
    for (int i = 0; i < 6; i++) {
      assertThat(again.get()).isEqualTo(first.get());
    }
  }
}
