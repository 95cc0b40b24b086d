package org.rookery.farm;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.BoundedTasks;
import org.rookery.jobs.TaskOutcome;
import org.rookery.jobs.TaskKind;

/**
 * A task on its way to a worker: its name, and who is to do it; its text is the data. Each is a
 * Spark job of one partition, so that one that kills its workers ends no other.
 */
final class RemoteTask implements Function<String, String> {
  private static final long serialVersionUID = 1;

  /** Those in this worker who wait for their next task, with the games they have compiled. */
  private static final ConcurrentMap<String, Queue<BoundedTasks>> IDLE = new ConcurrentHashMap<>();

  private final String kind;
  private final int seconds;
  private final String name;

  RemoteTask(String kind, int seconds, String name) {
    this.kind = kind;
    this.seconds = seconds;
    this.name = name;
  }

  /** Has the task done, and waits for it. */
  static TaskOutcome done(JavaSparkContext context, RemoteTask task, String text) throws Exception {
    try {
      String line = context.parallelize(List.of(text), 1).map(task).collect().get(0);
      return JsonLine.read(line, TaskOutcome.class);
    } catch (Exception lost) { // Spark throws checked exceptions without saying so
      if (context.sc().isStopped() || lost instanceof InterruptedException) {
        throw lost;
      }
      return new TaskOutcome(
          task.name, TaskOutcome.Fate.FAILED, "its workers were lost: " + firstLine(lost));
    }
  }

  private static String firstLine(Exception problem) {
    return String.valueOf(problem.getMessage()).lines().findFirst().orElse("");
  }

  /** On the worker. */
  @Override
  public String call(String text) throws InterruptedException {
    Queue<BoundedTasks> idle =
        IDLE.computeIfAbsent(kind + " " + seconds, unused -> new ConcurrentLinkedQueue<>());
    BoundedTasks free = idle.poll();
    BoundedTasks limited = free == null ? new BoundedTasks(TaskKind.named(kind), seconds) : free;
    try {
      return JsonLine.of(limited.work(name, () -> text));
    } finally {
      idle.add(limited);
    }
  }
}
