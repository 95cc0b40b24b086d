package org.rookery.jobs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.rookery.language.file.UnusableFile;
import org.rookery.threads.WorkerPool;

/** Has a job done, whatever becomes of single tasks, and makes its report. */
public final class Farm {
  private final Job job;
  private final Plan plan;
  private final Optional<Ledger> ledger;
  private final Watcher watcher;

  /**
   * How a job is done.
   *
   * @param threads how many tasks at a time
   * @param seconds of processor time that a task may take
   * @param cluster where; in threads of this process when empty
   */
  public record Plan(int threads, int seconds, Optional<Cluster.Connection> cluster) {}

  /** Is told how far a job has come, by one thread at a time. */
  @FunctionalInterface
  public interface Watcher {
    /**
     * Another task is finished.
     *
     * @param done how many are, in this run
     * @param all how many there are for this run
     */
    void progress(int done, int all, TaskOutcome last);
  }

  /**
   * A farm for one job.
   *
   * @param ledger where finished tasks are kept; nowhere when empty
   */
  public Farm(Job job, Plan plan, Optional<Ledger> ledger, Watcher watcher) {
    this.job = job;
    this.plan = plan;
    this.ledger = ledger;
    this.watcher = watcher;
  }

  /**
   * Does what is left of the job.
   *
   * @throws UnusableFile when the ledger cannot be written
   */
  public JobReport run() throws UnusableFile, InterruptedException {
    List<String> names = job.tasks();
    Map<String, TaskOutcome> known = ledger.map(Ledger::known).orElse(Map.of());
    SortedMap<Integer, TaskOutcome> outcomes = new TreeMap<>();
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      TaskOutcome before = known.get(names.get(i));
      if (before == null) {
        left.add(i);
      } else {
        outcomes.put(i, before);
      }
    }
    Run run = new Run(left.size(), outcomes);
    run.lanes(plan.threads(), left);
    // Who asked for too much may have taken the memory of others: each gets all of it once.
    List<Integer> again = List.copyOf(run.hungry);
    run.alone = true;
    run.lanes(1, again);
    List<TaskOutcome> inOrder = List.copyOf(outcomes.values());
    JobReport report = job.merge(inOrder).without(inOrder);
    if (ledger.isPresent()) {
      ledger.get().end();
    }
    return report;
  }

  /** What is known while the tasks are done. */
  private final class Run implements WorkerPool.ResultConsumer<TaskOutcome> {
    final int all;
    final Map<Integer, TaskOutcome> outcomes;
    final List<Integer> hungry = new ArrayList<>();
    boolean alone;
    private int done;

    Run(int all, Map<Integer, TaskOutcome> outcomes) {
      this.all = all;
      this.outcomes = outcomes;
    }

    void lanes(int threads, List<Integer> tasks) throws UnusableFile, InterruptedException {
      TaskKind kind = TaskKind.named(job.kind());
      try {
        WorkerPool.run(threads, tasks, () -> lane(kind), this);
      } catch (ExecutionException e) {
        if (e.getCause() instanceof UnusableFile unwritten) {
          throw unwritten;
        }
        throw new IllegalStateException("a job that cannot be gone on with", e.getCause());
      }
    }

    @Override
    public boolean take(int task, TaskOutcome outcome) throws UnusableFile {
      if (outcome.fate() == TaskOutcome.Fate.MEMORY && !alone) {
        hungry.add(task);
        return true;
      }
      if (ledger.isPresent()) {
        ledger.get().keep(outcome);
      }
      outcomes.put(task, outcome);
      watcher.progress(++done, all, outcome);
      return true;
    }
  }

  private WorkerPool.Lane<TaskOutcome> lane(TaskKind kind) {
    return plan.cluster()
        .map(cluster -> cluster.lane(kind, plan.seconds(), job))
        .orElseGet(() -> new OwnLane(new BoundedTasks(kind, plan.seconds()), job));
  }

  /** A thread of this process. */
  private record OwnLane(BoundedTasks limited, Job job) implements WorkerPool.Lane<TaskOutcome> {
    @Override
    public TaskOutcome run(int task) throws InterruptedException {
      return limited.work(job.tasks().get(task), () -> job.text(task));
    }

    @Override
    public void close() {
      limited.close();
    }
  }
}
