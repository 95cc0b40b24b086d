package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.tests.Games;

/**
 * Whole games by clicks against level 2, to their ends: a person who makes moves at random, passes
 * after 60 moves where that can be done, and resigns after 300. What the page says at the end is
 * what the rules say of the same moves in the JVM.
 */
@Tag("browser")
final class WholeGamesTest {
  private static final System.Logger LOG = System.getLogger("browser");
  private static final int SEED = Integer.getInteger("rookery.seed", 20261126);

  @TempDir private static Path folder;
  private static VisitedPage page;

  @BeforeAll
  static void start() throws IOException {
    page = new VisitedPage(folder);
  }

  @AfterAll
  static void end() throws IOException {
    page.close();
  }

  /** Promotion, drops, sowing, dice, a second piece to be put, gating. */
  @Tag("page")
  @ParameterizedTest
  @ValueSource(strings = {"chess", "shogi", "oware", "backgammon", "duck-chess", "ready-chess"})
  void a_game_comes_to_its_end(String name) throws IOException {
    play(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ruddigore",
        "baroque",
        "by-rook-or-by-crook",
        "xiangqi",
        "glinski",
        "raumschach",
        "go-9x9"
      })
  void another_game_comes_to_its_end(String name) throws IOException {
    play(name);
  }

  private static void play(String name) throws IOException {
    page.open(name);
    page.browser().evaluate(SitePages.script("whole.js"));
    page.browser().evaluate("whole.start(" + SEED + ")");
    long since = System.nanoTime();
    String told = "";
    while (told.isEmpty()) {
      told = page.browser().evaluate("whole.on(60)");
    }
    JsonNode game = new ObjectMapper().readTree(told);
    LOG.log(
        System.Logger.Level.INFO,
        String.format(
            Locale.ROOT,
            "%s: %d moves, %.0f s, %s",
            name,
            game.path("played").size(),
            (System.nanoTime() - since) / 1e9,
            game.path("state").asText()));

    assertThat(game.path("problem").asText()).isEmpty();
    assertThat(page.browser().messages()).isEmpty();
    Match match = Games.game(name).start();
    game.path("played").forEach(move -> match.play(move.asText()));
    assertThat(game.path("fen").asText()).isEqualTo(match.fen());
    if (game.path("resigned").asBoolean()) {
      assertThat(game.path("state").asText()).contains(" resigns. ").endsWith(" wins.");
      assertThat(match.turns().isEmpty()).as("the rules go on").isFalse();
    } else {
      assertThat(game.path("state").asText())
          .isNotBlank()
          .isEqualTo(MatchSight.of(match, match.mover()).state());
      assertThat(match.turns().isEmpty()).as("it is over").isTrue();
    }
  }
}
