package org.rookery.farm;

import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.rookery.jobs.Cluster;
import org.rookery.jobs.Job;
import org.rookery.jobs.TaskOutcome;
import org.rookery.jobs.TaskKind;
import org.rookery.threads.WorkerPool;

/** A cluster of Apache Spark. Settings are those of {@code spark-submit}, or system properties. */
public final class SparkCluster implements Cluster {
  /** So many tasks for each processor, so that none waits while a result is on its way. */
  private static final int DEPTH = 2;

  /** Fewer are never under way: a cluster may grow when it is seen how much there is to do. */
  private static final int LEAST = 128;

  @Override
  public Connection connect(String master, String title) {
    SparkConf conf = new SparkConf().setMaster(master).setAppName(title);
    conf.setIfMissing("spark.ui.enabled", "false");
    // What workers run is this program; to a cluster it goes as the jar that it came in.
    String[] jar = JavaSparkContext.jarOfClass(SparkCluster.class);
    if (jar.length > 0) {
      conf.setIfMissing("spark.jars", String.join(",", jar));
    }
    return new Connected(new JavaSparkContext(conf));
  }

  private record Connected(JavaSparkContext context) implements Connection {
    @Override
    public int width() {
      if (!context.isLocal()) {
        // Before the first worker has come, the number of processors is unknown.
        context.parallelize(List.of(0), 1).count();
      }
      return Math.max(LEAST, DEPTH * context.defaultParallelism());
    }

    @Override
    public WorkerPool.Lane<TaskOutcome> lane(TaskKind kind, int seconds, Job job) {
      return task ->
          RemoteTask.done(
              context, new RemoteTask(kind.name(), seconds, job.tasks().get(task)), job.text(task));
    }

    @Override
    public void close() {
      context.close();
    }
  }
}
