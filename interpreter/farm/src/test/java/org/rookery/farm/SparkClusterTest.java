package org.rookery.farm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.rookery.app.job.PerftJob;
import org.rookery.app.job.Subject;
import org.rookery.game.RulesParcel;
import org.rookery.game.files.Rulebook;
import org.rookery.jobs.Cluster;
import org.rookery.jobs.Farm;
import org.rookery.jobs.Job;
import org.rookery.jobs.TaskOutcome;
import org.rookery.jobs.JobReport;
import org.rookery.jobs.TaskKind;
import org.rookery.jobs.Worker;
import org.rookery.threads.WorkerPool;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SparkClusterTest {
  private Cluster.Connection spark = new None();

  /** Stands for the cluster until there is one. */
  private record None() implements Cluster.Connection {
    @Override
    public int width() {
      return 0;
    }

    @Override
    public WorkerPool.Lane<TaskOutcome> lane(TaskKind kind, int seconds, Job job) {
      throw new IllegalStateException("no cluster");
    }

    @Override
    public void close() {}
  }

  @BeforeAll
  void begin() {
    spark = Cluster.found().orElseThrow().connect("local[2]", "test");
  }

  @AfterAll
  void end() {
    spark.close();
  }

  private JobReport run(Job job, Optional<Cluster.Connection> where) throws Exception {
    Farm.Plan plan = new Farm.Plan(4, 2, where);
    return new Farm(job, plan, Optional.empty(), (done, all, last) -> {}).run();
  }

  private static List<Subject> games(String... names) throws Exception {
    List<Subject> games = new ArrayList<>();
    Rulebook rulebook = Rulebook.here();
    for (String name : names) {
      RulesParcel rules =
          RulesParcel.of(rulebook.open(rulebook.find(java.nio.file.Path.of(""), name)));
      games.add(new Subject(name, rules, null));
    }
    return games;
  }

  @Test
  void the_report_is_that_of_threads() throws Exception {
    Job job = new PerftJob(games("chess", "makruk"), new PerftJob.Plan(4, null, 40, 0, true));
    JobReport here = run(job, Optional.empty());
    assertThat(here.text()).contains("197281");
    assertThat(run(job, Optional.of(spark))).isEqualTo(here);
  }

  @Test
  void tasks_that_go_wrong_are_lines_of_the_report() throws Exception {
    JobReport report = run(new Odd(), Optional.of(spark));
    assertThat(report.rows()).containsExactly(List.of("fine"), List.of("too"));
    assertThat(report.undone())
        .extracting(TaskOutcome::task)
        .containsExactly("throw", "endless", "large");
  }

  /** A job of which some tasks go wrong. */
  record Odd() implements Job {
    @Override
    public String title() {
      return "odd";
    }

    @Override
    public String kind() {
      return "odd";
    }

    @Override
    public List<String> tasks() {
      return List.of("fine", "throw", "endless", "large", "too");
    }

    @Override
    public String text(int task) {
      return tasks().get(task);
    }

    @Override
    public JobReport merge(List<TaskOutcome> outcomes) {
      List<List<String>> rows =
          outcomes.stream().filter(TaskOutcome::done).map(one -> List.of(one.text())).toList();
      return JobReport.of("odd", true, List.of("came to"), rows, List.of());
    }
  }

  /** Its tasks. */
  public static final class OddKind implements TaskKind {
    @Override
    public String name() {
      return "odd";
    }

    @Override
    public Worker worker() {
      return text -> {
        if (text.equals("throw")) {
          throw new IllegalStateException("oh");
        }
        if (text.startsWith("sleep ")) {
          Thread.sleep(Integer.parseInt(text.substring(6)));
        }
        while (text.equals("endless") && !Thread.currentThread().isInterrupted()) {
          Thread.onSpinWait();
        }
        return text.equals("large") ? text + new long[Integer.MAX_VALUE - 8].length : text;
      };
    }
  }
}
