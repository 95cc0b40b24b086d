package org.rookery.app.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.web.serve.PageServer;
import org.rookery.web.serve.Show;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows a game in the browser, anew whenever its rules are saved. */
@Command(
    name = "serve",
    description =
        "Play a game in the browser, on this machine only; the page follows whenever the rules"
            + " are saved, and shows what is wrong with them. With --room people on the network"
            + " play each other, and others watch.")
final class ServeCommand implements Callable<Integer> {
  private static final long GLANCE_MILLIS = 150;
  private static final int PORTS = 65_535;
  private static final Path LIBRARY = Rulebook.here().rules().resolveSibling("stdlib");

  @Mixin private GameArgument game = new GameArgument();

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port; any that is free, unless this says which.")
  private int port;

  @Option(
      names = "--room",
      description =
          "Open rooms for people on the network. The page that it names shows the links that let"
              + " them in; what is played is kept.")
  private boolean room;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description =
          "Where the games of rooms are kept, and gone on with when the server is started again;"
              + " GAME.rooms in this folder, unless this says where.")
  private Optional<Path> journal = Optional.empty();

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > PORTS) {
      throw new Refusal("A port is a number from 1 to " + PORTS + ".");
    }
    if (journal.isPresent() && !room) {
      throw new Refusal("A journal is of rooms: give --room, too.");
    }
    Game first = game.playable();
    if (room) {
      new RoomHost(first, game.rules(), streams).serve(journal.orElseGet(this::rooms), port);
      return ExitCode.FINE;
    }
    try (PageServer server = start(first)) {
      streams.out().println("Open " + server.address() + " in a browser; stop with Ctrl-C.");
      streams.out().flush();
      follow(server);
    } catch (IOException taken) {
      throw new Refusal("Port " + port + " cannot be used: " + taken.getMessage() + ".");
    }
    return ExitCode.FINE;
  }

  private Path rooms() {
    return Path.of(RulesFile.bareName(game.file()) + ".rooms");
  }

  private PageServer start(Game first) throws IOException {
    return PageServer.start(show(first, ""), new ServedAuthor(game.file(), game.title()), port);
  }

  private Show show(Game loaded, String problems) {
    String text = loaded.source().text();
    String name = String.valueOf(game.file().getFileName());
    return new Show(loaded, name, text, WebPages.setting(loaded, game.rules()), problems);
  }

  /** Goes on until the program is stopped from outside. */
  private void follow(PageServer server) throws InterruptedException {
    Path file = game.file();
    Map<Path, Long> stamps = stamps(file);
    while (true) {
      Thread.sleep(GLANCE_MILLIS);
      Map<Path, Long> now = stamps(file);
      if (!now.equals(stamps)) {
        stamps = now;
        reload(server, file);
      }
    }
  }

  private void reload(PageServer server, Path file) {
    Loading loading = Rulebook.here().load(file, game.title());
    try {
      if (loading.game().isPresent()) {
        server.show(show(loading.game().get(), loading.problems()));
      } else {
        server.showProblems(loading.problems());
      }
    } catch (Refusal gone) {
      server.showProblems(String.valueOf(gone.getMessage()));
    }
  }

  /** When the rules file, and each file beside it or in the library, was changed. */
  private static Map<Path, Long> stamps(Path file) {
    Map<Path, Long> stamps = new LinkedHashMap<>();
    for (Path folder : new Path[] {parent(file), Rulebook.here().rules(), LIBRARY}) {
      File[] files = folder.toFile().listFiles();
      for (File each : files == null ? new File[0] : files) {
        if (RulesFile.isRules(each.toPath())) {
          stamps.put(each.toPath(), each.lastModified() * 31 + each.length());
        }
      }
    }
    return stamps;
  }

  private static Path parent(Path file) {
    Path parent = file.toAbsolutePath().getParent();
    return parent == null ? file : parent;
  }
}
