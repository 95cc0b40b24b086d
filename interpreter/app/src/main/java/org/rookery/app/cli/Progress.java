package org.rookery.app.cli;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A bar on standard error that shows how far a long job has come; on a terminal only, and only once
 * it is long.
 */
final class Progress implements AutoCloseable {
  private static final long LONG_NANOS = 1_500_000_000L;

  private final String name;
  private final int steps;
  private final long start = System.nanoTime();
  private int done;
  private @Nullable ProgressBar bar;

  Progress(String name, int steps) {
    this.name = name;
    this.steps = steps;
  }

  /** One more step is done. */
  void step() {
    done++;
    if (bar == null && System.nanoTime() - start > LONG_NANOS && Keyboard.isThere()) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(name)
              .setInitialMax(steps)
              .setStyle(ProgressBarStyle.ASCII)
              .clearDisplayOnFinish()
              .build();
    }
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
