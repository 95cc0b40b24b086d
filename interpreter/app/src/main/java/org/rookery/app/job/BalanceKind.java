package org.rookery.app.job;

import java.util.List;
import java.util.stream.IntStream;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskKind;
import org.rookery.jobs.Worker;
import org.rookery.player.balance.GameNotes;
import org.rookery.player.balance.SelfPlay;

/** Plays games of the player against itself. */
public final class BalanceKind implements TaskKind {
  static final String NAME = "balance";

  /** A task: so many games of one game. */
  record Task(Subject subject, Settings settings, int from, int to) {}

  /**
   * How games are played.
   *
   * @param nodes how many turns are tried for each that is made
   * @param longest after so many turns a game is broken off
   */
  public record Settings(int games, long nodes, int longest, long seed) {}

  /** What a task comes to. */
  record Result(List<GameNotes> notes) {}

  private record Key(Subject subject, Settings settings) {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Worker worker() {
    LastValueCache<Key, SelfPlay> last = new LastValueCache<>(BalanceKind::play);
    return text -> {
      Task task = JsonLine.read(text, Task.class);
      SelfPlay play = last.of(new Key(task.subject(), task.settings()));
      List<GameNotes> notes = IntStream.range(task.from(), task.to()).mapToObj(play::play).toList();
      return JsonLine.of(new Result(notes));
    };
  }

  private static SelfPlay play(Key key) {
    Settings settings = key.settings();
    return new SelfPlay(
        key.subject().game(),
        settings.nodes(),
        settings.longest(),
        settings.seed(),
        key.subject().values());
  }
}
