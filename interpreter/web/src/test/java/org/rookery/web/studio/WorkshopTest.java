package org.rookery.web.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.game.Rules;

final class WorkshopTest {
  private static final String RULES =
      """
      (include "shared")
      (game (title "Small") (the-players)
        (board (rectangle 2 2))
        (board-setup (White (Man a1)) (Black (Man b2)))
        (piece (name Man) (letter M) (moves (n (verify empty?) add))))
      """;

  private static final String SHARED =
      "(define the-players (players White Black) (turn-order White Black))";

  private final Workshop workshop = workshop(SHARED);

  private static Workshop workshop(String shared) {
    return new Workshop(
        text -> Rules.of("small.rules", Map.of("small.rules", text, "shared.rules", shared)),
        (game, rules) -> "{\"of\":\"" + game.title() + ", " + rules.main().name() + "\"}",
        null,
        3);
  }

  @Test
  void hasNoTableBeforeAGameIsLoaded() {
    assertThat(workshop.ask("state", "")).isEqualTo("{\"problem\":\"No game has been loaded.\"}");
    workshop.open(
        Rules.of("small.rules", RULES.replace("(include \"shared\")", SHARED)).load().orThrow());
    assertThat(workshop.ask("play", "a1-a2")).contains("\"played\":[\"a1-a2\"]");
  }

  @Test
  void rulesWithoutAnErrorArePlayed() {
    assertThat(workshop.ask("rules", RULES))
        .isEqualTo(
            "{\"errors\":0,\"problems\":\"\",\"marks\":[],\"title\":\"Small\","
                + "\"setting\":\"{\\\"of\\\":\\\"Small, small.rules\\\"}\"}");
    assertThat(workshop.ask("play", "a1-a2")).contains("\"played\":[\"a1-a2\"]");
    assertThat(workshop.ask("rules", RULES.replace("(n ", "(e "))).contains("\"errors\":0");
    assertThat(workshop.ask("state", "")).as("another game").contains("\"played\":[]", "a1-b1");
  }

  @Test
  void mistakesAreMarkedAndTheGameBeforeGoesOn() {
    workshop.ask("rules", RULES);
    workshop.ask("play", "a1-a2");
    String answer = workshop.ask("rules", RULES.replace("verify", "verifi"));
    int start = RULES.indexOf("verify");
    assertThat(answer)
        .contains("\"errors\":1,", "small.rules:5:")
        .contains("\"start\":" + start + ",\"end\":" + (start + 6) + ",\"line\":5,\"column\":43,")
        .contains("\"severity\":\"error\",\"message\":\"", "verifi", "\"help\":\"")
        .doesNotContain("setting", "title");
    assertThat(workshop.ask("state", "")).contains("\"played\":[\"a1-a2\"]");
  }

  @Test
  void warningsAreMarkedAsSuchAndTheGameIsPlayed() {
    assertThat(
            workshop.ask(
                "rules",
                RULES.replace(
                    "(piece (name Man)",
                    "(royal Lost) (piece (name Lost) (moves (n add))) (piece (name Man)")))
        .contains("\"errors\":0", "\"severity\":\"warning\"", "\"setting\":");
  }

  @Test
  void aMarkIsNeverEmpty() {
    assertThat(workshop.ask("rules", "")).contains("\"start\":0,\"end\":1,");
  }

  @Test
  void mistakesOfAnIncludedTextStandInTheFirstLine() {
    assertThat(workshop("\n" + SHARED + ")").ask("rules", RULES))
        .contains("\"start\":0,\"end\":0,\"line\":1,\"column\":1,", "shared.rules:2:");
  }

  @Test
  void manyMistakesAreCutOff() {
    String many = "(nonsense)\n".repeat(300);
    assertThat(workshop.ask("rules", many).split("\"severity\":\"error\"", -1)).hasSize(201);
  }

  @Test
  void longRulesAreNotRead() {
    String most = RULES + " ".repeat(Workshop.LONGEST - RULES.length());
    assertThat(workshop.ask("rules", most)).contains("\"errors\":0");
    assertThat(workshop.ask("rules", most + " "))
        .isEqualTo("{\"problem\":\"These rules are too long for a page.\"}");
  }

  @Test
  void theVocabularyHasTheWordsOfTheLanguageAndMore() {
    assertThat(
            EditorVocabulary.json(
                List.of(new EditorVocabulary.Word("name", "place", "usage", "sentence"))))
        .startsWith("[[\"")
        .contains("[\"board-setup\",\"section of a game\",\"(board-setup ")
        .endsWith(",[\"name\",\"place\",\"usage\",\"sentence\"]]");
  }
}
