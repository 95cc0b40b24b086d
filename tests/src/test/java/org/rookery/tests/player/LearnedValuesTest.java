package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.language.file.UnusableFile;
import org.rookery.player.Player;
import org.rookery.player.learn.Learner;
import org.rookery.player.learn.Proof;
import org.rookery.player.match.Standing;
import org.rookery.player.value.LearnedValues;
import org.rookery.player.value.ValueCache;
import org.rookery.tests.Games;

/** Values learned from games: in the right order, the same again, kept for the next time. */
class LearnedValuesTest {
  /** A rider, who crosses the board, and a guard, who takes a step. */
  private static final String RULES =
      """
      (include "boards")
      (include "endings")
      (game
        (title "Riders and Guards")
        (two-players)
        (board (rectangle 5 5))
        (board-setup (fen "rggg1/5/5/5/1GGGR w - - 0 1"))
        (piece (name Rider) (letter R) (moves (betza "R")))
        (piece (name Guard) (letter G) %s (moves (betza "W")))
        (no-moves loss))
      """;

  private static Game game(String value) {
    return Games.rulebook().text("riders.rules", RULES.replace("%s", value)).load().orThrow();
  }

  @Test
  void who_does_more_is_worth_more_and_the_same_again() {
    Game game = game("");
    LearnedValues learned = new Learner(game, 60, 1).learn(24, played -> {});
    int rider = game.pieces().indexOf("Rider");
    int guard = game.pieces().indexOf("Guard");
    assertThat(learned.men().get(guard).value()).isEqualTo(100);
    assertThat(learned.men().get(rider).value()).isGreaterThan(100);
    assertThat(learned.men().get(rider).error()).isPositive();
    assertThat(new Learner(game, 60, 1).learn(24, played -> {})).isEqualTo(learned);
  }

  @Test
  void who_believes_what_is_wrong_loses() {
    Game game = game("");
    int rider = game.pieces().indexOf("Rider");
    LearnedValues wrong =
        new LearnedValues("by hand", Map.of(rider, new LearnedValues.Man(-900, 1)));
    List<Integer> played = new ArrayList<>();
    Standing standing = new Proof(game, 60, 1).of(wrong, 20, played::add);
    assertThat(standing.games()).isEqualTo(20);
    assertThat(played).hasSize(20);
    assertThat(standing.share()).isLessThan(0.5);
  }

  @Test
  void what_an_author_says_is_not_learned() {
    Game game = game("(value 90)");
    LearnedValues learned = new Learner(game, 30, 1).learn(4, played -> {});
    assertThat(learned.men()).doesNotContainKey(game.pieces().indexOf("Guard"));
  }

  @Test
  void what_was_learned_is_kept_by_the_rules(@TempDir Path folder) throws UnusableFile {
    Game game = game("");
    int rider = game.pieces().indexOf("Rider");
    LearnedValues learned =
        new LearnedValues("by hand", Map.of(rider, new LearnedValues.Man(777, 20)));
    ValueCache cache = new ValueCache(folder);
    cache.keep(game.rulesHash(), learned);
    assertThat(cache.find(game.rulesHash())).contains(learned);
    assertThat(cache.find(game("(value 90)").rulesHash())).isEmpty();
    int content = game.program().contents().of(rider, 0);
    assertThat(new Player(game, 1, 1, learned).evaluation().worth(content)).isEqualTo(777);
    assertThat(new Player(game, 1, 1, null).evaluation().worth(content)).isNotEqualTo(777);
  }

  @Test
  void other_texts_teach_nothing() {
    assertThat(LearnedValues.read(List.of())).isEmpty();
    assertThat(LearnedValues.read(List.of("learned", "1 2"))).isEmpty();
    assertThat(LearnedValues.read(List.of("learned", "1 -200 3")))
        .hasValueSatisfying(values -> assertThat(values.men().get(1).value()).isEqualTo(-200));
  }
}
