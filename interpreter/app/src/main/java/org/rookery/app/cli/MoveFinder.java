package org.rookery.app.cli;

import org.rookery.engine.run.Backend;

/** What finds the turns, by its name on the command line. */
enum MoveFinder {
  bytecode,
  graph,
  walker;

  /** What the engine runs with; the walker is no part of it. */
  Backend backend() {
    return switch (this) {
      case bytecode -> Backend.fastest();
      case graph -> Backend.GRAPH;
      case walker -> throw new IllegalArgumentException("the walker does without the engine");
    };
  }
}
