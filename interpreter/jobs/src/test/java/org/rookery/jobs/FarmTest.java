package org.rookery.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.jobs.OddTasks.Odd;
import org.rookery.language.file.UnusableFile;

class FarmTest {
  @TempDir private Path folder;

  private static final Odd TEN = new Odd(IntStream.range(0, 10).mapToObj(i -> "t" + i).toList());

  private static JobReport run(Job job, int threads, Optional<Ledger> ledger, Farm.Watcher watcher)
      throws Exception {
    return new Farm(job, new Farm.Plan(threads, 1, Optional.empty()), ledger, watcher).run();
  }

  private static JobReport run(Job job, int threads) throws Exception {
    return run(job, threads, Optional.empty(), (done, all, last) -> {});
  }

  @Test
  void the_report_does_not_hang_on_the_number_of_threads() throws Exception {
    JobReport one = run(TEN, 1);
    assertThat(one.rows()).hasSize(10).contains(List.of("t7", "t7 done"));
    assertThat(run(TEN, 4)).isEqualTo(one);
  }

  @Test
  void bad_tasks_are_named_and_the_others_done() throws Exception {
    JobReport report = run(new Odd(List.of("a", "throw", "large", "endless", "deep", "b")), 2);
    assertThat(report.rows()).containsExactly(List.of("a", "a done"), List.of("b", "b done"));
    assertThat(report.holds()).isFalse();
    assertThat(report.undone())
        .extracting(TaskOutcome::task)
        .containsExactly("throw", "large", "endless", "deep");
    assertThat(report.text())
        .contains("throw: internal error: IllegalStateException (oh) at org.rookery.jobs.OddTasks")
        .contains("large: not enough memory")
        .contains("endless: no end within 1 s")
        .contains("deep: too deep for the stack");
  }

  @Test
  void what_is_finished_is_not_done_again() throws Exception {
    Path file = folder.resolve("new/tasks.log");
    String hash = Ledger.hash(TEN);
    try (Ledger ledger = Ledger.open(file, hash)) {
      ledger.keep(new TaskOutcome("t3", TaskOutcome.Fate.DONE, "from before"));
      ledger.keep(new TaskOutcome("t4", TaskOutcome.Fate.LATE, "too late"));
      ledger.keep(new TaskOutcome("t5", TaskOutcome.Fate.DONE, "spoilt"));
    }
    // The line of t5 is cut off, as by a kill in the middle of it.
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.length() - 4));
    List<String> done = new ArrayList<>();
    try (Ledger ledger = Ledger.open(file, hash)) {
      JobReport report =
          run(TEN, 2, Optional.of(ledger), (number, all, last) -> done.add(last.task()));
      assertThat(done).hasSize(8).doesNotContain("t3", "t4").contains("t5");
      assertThat(report.rows()).contains(List.of("t3", "from before"), List.of("t5", "t5 done"));
      assertThat(report.undone()).extracting(TaskOutcome::text).containsExactly("too late");
    }
    // That run has come to its end, so the next begins anew; and so does one of another job.
    try (Ledger ledger = Ledger.open(file, hash)) {
      assertThat(ledger.known()).isEmpty();
      ledger.keep(new TaskOutcome("t1", TaskOutcome.Fate.DONE, "again"));
    }
    try (Ledger ledger = Ledger.open(file, hash)) {
      assertThat(ledger.known()).containsOnlyKeys("t1");
    }
    try (Ledger ledger = Ledger.open(file, Ledger.hash(new Odd(List.of("other"))))) {
      assertThat(ledger.known()).isEmpty();
    }
  }

  @Test
  void a_spoilt_line_counts_for_nothing_and_the_others_are_kept() throws Exception {
    Path file = folder.resolve("tasks.log");
    try (Ledger ledger = Ledger.open(file, "h")) {
      ledger.keep(new TaskOutcome("t1", TaskOutcome.Fate.DONE, "one"));
    }
    Files.writeString(file, "no checksum\n\n0000", StandardOpenOption.APPEND);
    try (Ledger ledger = Ledger.open(file, "h")) {
      ledger.keep(new TaskOutcome("t2", TaskOutcome.Fate.DONE, "two"));
      assertThatThrownBy(() -> Ledger.open(file, "h"))
          .isInstanceOf(UnusableFile.class)
          .hasMessageContaining("another process is writing to it");
    }
    String text = Files.readString(file);
    Files.writeString(file, text.replace("\"one\"", "\"two\""));
    try (Ledger ledger = Ledger.open(file, "h")) {
      assertThat(ledger.known()).containsOnlyKeys("t2");
    }
  }

  @Test
  void a_report_is_text_JSON_and_a_page() throws Exception {
    JobReport report = run(new Odd(List.of("a", "throw")), 1);
    assertThat(report.text())
        .startsWith(
            "odd & even\n\nA <part>\n  a line\n\ntask  came to\na      a done\n\nNot done:\n");
    assertThat(report.json())
        .startsWith("{\"title\":\"odd & even\",\"holds\":false,\"rows\":[{\"task\":\"a\"")
        .endsWith("}\n");
    assertThat(report.html())
        .contains("<h1>odd &amp; even</h1>", "<td>a done</td>", "A &lt;part&gt;", "<b>throw</b>");
  }
}
