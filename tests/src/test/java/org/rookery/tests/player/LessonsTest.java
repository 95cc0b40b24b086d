package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.language.file.UnusableFile;
import org.rookery.player.Player;
import org.rookery.player.learn.Learner;
import org.rookery.player.learn.ShortcutTrial;
import org.rookery.player.learn.ValidationMatch;
import org.rookery.player.match.Standing;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.LessonBook;
import org.rookery.player.value.Lessons;
import org.rookery.player.value.SelectiveTechnique;
import org.rookery.tests.Games;

/** Values learned from games: in the right order, the same again, kept for the next time. */
class LessonsTest {
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
    Lessons learned = new Learner(game, 60, 1).learn(24, played -> {});
    int rider = game.pieces().indexOf("Rider");
    int guard = game.pieces().indexOf("Guard");
    assertThat(learned.pieces().get(guard).value()).isEqualTo(100);
    assertThat(learned.pieces().get(rider).value()).isGreaterThan(100);
    assertThat(learned.pieces().get(rider).error()).isPositive();
    assertThat(new Learner(game, 60, 1).learn(24, played -> {})).isEqualTo(learned);
  }

  @Test
  void who_believes_what_is_wrong_loses() {
    Game game = game("");
    int rider = game.pieces().indexOf("Rider");
    Lessons wrong =
        new Lessons("by hand", Map.of(rider, new Lessons.PieceLesson(-900, 1)), Set.of());
    List<Integer> played = new ArrayList<>();
    Standing standing = new ValidationMatch(game, 60, 1).of(wrong, Lessons.NONE, 20, played::add);
    assertThat(standing.games()).isEqualTo(20);
    assertThat(played).hasSize(20);
    assertThat(standing.share()).isLessThan(0.5);
  }

  @Test
  void what_an_author_says_is_not_learned() {
    Game game = game("(value 90)");
    Lessons learned = new Learner(game, 30, 1).learn(4, played -> {});
    assertThat(learned.pieces()).doesNotContainKey(game.pieces().indexOf("Guard"));
  }

  @Test
  void what_was_learned_is_kept_by_the_rules(@TempDir Path folder) throws UnusableFile {
    Game game = game("");
    int rider = game.pieces().indexOf("Rider");
    Lessons learned =
        new Lessons(
            "by hand",
            Map.of(rider, new Lessons.PieceLesson(777, 20)),
            Set.of(SelectiveTechnique.FUTILITY));
    LessonBook cache = new LessonBook(folder);
    cache.keep(game.rulesHash(), learned);
    assertThat(cache.find(game.rulesHash())).isEqualTo(learned);
    assertThat(cache.find(game("(value 90)").rulesHash())).isEqualTo(Lessons.NONE);
    int content = game.program().contents().of(rider, 0);
    assertThat(new Player(game, 1, 1, learned).evaluation().worth(content)).isEqualTo(777);
    assertThat(Player.untaught(game, 1, 1).evaluation().worth(content)).isNotEqualTo(777);
  }

  @Test
  void what_loses_is_done_without() {
    Game game = game("");
    Evaluation all = new Evaluation(game.engine());
    Evaluation less = new Evaluation(game.engine(), Lessons.NONE.avoiding(all.shortcuts()));
    assertThat(all.shortcuts()).contains(SelectiveTechnique.LATE_MOVE_REDUCTION);
    assertThat(less.shortcuts()).isEmpty();
    List<Integer> played = new ArrayList<>();
    ShortcutTrial trial = new ShortcutTrial(game, 60, 1);
    assertThat(trial.verdicts(Lessons.NONE, 4, () -> played.add(1)))
        .extracting(ShortcutTrial.Verdict::shortcut)
        .containsExactlyElementsOf(all.shortcuts());
    assertThat(played).hasSize(4 * all.shortcuts().size());
  }

  @Test
  void a_shortcut_loses_only_where_chance_does_not_explain_it() {
    assertThat(
            new ShortcutTrial.Verdict(SelectiveTechnique.FUTILITY, new Standing(11, 0, 9)).loses())
        .isFalse();
    assertThat(
            new ShortcutTrial.Verdict(SelectiveTechnique.FUTILITY, new Standing(17, 0, 3)).loses())
        .isTrue();
  }

  @Test
  void other_texts_teach_nothing() {
    assertThat(Lessons.read(List.of())).isEmpty();
    assertThat(Lessons.read(List.of("learned", "1 2"))).isEmpty();
    assertThat(Lessons.read(List.of("learned", "without sense"))).isEmpty();
    assertThat(Lessons.read(List.of("learned", "1 -200 3")))
        .hasValueSatisfying(values -> assertThat(values.pieces().get(1).value()).isEqualTo(-200));
  }
}
