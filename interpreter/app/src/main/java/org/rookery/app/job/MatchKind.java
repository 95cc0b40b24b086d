package org.rookery.app.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rookery.game.Game;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskKind;
import org.rookery.jobs.Worker;
import org.rookery.player.match.Contestant;
import org.rookery.player.match.Contestants;
import org.rookery.player.match.MatchGame;
import org.rookery.player.match.Referee;
import org.rookery.player.value.Lessons;

/** Plays games between two players of ours. */
public final class MatchKind implements TaskKind {
  static final String NAME = "match";

  /** A task: so many games of one game. */
  record Task(Subject subject, Settings settings, int from, int to) {}

  /**
   * Who plays, and how.
   *
   * @param a as {@link Contestants} reads it
   * @param b the same
   * @param opening how many turns at random a pair of games begins with
   * @param longest after so many turns a game is drawn
   */
  public record Settings(String a, String b, int games, int opening, int longest, long seed) {}

  /** What a task comes to: games without their turns. */
  record Result(List<MatchGame> games) {}

  private record Key(Subject subject, Settings settings) {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Worker worker() {
    LastValueCache<Key, Table> last = new LastValueCache<>(Table::new);
    return text -> {
      Task task = JsonLine.read(text, Task.class);
      Table table = last.of(new Key(task.subject(), task.settings()));
      return JsonLine.of(new Result(table.games(task.from(), task.to())));
    };
  }

  /** The two players of one game, and their referee. */
  private static final class Table {
    private final Referee referee;
    private final Contestant a;
    private final Contestant b;

    Table(Key key) {
      Game game = key.subject().game();
      Settings settings = key.settings();
      referee = new Referee(game, settings.opening(), settings.longest(), settings.seed());
      a = contestant(settings.a(), game, settings.seed(), key.subject().values());
      b = contestant(settings.b(), game, settings.seed() + 1, key.subject().values());
    }

    private static Contestant contestant(String terms, Game game, long seed, Lessons learned) {
      try {
        return Contestants.of(terms, game, "", seed, learned);
      } catch (IOException e) {
        throw new IllegalArgumentException("not a player of ours: " + terms, e);
      }
    }

    List<MatchGame> games(int from, int to) {
      List<MatchGame> games = new ArrayList<>();
      for (int number = from; number < to; number++) {
        MatchGame one = referee.play(number, a, b);
        games.add(one.withoutMoves());
      }
      return games;
    }
  }
}
