package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * In the page of every game, opened in Chromium from a file without a network, random games are
 * played by clicks; after each turn the page's position is that of the JVM, and nothing is written
 * to the console.
 */
@Tag("browser")
final class ChromiumTest {
  private static final int TURNS = Integer.getInteger("rookery.plies", 100);

  /** A square board, rings, hexagons, levels, points, pits, a star. */
  private static final List<String> SHAPES =
      List.of(
          ("ruddigore ready-chess baroque by-rook-or-by-crook glinski raumschach xiangqi shogi oware"
                  + " kalah chinese-checkers alquerque")
              .split(" "));

  @TempDir private Path folder;

  @Test
  void every_game_is_played_by_clicks() throws IOException {
    String play = SitePages.script("play.js");
    SitePages pages = new SitePages(folder);
    List<String> differing = new ArrayList<>();
    try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
      for (String name : Browsers.games()) {
        Path page = pages.write(name);
        Playbook game = Playbook.of(name, TURNS);
        long since = System.nanoTime();
        browser.open(page.toUri());
        String told = browser.evaluate(play + "(" + game.json("never") + ")");
        String problem = browser.messages().isEmpty() ? told : told + " " + browser.messages();
        Browsers.tell("chromium", game, since, problem);
        if (!problem.isEmpty()) {
          differing.add(name + ": " + problem);
        }
        Files.delete(page);
      }
    }
    assertThat(differing).isEmpty();
  }

  /**
   * Boards of all shapes, as somebody sees them who has tried what he may not; {@code
   * -Drookery.shots=FOLDER} keeps pictures to be looked at.
   */
  @Test
  void what_cannot_be_played_is_explained() throws IOException {
    String shots = System.getProperty("rookery.shots", "");
    SitePages pages = new SitePages(folder);
    try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
      for (String name : SHAPES) {
        Path page = pages.write(name);
        browser.open(page.toUri());
        String told = browser.evaluate(SitePages.script("illegal.js"));
        assertThat(told).as(name).containsPattern("(?s): .*\\S");
        assertThat(browser.messages()).as(name).isEmpty();
        if (!shots.isEmpty()) {
          Files.write(Path.of(shots, name + ".png"), browser.picture());
          Files.writeString(Path.of(shots, name + ".txt"), told);
        }
      }
    }
  }
}
