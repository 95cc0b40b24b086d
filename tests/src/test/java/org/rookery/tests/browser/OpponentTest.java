package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.tests.Games;

/**
 * In a page of one file, opened in Chromium without a network, the program moves at levels 1, 3 and
 * 5, in games of all families; {@code -Drookery.shots=FOLDER} keeps pictures to be looked at.
 */
@Tag("browser")
final class OpponentTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String LEVELS = "(['1', '3', '5'])";

  @TempDir private static Path folder;

  /** One for all games: starting it takes as long as a move. */
  private static Chromium browser;

  @BeforeAll
  static void start() throws IOException {
    browser = Chromium.start(folder.resolve("profile"));
  }

  @AfterAll
  static void close() throws IOException {
    browser.close();
  }

  /** What a page keeps of its seats is not for the next. */
  @AfterEach
  void forget() {
    browser.evaluate("localStorage.clear(); ''");
  }

  @Tag("page")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "atomic",
        "crazyhouse",
        "alice-chess",
        "grand-chess",
        "janggi",
        "glinski",
        "raumschach",
        "chu-shogi",
        "chaturaji",
        "international-draughts",
        "hex",
        "backgammon",
        "kalah",
        "chinese-checkers"
      })
  void the_program_moves(String name) throws IOException {
    answers(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess",
        "ruddigore",
        "baroque",
        "chess960",
        "spartan-chess",
        "makruk",
        "xiangqi",
        "shogi",
        "duck-chess",
        "go-9x9",
        "othello",
        "nine-mens-morris",
        "connect-four",
        "oware",
        "hnefatafl",
        "bagh-chal"
      })
  void the_program_moves_in_other_games(String name) throws IOException {
    answers(name);
  }

  private static void answers(String name) throws IOException {
    Path page = Files.writeString(folder.resolve(name + ".html"), SitePages.alone(name));
    browser.open(page.toUri());
    JsonNode told = JSON.readTree(browser.evaluate(SitePages.script("opponent.js") + LEVELS));
    keep(name);

    assertThat(told.path("problem").asText()).isEmpty();
    assertThat(browser.messages()).isEmpty();
    assertThat(told.path("played")).hasSizeGreaterThanOrEqualTo(3);
    Match match = Games.game(name).start();
    for (JsonNode move : told.path("played")) {
      assertThat(match.turns().read(move.asText())).isInstanceOf(TurnReading.Found.class);
      match.play(move.asText());
    }
    assertThat(told.path("fen").asText()).isEqualTo(match.fen());
  }

  private static void keep(String name) throws IOException {
    String shots = System.getProperty("rookery.shots", "");
    if (!shots.isEmpty()) {
      Files.write(Path.of(shots, name + ".png"), browser.picture());
    }
  }
}
