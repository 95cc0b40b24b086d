package org.rookery.app.survey;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import org.rookery.game.Game;
import org.rookery.game.LoadingAll;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.source.Dialect;
import org.rookery.walker.Allowance;

/** Plays random games of rules files, all checks on; nothing a file does can stop it. */
public final class Soaker {
  private static final long NANOS_PER_MILLISECOND = 1_000_000;
  private static final Duration LOADING = Duration.ofSeconds(60);

  private final SoakPlan plan;

  /** One who plays by a plan. */
  public Soaker(SoakPlan plan) {
    this.plan = plan;
  }

  /** Loads the games of some rules, one after the other, each when the one before is done with. */
  @FunctionalInterface
  public interface Loader {
    /** Hands over each game that can be played, with its title. */
    LoadingAll loadEach(BiConsumer<String, Game> each);
  }

  /**
   * Plays every game of a file.
   *
   * @param file what it is called
   */
  public FileSoak soak(String file, Loader loader) {
    long start = System.nanoTime();
    Run run = new Run();
    Optional<String> failure = TimedRun.over(timed -> run.play(loader, timed), LOADING);
    List<SoakedGame> games = List.copyOf(run.games);
    List<FileSoak.Failure> failures = new ArrayList<>();
    Map<String, Integer> ends = new TreeMap<>();
    Map<String, String> notBegun = new LinkedHashMap<>();
    for (SoakedGame game : games) {
      ends.merge(game.failures().isEmpty() ? game.end() : "failure", 1, Integer::sum);
      if (!game.failures().isEmpty()) {
        failures.add(failure(game));
      }
      if (!game.because().isEmpty()) {
        notBegun.put(game.game(), game.because());
      }
    }
    failure.ifPresent(words -> failures.add(run.stopped(words)));
    LoadingAll whole = run.whole.get();
    return new FileSoak(
        file,
        whole == null ? !games.isEmpty() : whole.errors() == 0,
        whole == null ? 0 : whole.errors(),
        new TreeSet<>(games.stream().map(SoakedGame::game).toList()).size(),
        games.size() + (run.now.get() == null ? 0 : 1),
        games.stream().mapToLong(SoakedGame::plies).sum(),
        games.stream().mapToLong(SoakedGame::compared).sum(),
        ends,
        notBegun,
        failures,
        (System.nanoTime() - start) / NANOS_PER_MILLISECOND);
  }

  private static FileSoak.Failure failure(SoakedGame game) {
    return new FileSoak.Failure(game.game(), game.seed(), game.failures(), game.turns());
  }

  /** The games of one file, seen from the thread that plays and from the one that waits. */
  private final class Run {
    final List<SoakedGame> games = Collections.synchronizedList(new ArrayList<>());
    final AtomicReference<RandomGame> now = new AtomicReference<>();
    final AtomicReference<LoadingAll> whole = new AtomicReference<>();

    void play(Loader loader, TimedRun timed) {
      timed.begin("while loading", LOADING);
      whole.set(
          loader.loadEach(
              (title, game) -> {
                if (plan.title().map(title::equals).orElse(true)) {
                  play(title, game, timed);
                  timed.begin("while loading", LOADING);
                }
              }));
    }

    private void play(String title, Game game, TimedRun timed) {
      Allowance walks = new Allowance(plan.nodes(), plan.plies());
      boolean lenient = Dialect.of(game.file()).lenient();
      GameEngine engine = game.engine();
      for (int i = 0; i < plan.games(); i++) {
        RandomGame random = new RandomGame(title, engine, lenient, plan, plan.seed() + i, walks);
        now.set(random);
        // The rules of old files are unrolled while they are first used.
        Duration first = i == 0 ? LOADING : Duration.ZERO;
        timed.begin("while playing", plan.time().multipliedBy(2).plus(first));
        SoakedGame played = random.play();
        now.set(null);
        games.add(played);
        if (played.plies() == 0) {
          return; // the others begin alike
        }
      }
    }

    /** The failure that the game now being played, or the loading, came to. */
    FileSoak.Failure stopped(String words) {
      RandomGame game = now.get();
      return game == null
          ? new FileSoak.Failure("", plan.seed(), List.of(words), List.of())
          : failure(game.played(words, List.of(words)));
    }
  }
}
