package org.rookery.jobs;

/** Does tasks of one kind, one after the other on one thread. */
@FunctionalInterface
public interface Worker {
  /**
   * Does a task.
   *
   * @param text of the task, as its job wrote it
   * @return what came of it, on one line: the same for the same text
   */
  String work(String text) throws Exception;
}
