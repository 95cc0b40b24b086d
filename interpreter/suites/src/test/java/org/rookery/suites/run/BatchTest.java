package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.format.Suite;
import org.rookery.suites.report.JsonReport;
import org.rookery.suites.report.TapReport;

class BatchTest {
  @TempDir private Path folder;
  private List<Path> files = List.of();

  @BeforeEach
  void writeSuites() throws IOException {
    files = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      StringBuilder text = new StringBuilder("rules: chess\ncases:\n");
      for (int j = 0; j < 6; j++) {
        text.append("  - name: case ").append(i).append(' ').append(j).append("\n");
        text.append(j % 2 == 0 ? "    tags: [even]\n" : "");
        text.append("    expect: {count: ").append(i + j == 4 ? 21 : 20).append("}\n");
      }
      files.add(Files.writeString(folder.resolve("s" + i + ".yaml"), text));
    }
    files.add(2, Files.writeString(folder.resolve("bad.yaml"), "rules: chess\n"));
  }

  private static List<BlameFindings> told(List<SuiteResult> results) {
    return results.stream().map(BlameFindings::none).toList();
  }

  private List<SuiteResult> run(int threads, boolean failFast, Selection selection) {
    return run(new Batch.Plan(threads, failFast, selection, CaseSchedule.STEADY));
  }

  private List<SuiteResult> run(Batch.Plan plan) {
    List<SuiteResult> results = new ArrayList<>();
    new Batch(new SuiteRunner(Rulebook.here()), plan).run(files, results::add);
    return results;
  }

  /** The last cases come first, and nothing is tried any more when a suite has so few left. */
  private record Backwards(List<String> heard, int enough) implements CaseSchedule {
    @Override
    public double rank(Suite suite, Suite.Item item) {
      return -Integer.parseInt(item.name().substring(item.name().length() - 1));
    }

    @Override
    public boolean goesOn(Path suite, Supplier<SuiteResult> soFar, int left) {
      heard.add(soFar.get().cases().get(0).name() + ", " + left + " left");
      return left != enough;
    }
  }

  @Test
  void a_pace_changes_the_order_and_nothing_of_the_results() {
    String json = JsonReport.text(told(run(1, false, Selection.ALL)));
    for (int threads = 1; threads <= 2; threads++) {
      List<String> heard = new ArrayList<>();
      CaseSchedule schedule = new Backwards(heard, -1);
      assertThat(
              JsonReport.text(told(run(new Batch.Plan(threads, false, Selection.ALL, schedule)))))
          .isEqualTo(json);
      assertThat(heard).hasSize(24);
      assertThat(heard.stream().filter(line -> line.endsWith(", 0 left"))).hasSize(4);
      // Two threads may end the cases of one suite in either order.
      if (threads == 1) {
        assertThat(heard).contains("case 3 5, 5 left", "case 3 0, 0 left");
      }
    }
  }

  @Test
  void what_is_given_up_is_not_told() {
    CaseSchedule schedule = new Backwards(new ArrayList<>(), 2);
    assertThat(run(new Batch.Plan(1, false, Selection.ALL, schedule))).isEmpty();
    files = files.subList(2, 4);
    assertThat(run(new Batch.Plan(1, false, Selection.ALL, schedule))).hasSize(1);
  }

  /** Of three suites one thread of two tries cases of at least two. */
  @Test
  void each_suite_is_tried_by_its_own_rules() throws IOException {
    files = new ArrayList<>();
    for (int moves = 1; moves <= 3; moves++) {
      Files.writeString(
          folder.resolve(moves + ".rules"),
          "(game (title \"Men\") (players White Black) (turn-order White Black)"
              + " (board (rectangle 3 3)) (piece (name Man) (letter M) (moves (n add)))"
              + " (board-setup (White (Man %s)) (Black (Man a3))))"
                  .formatted("a1 b1 c1".substring(0, 3 * moves - 1)));
      files.add(
          Files.writeString(
              folder.resolve(moves + ".yaml"),
              "rules: %d.rules\ncases:\n  - name: it\n    expect: {count: %d}\n"
                  .formatted(moves, moves)));
    }
    assertThat(run(2, false, Selection.ALL))
        .hasSize(3)
        .allMatch(result -> result.total() == 1 && result.failures() + result.errors() == 0);
  }

  @Test
  void threads_change_nothing_of_what_is_told() {
    String json = JsonReport.text(told(run(1, false, Selection.ALL)));
    assertThat(JsonReport.text(told(run(3, false, Selection.ALL)))).isEqualTo(json);
    assertThat(json).contains("\"cases\" : 24").contains("\"failures\" : 4");
    assertThat(TapReport.text(told(run(3, false, Selection.ALL))))
        .startsWith("TAP version 14\n1..25\nok 1 - ")
        .contains("\nnot ok 5 - ")
        .contains("  at: {file: \"" + files.get(0) + "\", line: ")
        .contains("    count: expected 21, got 20\n");
    String first = JsonReport.text(told(run(1, true, Selection.ALL)));
    assertThat(JsonReport.text(told(run(3, true, Selection.ALL)))).isEqualTo(first);
    assertThat(first).contains("\"cases\" : 5").contains("\"failures\" : 1");
  }

  @Test
  void what_cannot_be_tried_is_a_failure_too() {
    files = files.subList(2, 5);
    for (int threads : new int[] {1, 2}) {
      assertThat(run(threads, true, Selection.ALL)).hasSize(1);
      assertThat(run(threads, false, Selection.ALL)).hasSize(3);
    }
  }

  @Test
  void cases_are_chosen() {
    Selection name = new Selection(Pattern.compile("[12] 3$"), Set.of(), Map.of(), null);
    assertThat(names(name)).containsExactly("case 1 3", "case 2 3");
    Selection tags = new Selection(Pattern.compile("case 0"), Set.of("even"), Map.of(), null);
    assertThat(names(tags)).containsExactly("case 0 0", "case 0 2", "case 0 4");
    files = List.of(files.get(0));
    assertThat(names(lines(5, 7))).containsExactly("case 0 0", "case 0 1");
    // The first line of a case is not one of the case before it.
    assertThat(names(lines(6))).containsExactly("case 0 1");
    assertThat(names(lines(2))).isEmpty();
  }

  private Selection lines(Integer... lines) {
    return new Selection(null, Set.of(), Map.of(files.get(0), Set.of(lines)), null);
  }

  private List<String> names(Selection selection) {
    return run(2, false, selection).stream()
        .flatMap(result -> result.cases().stream())
        .map(CaseResult::name)
        .toList();
  }
}
