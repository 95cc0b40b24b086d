package org.rookery.farm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.jobs.Cluster;
import org.rookery.jobs.Farm;
import org.rookery.jobs.Job;
import org.rookery.jobs.Ledger;
import org.rookery.jobs.TaskOutcome;
import org.rookery.jobs.JobReport;

/**
 * What it costs that a job falls into tasks: those here sleep for a second each, so that a busy
 * machine changes little. It takes minutes, and runs by name only.
 */
@Tag("overhead")
class OverheadTest {
  private static final int TASKS = Integer.getInteger("rookery.overhead.tasks", 300);
  private static final int LANES = 2;
  private static final double MOST = 0.1;

  @TempDir private Path folder;

  /** A job of tasks that sleep. */
  private record Sleeping(List<String> tasks) implements Job {
    @Override
    public String title() {
      return "sleeping";
    }

    @Override
    public String kind() {
      return "odd";
    }

    @Override
    public String text(int task) {
      return "sleep 1000";
    }

    @Override
    public JobReport merge(List<TaskOutcome> outcomes) {
      assertThat(outcomes).allMatch(TaskOutcome::done);
      return JobReport.of("sleeping", true, List.of(), List.of(), List.of());
    }
  }

  private void takesLittleMore(
      String where, Optional<Cluster.Connection> cluster, TestReporter told) throws Exception {
    Job job = new Sleeping(IntStream.range(0, TASKS).mapToObj(i -> "task " + i).toList());
    int width = cluster.map(Cluster.Connection::width).orElse(LANES);
    long start = System.nanoTime();
    try (Ledger ledger = Ledger.open(folder.resolve("tasks.log"), Ledger.hash(job))) {
      Farm.Plan plan = new Farm.Plan(width, 60, cluster);
      new Farm(job, plan, Optional.of(ledger), (done, all, last) -> {}).run();
    }
    Duration ideal = Duration.ofSeconds(TASKS / LANES);
    double more = (double) (System.nanoTime() - start) / ideal.toNanos() - 1;
    told.publishEntry(where, TASKS + " tasks of a second take so much more: " + more);
    assertThat(more).as(where).isBetween(0.0, MOST);
  }

  @Test
  void of_threads(TestReporter told) throws Exception {
    takesLittleMore("2 threads", Optional.empty(), told);
  }

  @Test
  void of_Spark(TestReporter told) throws Exception {
    try (Cluster.Connection spark = Cluster.found().orElseThrow().connect("local[2]", "test")) {
      takesLittleMore("local[2]", Optional.of(spark), told);
    }
  }
}
