package org.rookery.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rookery.tests.Checkout;

/** Feeds each parser spoilt input. */
final class FuzzTest {
  private static final int LIGHT = 50;
  private static final int HEAVY = Integer.getInteger("rookery.inputs", 20_000);

  /** Far more than any one input should take, so that a busy machine does not fail the test. */
  private static final Duration LONG_ENOUGH = Duration.ofSeconds(10);

  @ParameterizedTest
  @EnumSource
  void spoilt_input_is_refused_politely(Target target) {
    feed(target, LIGHT);
  }

  @ParameterizedTest
  @EnumSource
  @Tag("fuzz")
  void much_spoilt_input_is_refused_politely(Target target) {
    feed(target, HEAVY);
  }

  private static void feed(Target target, int inputs) {
    List<String> corpus = target.corpus();
    assertThat(corpus).isNotEmpty();
    Mutator mutator = new Mutator(Integer.getInteger("rookery.seed", 1), corpus);
    for (int i = 0; i < inputs; i++) {
      String input = mutator.next();
      try {
        assertTimeoutPreemptively(LONG_ENOUGH, () -> target.feed(input));
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError(target + " fails on:\n" + input, failure);
      }
    }
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
