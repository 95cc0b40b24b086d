package org.rookery.engine.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.Backend;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.GameProgram;
import org.rookery.threads.WorkerPool;

/**
 * Counts leaves by several threads: each takes the next turn, or the next two where there are few,
 * and counts what is below it with a generator of its own.
 */
public final class ParallelPerft {
  /** With fewer tasks per thread than this, some threads would wait for the last at the end. */
  private static final int TASKS = 16;

  private final GameProgram program;
  private final Backend backend;
  private final int threads;
  private final @Nullable PerftTable table;

  /** A counter by so many threads, at least one; with a table they share, or none. */
  public ParallelPerft(
      GameProgram program, Backend backend, int threads, @Nullable PerftTable table) {
    this.program = program;
    this.backend = backend;
    this.threads = threads;
    this.table = table;
  }

  /** What is counted below one first turn, and how much of that is still to be done. */
  private static final class Branch {
    final Move first;
    long leaves;
    int open;

    Branch(Move first) {
      this.first = first;
    }
  }

  /** A part of the count: what is below these turns. */
  private record Task(Branch branch, List<Move> turns) {}

  /**
   * The leaves below each legal move, in the generator's order; {@code depth} is at least 1. The
   * position is left as it was.
   *
   * @param progress run each time all below one of these moves has been counted, by one thread at a
   *     time
   * @throws ArithmeticException when a number does not fit a {@code long}
   */
  public Map<Move, Long> divide(Position position, int depth, Runnable progress) {
    List<Branch> branches = new ArrayList<>();
    List<Task> tasks = tasks(position, depth, branches);
    branches.stream().filter(branch -> branch.open == 0).forEach(branch -> progress.run());
    work(position, depth, tasks, progress);
    Map<Move, Long> leaves = new LinkedHashMap<>();
    branches.forEach(branch -> leaves.put(branch.first, branch.leaves));
    return leaves;
  }

  private List<Task> tasks(Position position, int depth, List<Branch> branches) {
    MoveGenerator generator = new MoveGenerator(program, backend);
    Adjudicator adjudicator = new Adjudicator(generator);
    if (adjudicator.isOver(position)) {
      return List.of();
    }
    List<Move> moves = generator.legalMoves(position);
    boolean both = depth > 2 && threads > 1 && moves.size() < TASKS * threads;
    Position ahead = new Position(position);
    List<Task> tasks = new ArrayList<>();
    for (Move first : moves) {
      Branch branch = new Branch(first);
      branches.add(branch);
      ahead.make(first);
      if (!both) {
        tasks.add(new Task(branch, List.of(first)));
        branch.open = 1;
      } else if (!adjudicator.isOver(ahead)) {
        List<Move> seconds = generator.legalMoves(ahead);
        seconds.forEach(second -> tasks.add(new Task(branch, List.of(first, second))));
        branch.open = seconds.size();
      }
      ahead.unmake();
    }
    return tasks;
  }

  private void work(Position position, int depth, List<Task> tasks, Runnable progress) {
    WorkerPool.<Long>runUnchecked(
        threads,
        WorkerPool.all(tasks.size()),
        () -> lane(new Position(position), depth, tasks),
        (number, leaves) -> {
          Branch branch = tasks.get(number).branch();
          branch.leaves = Math.addExact(branch.leaves, leaves);
          if (--branch.open == 0) {
            progress.run();
          }
          return true;
        });
  }

  private WorkerPool.Lane<Long> lane(Position own, int depth, List<Task> tasks) {
    Perft perft = new Perft(new MoveGenerator(program, backend), table);
    return number -> {
      List<Move> turns = tasks.get(number).turns();
      turns.forEach(own::make);
      long leaves = perft.count(own, depth - turns.size());
      turns.forEach(turn -> own.unmake());
      return leaves;
    };
  }
}
