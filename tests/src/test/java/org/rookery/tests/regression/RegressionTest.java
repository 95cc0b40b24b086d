package org.rookery.tests.regression;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.report.TextReport;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

final class RegressionTest {
  private static final SuiteRunner RUNNER = new SuiteRunner(Games.rulebook());

  /** How many suites of endings there are for each that every build runs. */
  private static final int EVERY = 16;

  static List<Path> suites() {
    List<Path> endings = endings();
    return Stream.concat(
            all().filter(file -> !endings.contains(file)),
            IntStream.range(0, endings.size()).filter(i -> i % EVERY == 0).mapToObj(endings::get))
        .toList();
  }

  private static Stream<Path> all() {
    return Checkout.files("tests/regression", "tests/words").stream()
        .filter(file -> file.toString().endsWith(".yaml"));
  }

  /** Games of the families: a case for each way in which they end, and that it just does not. */
  static List<Path> endings() {
    return all().filter(file -> file.getParent().endsWith("endings")).toList();
  }

  @Tag(Games.CATALOGUE)
  @ParameterizedTest
  @MethodSource("endings")
  void every_game_ends_as_it_should(Path file) {
    every_belief_holds(file);
  }

  @ParameterizedTest
  @MethodSource("suites")
  void every_belief_holds(Path file) {
    SuiteResult result = RUNNER.run(file);
    assertThat(result.total()).isPositive();
    assertThat(TextReport.failures(BlameFindings.none(result))).isEmpty();
    assertThat(result.problem()).isEmpty();
    assertThat(result.failures() + result.errors()).isZero();
  }

  @Test
  void every_classic_has_a_suite() {
    Stream<String> names =
        suites().stream().map(file -> file.getFileName().toString().replace(".yaml", ""));
    assertThat(names).containsAll(Games.classics());
  }
}
