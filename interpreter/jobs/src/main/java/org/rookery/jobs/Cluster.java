package org.rookery.jobs;

import java.util.Optional;
import java.util.ServiceLoader;
import org.rookery.threads.WorkerPool;

/** Another place than the threads of this process to do tasks in; found as a service. */
public interface Cluster {
  /** The cluster, if one is on the class path. */
  static Optional<Cluster> found() {
    return ServiceLoader.load(Cluster.class, Cluster.class.getClassLoader()).findFirst();
  }

  /**
   * Connects to it.
   *
   * @param master what it calls its address
   * @param title what it is to call the job
   */
  Connection connect(String master, String title);

  /** A cluster while a job is done. */
  interface Connection extends AutoCloseable {
    /** How many tasks keep all of it busy. */
    int width();

    /**
     * One who has tasks done there, one after the other, and waits for each.
     *
     * @param seconds the limit of a task
     */
    WorkerPool.Lane<TaskOutcome> lane(TaskKind kind, int seconds, Job job);

    @Override
    void close();
  }
}
