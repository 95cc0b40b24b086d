package org.rookery.jobs;

import java.util.ServiceLoader;

/** Something that a machine can do; found as a service, wherever tasks are done. */
public interface TaskKind {
  /** What jobs call it. */
  String name();

  /** A worker for one thread, with whatever it keeps between tasks. */
  Worker worker();

  /**
   * The kind of that name.
   *
   * @throws IllegalArgumentException when this machine knows none
   */
  static TaskKind named(String name) {
    // The loader of this class, since threads of a cluster may have another one.
    return ServiceLoader.load(TaskKind.class, TaskKind.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no kind of task `" + name + "`"));
  }
}
