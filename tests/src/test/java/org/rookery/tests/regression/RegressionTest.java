package org.rookery.tests.regression;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
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

  private static final Set<String> FAMILIES = Set.copyOf(Games.families());

  /** How many suites of endings there are for each that every build runs. */
  private static final int EVERY_OF_ENDINGS = 16;

  /** The same of suites of the families' games. */
  private static final int EVERY_OF_FAMILIES = 4;

  /** Those of the classics and of our own words, and a few of the others. */
  static List<Path> suites() {
    List<Path> whole = of(true);
    return Stream.of(
            whole.stream().filter(file -> !isOfFamily(file)).toList(),
            Games.everyNth(
                whole.stream().filter(RegressionTest::isOfFamily).toList(), EVERY_OF_FAMILIES),
            Games.everyNth(of(false), EVERY_OF_ENDINGS))
        .flatMap(List::stream)
        .toList();
  }

  /** What every build leaves out. */
  static List<Path> others() {
    List<Path> suites = suites();
    return all().filter(file -> !suites.contains(file)).toList();
  }

  private static boolean isOfFamily(Path file) {
    return FAMILIES.contains(file.getFileName().toString().replace(".yaml", ""));
  }

  private static Stream<Path> all() {
    return Checkout.files("tests/regression", "tests/words").stream()
        .filter(file -> file.toString().endsWith(".yaml"));
  }

  /**
   * Whole suites, or those of endings: games of the families, a case for each way in which they
   * end, and that it just does not.
   */
  private static List<Path> of(boolean whole) {
    return all().filter(file -> file.getParent().endsWith("endings") != whole).toList();
  }

  @Tag(Games.CATALOGUE)
  @ParameterizedTest
  @MethodSource("others")
  void every_other_belief_holds(Path file) {
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
