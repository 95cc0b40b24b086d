package org.rookery.app.job;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.engine.search.Perft;
import org.rookery.engine.search.PerftTable;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.engine.GameEngine;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskKind;
import org.rookery.jobs.Worker;

/** Counts the leaves below some positions. */
public final class PerftKind implements TaskKind {
  static final String NAME = "perft";

  /**
   * A task.
   *
   * @param start of the count
   * @param megabytes of a table of what has been counted; 0 for none
   * @param depth how deep to count below each position
   * @param paths from the start to the positions, as {@link PerftSplit} says them
   */
  record Task(Start start, int megabytes, int depth, List<List<Integer>> paths) {}

  /**
   * Where a count starts.
   *
   * @param fen null for the start of the game
   */
  record Start(Subject subject, @Nullable String fen) {
    Match match() {
      Game game = subject.game();
      try {
        return fen == null ? game.start() : game.position(fen);
      } catch (BadPosition e) {
        throw new IllegalArgumentException(e);
      }
    }
  }

  /** What a task comes to: the leaves below each position. */
  record Result(List<Long> leaves) {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Worker worker() {
    LastValueCache<Key, Counter> last = new LastValueCache<>(Counter::new);
    return text -> {
      Task task = JsonLine.read(text, Task.class);
      return JsonLine.of(last.of(new Key(task.start(), task.megabytes())).count(task));
    };
  }

  private record Key(Start start, int megabytes) {}

  /** Counts below positions of one game. */
  private static final class Counter {
    private final GameEngine engine;
    private final Position position;
    private final Perft perft;

    Counter(Key key) {
      Match match = key.start().match();
      engine = match.engine();
      position = new Position(match.position());
      boolean table = key.megabytes() > 0 && PerftTable.allows(engine.generator());
      perft =
          new Perft(
              engine.generator(),
              table ? new PerftTable(engine.generator(), key.megabytes()) : null);
    }

    Result count(Task task) {
      List<Long> leaves = new ArrayList<>();
      for (List<Integer> path : task.paths()) {
        PerftSplit.follow(engine, position, path);
        leaves.add(perft.count(position, task.depth()));
        path.forEach(unused -> position.unmake());
      }
      return new Result(leaves);
    }
  }
}
