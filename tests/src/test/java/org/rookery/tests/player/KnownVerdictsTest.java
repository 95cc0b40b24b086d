package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.game.Game;
import org.rookery.player.trial.KnownVerdicts;
import org.rookery.player.trial.SearchTrial;
import org.rookery.player.trial.SearchTrial.Verdict;
import org.rookery.player.value.Evaluation;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.golden.Golden;

/** Nobody waits for a trial of a game that comes with the program. */
class KnownVerdictsTest {
  private static final int EVERY = 30;

  /**
   * Lines that whole games bear out and a short trial does not: 8 of 10 against 4 of 10 at level 2.
   */
  private static final Set<String> PLAYED = Set.of("clobber-10x10");

  static List<String> some() {
    return Games.everyNth(Games.names(), EVERY).stream()
        .filter(name -> !PLAYED.contains(name))
        .toList();
  }

  /** With {@code -Drookery.goldens=update} games that have no line are tried now. */
  @Test
  @Tag(Games.CATALOGUE)
  void every_game_has_a_line() {
    List<String> lines = new ArrayList<>();
    for (String name : Games.names()) {
      Game game = Games.game(name);
      String rules = game.rulesText();
      Verdict verdict = KnownVerdicts.of(rules).orElseGet(() -> found(game));
      lines.add(KnownVerdicts.line(name, rules, verdict));
    }
    Golden.check(
        Checkout.path("interpreter/player/src/main/resources/org/rookery/player/trial")
            .resolve(KnownVerdicts.RESOURCE),
        String.join("\n", lines) + "\n");
  }

  @ParameterizedTest
  @MethodSource("some")
  @Tag(Games.CATALOGUE)
  void a_trial_finds_what_the_line_says(String name) {
    Game game = Games.game(name);
    Verdict known = KnownVerdicts.of(game.rulesText()).orElseThrow();
    Verdict found = found(game);
    assertThat(found.playsOut()).isEqualTo(known.playsOut());
    assertThat(found.squares().orElse(new int[0])).isEqualTo(known.squares().orElse(new int[0]));
  }

  /** Of each kind of verdict there is one among the lines, and all of them are read. */
  @Test
  void verdicts_are_read_back() {
    String rules = "these rules";
    Stream<String> kinds =
        KnownVerdicts.lines().stream()
            .map(line -> line.split(" ")[2].replaceAll(".*,.*", "squares"));
    assertThat(kinds).contains("usual", "plays-out", "squares");
    assertThat(KnownVerdicts.of(rules)).isEmpty();
    Verdict squares = KnownVerdicts.of(Games.game("othello").rulesText()).orElseThrow();
    assertThat(KnownVerdicts.line("othello", Games.game("othello").rulesText(), squares))
        .isIn(KnownVerdicts.lines());
  }

  private static Verdict found(Game game) {
    return SearchTrial.found(game.engine(), new Evaluation(game.engine()));
  }
}
