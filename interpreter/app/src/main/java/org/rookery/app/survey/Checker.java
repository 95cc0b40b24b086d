package org.rookery.app.survey;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.rookery.game.LoadingAll;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.lint.Review;

/** Loads rules files to see what is wrong with them; nothing a file does can stop it. */
public final class Checker {
  private static final long NANOS_PER_MILLISECOND = 1_000_000;

  private final Rulebook rulebook;
  private final Duration time;

  /** Whether old files are looked through for what their authors hardly meant, too. */
  private final boolean lintsOld;

  /**
   * A checker of rules files.
   *
   * @param time how long one file may take
   * @param lintsOld whether lint looks at old files, too
   */
  public Checker(Rulebook rulebook, Duration time, boolean lintsOld) {
    this.rulebook = rulebook;
    this.time = time;
    this.lintsOld = lintsOld;
  }

  /** Loads every game of a file. */
  public FileCheck check(Path file) {
    long start = System.nanoTime();
    AtomicReference<LoadingAll> whole = new AtomicReference<>();
    Optional<String> failure = TimedRun.over(run -> whole.set(loaded(file)), time);
    long milliseconds = (System.nanoTime() - start) / NANOS_PER_MILLISECOND;
    return failure
        .map(words -> FileCheck.failed(file.toString(), words, milliseconds))
        .orElseGet(() -> FileCheck.of(Objects.requireNonNull(whole.get()), milliseconds));
  }

  /** All games of a file, with those that cannot begin reported. */
  private LoadingAll loaded(Path file) {
    try {
      Rules rules = rulebook.open(file);
      LoadingAll all = Review.of(rules, lintsOld || !rules.main().dialect().lenient());
      return new LoadingAll(file.toString(), all.games(), all.diagnostics(), Optional.empty());
    } catch (NoSuchGame unreadable) {
      Optional<String> why = Optional.of(String.valueOf(unreadable.getMessage()));
      return new LoadingAll(file.toString(), List.of(), new Diagnostics(), why);
    }
  }
}
