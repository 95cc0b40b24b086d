package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;

final class WatchScheduleTest {
  private static final String SUITE =
      """
      rules: chess
      cases:
        - {name: slow, expect: {perft: {3: 8902}}}
        - {name: quick, expect: {check: false}}
        - {name: wrong, expect: {perft: {2: 401}}}
      """;

  @TempDir private Path folder;
  private final FileStamps stamps = new FileStamps();
  private final List<Integer> told = new ArrayList<>();
  private final WatchSchedule schedule = new WatchSchedule(stamps, (soFar, left) -> told.add(left));

  private SuiteResult tried() throws IOException {
    return tried(SUITE);
  }

  private SuiteResult tried(String suite) throws IOException {
    Path file = Files.writeString(folder.resolve("x.yaml"), suite);
    stamps.keep(List.of(file));
    return new SuiteRunner(Rulebook.here()).run(file);
  }

  @Test
  void what_failed_comes_before_what_is_quick() throws IOException, BadSuite {
    schedule.learn(tried());
    Suite suite = SuiteReader.read(folder.resolve("x.yaml"));
    List<Double> ranks = suite.items().stream().map(item -> schedule.rank(suite, item)).toList();
    assertThat(ranks.get(2)).isLessThan(ranks.get(1));
    assertThat(ranks.get(1)).isLessThan(ranks.get(0));
  }

  @Test
  void who_waits_is_told_once() throws IOException, InterruptedException {
    SuiteResult result = tried();
    schedule.begin();
    assertThat(schedule.goesOn(result.file(), () -> result, 3)).isTrue();
    assertThat(told).isEmpty();
    Thread.sleep(400);
    assertThat(schedule.goesOn(result.file(), () -> result, 2)).isTrue();
    assertThat(schedule.goesOn(result.file(), () -> result, 1)).isTrue();
    assertThat(told).containsExactly(2);
  }

  @Test
  void what_failed_is_told_before_it_is_known_why() throws IOException {
    SuiteResult result = tried();
    schedule.begin();
    assertThat(schedule.goesOn(result.file(), () -> result, 0)).isTrue();
    assertThat(told).containsExactly(0);
  }

  /** A case or a suite that cannot be tried is told like one that fails; what holds is not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "expect: {count: 21} | true",
        "position: nonsense, expect: {count: 20} | true",
        "expect: {cuont: 20} | true",
        "expect: {count: 20} | false",
      })
  void what_cannot_be_tried_is_told_as_well(String asked, boolean isTold) throws IOException {
    SuiteResult result = tried("rules: chess\ncases:\n  - {name: x, " + asked + "}\n");
    schedule.begin();
    assertThat(schedule.goesOn(result.file(), () -> result, 0)).isTrue();
    assertThat(told).hasSize(isTold ? 1 : 0);
  }

  @Test
  void who_saves_again_waits_for_nothing_old() throws IOException, InterruptedException {
    SuiteResult result = tried();
    schedule.begin();
    Files.writeString(folder.resolve("x.yaml"), SUITE + "# saved again\n");
    Thread.sleep(100);
    assertThat(schedule.goesOn(result.file(), () -> result, 1)).isFalse();
  }
}
