package org.rookery.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.lint.check.Card;

/** Mistakes of an author put into real games are found. */
class PlantedMistakesTest {
  private static final Path HOME = Path.of("../..");

  private static boolean isFound(String code, String name, String text) {
    Rules rules = new Rulebook(HOME).text(name, text);
    assertThat(rules.loadEach((title, game) -> {}).problems()).doesNotContain("error");
    return Linter.of(rules).diagnostics().stream().map(Diagnostic::code).anyMatch(code::equals);
  }

  private static boolean isFoundIn(String code, String game, String right, String wrong)
      throws IOException {
    String text = Files.readString(HOME.resolve("rules").resolve(game + ".rules"));
    assertThat(text).contains(right);
    assertThat(isFound(code, "t.rules", text)).isFalse();
    return isFound(code, "t.rules", text.replace(right, wrong));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "unbounded-chain|nine-mens-morris|$way (verify empty?) (arrive)|$way (verify empty?) (add-partial move)",
        "unused-include|makruk|(include \"counting\")|(include \"counting\") (include \"tafl\")",
        "no-stalemate-result|xiangqi|(stalemate loss)|",
        "repeated-operand|makruk|(royal King)|(royal King) (ending \"x\" (/= (count enemy (board)) (count enemy (board))) draw)",
        "repeated-operand|xiangqi|(positions d1-f3)|(positions d1-f3 e2)",
        "repeated-operand|xiangqi|(own-rank 6 7 8 9 10)|(own-rank 6 7 8 9 9)",
        "repeated-round|nine-mens-morris|(for-each ($way (rook-ways))|(for-each ($way n e s n)",
        "too-late-for-add|xiangqi|(betza \"fW\")|(n (verify not-friend?) add (verify (in-zone? abroad)) add)",
        "captures-own-men|breakthrough|(betza \"fmWfF\")|(n (verify (or empty? (in-zone? last-rank))) add)",
      })
  void oneMistakeIsFound(String code, String game, String right, String wrong) throws IOException {
    assertThat(isFoundIn(code, game, right, wrong == null ? "" : wrong)).isTrue();
  }

  @Test
  void aPromotionThatMayBeLeftOutNamesTheManItselfForNothing() {
    String man =
        "(piece (name Man) (letter M) (moves (n (verify empty?) (may-promote-in far Rider%s))))";
    String rest =
        """
        (board (rectangle 4 4) (zone (name far) (positions (own-rank 4))))
        (piece (name Rider) (letter R) (moves (s (verify empty?) add)))
        """;

    assertThat(isFound("promotion-to-itself", "t.rules", Card.whole(man.formatted("") + rest)))
        .isFalse();
    assertThat(isFound("promotion-to-itself", "t.rules", Card.whole(man.formatted(" Man") + rest)))
        .isTrue();
  }

  @Test
  void anOldFileIsNotBlamedForWordsThatCameLaterNorForMenThatOthersMove() {
    String text =
        """
        (define leap ($1 (verify empty?) add))
        (define walk ($1 (verify empty?) (if (in-zone? far) (add Rider) else (add $2))))
        (define kick ($1 (verify (piece? Ball)) capture add))
        (game (title "T") (players White Black) (turn-order White Black)
           (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d" (9 0)) ("4/3/2/1" (0 9)))
              (directions (n 0 -1) (e 1 0)))
              (zone (name far) (players White Black) (positions a4 b4)))
           (board-setup (White (Man a1) (Ball b2)) (Black (Man a4)))
           (piece (name Ball))
           (piece (name Man) (moves (leap e) (walk n Man) (kick n)))
           (piece (name Rider) (moves (leap n) (walk e Rider)))
           (draw-condition (White Black) repetition))
        """;
    Rules rules = new Rulebook(HOME).text("t.zrf", text);

    assertThat(Linter.of(rules).diagnostics().stream().map(Diagnostic::code))
        .doesNotContain(
            "macro-hides-word", "man-without-moves", "promotion-to-itself", "repeated-test");
  }
}
