package org.rookery.tests.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.ProgramUnderTest;

/** Writes sites as `rookery publish --all` does: of all games, or of a few. */
final class WrittenSite {
  private WrittenSite() {}

  /** A site of all games, in a folder. */
  static Path all(Path folder) throws IOException, InterruptedException {
    return published(folder, Checkout.path(""));
  }

  /** A site of some games, with the suites that they have. */
  static Path of(List<String> games, Path folder) throws IOException, InterruptedException {
    Path home = folder.resolve("home");
    for (Path file : Checkout.files("stdlib")) {
      copy(file, home);
    }
    for (String name : games) {
      copy(Checkout.path("").resolve(Games.game(name).file()), home);
    }
    for (Path suite : Checkout.files("tests/regression")) {
      if (games.contains(suite.getFileName().toString().replace(".yaml", ""))) {
        copy(suite, home);
      }
    }
    return published(folder, home);
  }

  private static void copy(Path from, Path home) throws IOException {
    Path to = home.resolve(Checkout.path("").relativize(from));
    Files.createDirectories(to.resolveSibling(""));
    Files.copy(from, to);
  }

  private static Path published(Path folder, Path home) throws IOException, InterruptedException {
    Path site = folder.resolve("site");
    ProgramUnderTest.run(home, "publish", "--all", "-o", site.toString());
    return site;
  }
}
