package org.rookery.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Looks at a rules file again whenever it is saved. */
@Command(
    name = "watch",
    description =
        "Each time a rules file is saved: its problems, the board, how pieces move whose "
            + "rules have changed, and its tests.")
final class WatchCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();
  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    RulesWatch watch = new RulesWatch(game.file(), game.title(), streams.out());
    watch.look();
    while (true) {
      streams.err().println("watching; stop with Ctrl-C");
      streams.err().flush();
      while (!watch.isDue()) {
        FileStamps.glance();
      }
      streams.out().println();
      watch.look();
    }
  }
}
