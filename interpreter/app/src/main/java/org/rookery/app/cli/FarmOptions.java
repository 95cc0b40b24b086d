package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.jobs.Cluster;
import org.rookery.jobs.Farm;
import org.rookery.jobs.Job;
import org.rookery.jobs.JobReport;
import org.rookery.jobs.Ledger;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a long job is done, and where its report goes: what all of them have in common. */
final class FarmOptions {
  private static final int HASH = 8;

  @Option(
      names = "--threads",
      converter = ThreadCount.class,
      paramLabel = "N",
      description =
          "How many tasks at once; the report is the same. One for each processor if not given.")
  private int threads;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "The Spark cluster that does the tasks: local[2], spark://HOST:PORT, yarn or k8s://URL;"
              + " threads of this machine if not given.")
  private @Nullable String master;

  @Option(
      names = "--task-limit",
      paramLabel = "SECONDS",
      description = "How much processor time a task may use; ${DEFAULT-VALUE} if not given.")
  private int limit = 3600;

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description =
          "Where finished tasks are kept, and the report as text, JSON and page; a folder in"
              + " rookery-farm/ if not given. A job that was stopped goes on from there.")
  private @Nullable Path folder;

  @Option(names = "--json", description = "Print the report as JSON.")
  private boolean json;

  @Mixin private Streams streams = new Streams();

  /** Where problems are told. */
  PrintWriter err() {
    return streams.err();
  }

  /** Does a job, prints its report, and returns the exit code. */
  int run(Job job) {
    if (limit < 1) {
      throw new Refusal("There should be a limit of at least 1 s.");
    }
    if (job.tasks().isEmpty()) {
      throw new Refusal("There is nothing to do.");
    }
    String hash = Ledger.hash(job);
    Path usual = Path.of("rookery-farm", job.kind() + "-" + hash.substring(0, HASH));
    Path kept = folder == null ? usual : folder;
    try (Ledger ledger = Ledger.open(kept.resolve("tasks.log"), hash)) {
      JobReport report = done(job, ledger, kept);
      write(kept.resolve("report.txt"), report.text());
      write(kept.resolve("report.json"), report.json());
      write(kept.resolve("report.html"), report.html());
      streams.out().print(json ? report.json() : report.text());
      return report.holds() ? ExitCode.FINE : ExitCode.FAILED;
    } catch (UnusableFile e) {
      throw new Refusal(e);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new Refusal("The job was stopped; the same command goes on with it.");
    }
  }

  private JobReport done(Job job, Ledger ledger, Path kept)
      throws UnusableFile, InterruptedException {
    FarmProgress progress =
        new FarmProgress("farm " + job.kind(), job.tasks().size(), streams.err());
    progress.begin(ledger.known().size(), kept);
    // `spark-submit` says where it has been told to go.
    String where = master != null ? master : System.getProperty("spark.master");
    if (where == null) {
      int own = Runtime.getRuntime().availableProcessors();
      Farm.Plan plan = new Farm.Plan(threads == 0 ? own : threads, limit, Optional.empty());
      return new Farm(job, plan, Optional.of(ledger), progress).run();
    }
    try (Cluster.Connection cluster = cluster().connect(where, "Rookery " + job.title())) {
      int width = threads == 0 ? cluster.width() : threads;
      Farm.Plan plan = new Farm.Plan(width, limit, Optional.of(cluster));
      return new Farm(job, plan, Optional.of(ledger), progress).run();
    }
  }

  private static Cluster cluster() {
    return Cluster.found()
        .orElseThrow(
            () ->
                new Refusal(
                    "Spark is not part of this program: build it with `mvn -Pfarm,quick package"
                        + " -DskipTests -pl interpreter/farm -am` in Rookery's directory, or leave"
                        + " out --master."));
  }

  private static void write(Path file, String text) throws UnusableFile {
    OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
