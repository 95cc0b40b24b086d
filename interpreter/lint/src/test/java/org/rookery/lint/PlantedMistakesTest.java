package org.rookery.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.lint.check.CheckDescription;

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
        "unbounded-chain|nine-mens-morris|$way (verify empty?) (arrive)|$way (verify empty?)"
            + " (add-partial move)",
        "unused-include|makruk|(include \"counting\")|(include \"counting\") (include \"tafl\")",
        "no-stalemate-result|xiangqi|(stalemate loss)|",
        "repeated-operand|makruk|(royal King)|(royal King) (ending \"x\" (/= (count enemy (board))"
            + " (count enemy (board))) draw)",
        "repeated-operand|xiangqi|(positions d1-f3)|(positions d1-f3 e2)",
        "repeated-operand|xiangqi|(own-rank 6 7 8 9 10)|(own-rank 6 7 8 9 9)",
        "repeated-round|nine-mens-morris|(for-each ($way (rook-ways))|(for-each ($way n e s n)",
        "too-late-for-add|xiangqi|(betza \"fW\")|(n (verify not-friend?) add (verify (in-zone?"
            + " abroad)) add)",
        "captures-own-pieces|breakthrough|(betza \"fmWfF\")|(n (verify (or empty? (in-zone?"
            + " last-rank))) add)",
      })
  void oneMistakeIsFound(String code, String game, String right, String wrong) throws IOException {
    assertThat(isFoundIn(code, game, right, wrong == null ? "" : wrong)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "n capture,true",
    "n capture s,false",
    "n capture e,true",
    "mark n capture back,false",
    "n (capture s) to,false",
    "to n capture,false",
    "n capture (go to),true",
    "(if (enemy? n) n capture (opposite n)),false",
    "(while (enemy? n) n capture),true",
    "(leap 1 1) capture (leap -1 -1),false",
    "(go last-from) capture,true",
    "(capture n),false",
  })
  void aHookMayWalkAndComeBack(String statements, boolean found) {
    String game =
        "(piece (name Man) (letter M) (moves (n (verify not-friend?) add)))"
            + " (on-capture %s)".formatted(statements);

    assertThat(isFound("hook-moves-arrival", "t.rules", CheckDescription.whole(game)))
        .isEqualTo(found);
  }

  @Test
  void aPromotionThatMayBeLeftOutNamesThePieceItselfForNothing() {
    String piece =
        "(piece (name Man) (letter M) (moves (n (verify empty?) (may-promote-in far Rider%s))))";
    String rest =
        """
        (board (rectangle 4 4) (zone (name far) (positions (own-rank 4))))
        (piece (name Rider) (letter R) (moves (s (verify empty?) add)))
        """;

    assertThat(
            isFound(
                "promotion-to-itself",
                "t.rules",
                CheckDescription.whole(piece.formatted("") + rest)))
        .isFalse();
    assertThat(
            isFound(
                "promotion-to-itself",
                "t.rules",
                CheckDescription.whole(piece.formatted(" Man") + rest)))
        .isTrue();
  }

  @Test
  void anOldFileIsNotBlamedForWordsThatCameLaterNorForPiecesThatOthersMove() {
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
            "macro-hides-word", "piece-without-moves", "promotion-to-itself", "repeated-test");
  }

  /** An old game of two players on four squares by four, with more sections. */
  private static List<String> toldOfOld(String sections) {
    String text =
        """
        (define step ($1 (verify empty?) add))
        (define take ($1 (verify enemy?) capture add))
        (define kind (name Man) (attribute rested? true))
        (define wary (set-flag swift (empty? n)) (verify $1) e (verify empty?))
        (game (title "T") (players White Black) (turn-order White Black)
           (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d" (9 0)) ("4/3/2/1" (0 9)))
              (directions (n 0 -1) (e 1 0) (s 0 1)))
              (symmetry Black (n s) (s n))
              (zone (name camp) (players White Black) (positions a4 b4)))
           (draw-condition (White Black) repetition)
        """;
    return Linter.of(new Rulebook(HOME).text("t.zrf", text + sections)).diagnostics().stream()
        .map(Diagnostic::code)
        .toList();
  }

  private static final String SETUP = "(board-setup (White (Man a1)) (Black (Man a4)))";

  @Test
  void whatAnotherProgramAddsMayUseWhatNoRuleAsksFor() {
    String rules = SETUP + "(piece (name Man) (moves (step e) (step s))))";

    assertThat(toldOfOld(rules)).contains("unused-zone");
    assertThat(toldOfOld("(option \"zone scripts\" true)" + rules)).doesNotContain("unused-zone");
    assertThat(toldOfOld("(engine \"more.dll\")" + rules)).doesNotContain("unused-zone");
    // A misspelt setting is no other program's.
    assertThat(toldOfOld("(option \"smart-moves\" true)" + rules)).contains("unused-zone");
  }

  @Test
  void anOldFileNamesTheRestOfTheMovesToEndAType() {
    String piece =
        "(piece (name Man) (moves (move-type %s) (take n) (move-type %s) (step e) (step s))))";
    String rules = SETUP + "(move-priorities taking)" + piece;

    assertThat(toldOfOld(rules.formatted("taking", "walking"))).doesNotContain("unused-move-type");
    assertThat(toldOfOld(rules.formatted("takin", "walking"))).contains("unused-move-type");
    assertThat(toldOfOld((SETUP + piece).formatted("taking", "walking")))
        .contains("unused-move-type");
  }

  @Test
  void oldPiecesStayAheadOrStillWhereThatIsTheGame() {
    String ahead = SETUP + "(piece (name Man) (moves (step n) (take n)))";

    assertThat(toldOfOld(ahead + ")")).doesNotContain("stuck-piece");
    assertThat(toldOfOld(ahead + "(piece (name Duke) (moves (n (add Man)))))"))
        .contains("stuck-piece");
    String still = "(piece (name Man) (moves (step e) (step s)))(piece (name Rock))%s)";
    String setup = "(board-setup (White (Man a1) (Rock b1) %s) (Black (Man a4)))";
    assertThat(toldOfOld(setup.formatted("") + still.formatted("")))
        .contains("piece-without-moves");
    assertThat(toldOfOld(setup.formatted("(Tower c1)") + still.formatted("(piece (name Tower))")))
        .doesNotContain("piece-without-moves");
  }

  @Test
  void anAddThatTheSmallerBoardHasNoRoomForIsFine() {
    String rules =
        SETUP
            + "(piece (name Man) (moves (step e) (step s) (n (verify empty?) n (verify empty?) n"
            + " (verify empty?) add))))";
    String smaller =
        """
        (variant (title "U")
           (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (9 0)) ("4/3" (0 9)))
              (directions (n 0 -1) (e 1 0) (s 0 1)))
              (symmetry Black (n s) (s n)) (zone (name camp) (positions a4 b4)))
           (board-setup (White (Man a3)) (Black (Man a4))))
        """;

    assertThat(toldOfOld(rules + smaller)).doesNotContain("idle-add");
    assertThat(toldOfOld(rules.replace("n (verify empty?) add", "s s s add"))).contains("idle-add");
  }

  @Test
  void aHandicapIsNoUnevenSetup() {
    String pieces = "(piece (name Man) (moves (step e) (step s))))";
    String even = "(board-setup (White (Man a1 b1 c1 d1 a2 b2)) (Black (Man a4 b4 c4 d4 a3 b3)))";
    String odds = even.replace("a1 b1 c1", "b1 c1 d2");

    assertThat(toldOfOld(odds + pieces)).contains("uneven-setup");
    assertThat(toldOfOld(even + pieces + "(variant (title \"Odds\") " + odds + ")"))
        .doesNotContain("uneven-setup");
  }

  @Test
  void stayingWhatOneIsMayBeTheOtherChoice() {
    String pieces =
        "(piece (name Man) (moves (step e) (n (verify empty?) %s (add Man))))"
            + "(piece (name Duke) (moves (step s))))";

    assertThat(toldOfOld(SETUP + pieces.formatted("(add Duke)")))
        .doesNotContain("promotion-to-itself");
    assertThat(toldOfOld(SETUP + pieces.formatted(""))).contains("promotion-to-itself");
  }

  @Test
  void whatOneGameOfAFileAsksForIsFineInAll() {
    String one = SETUP + "(piece (kind) (moves (step s) %s)))";
    String other = "(variant (title \"U\") (piece (kind) (moves (step s) ((wary empty?) add))))";
    String asks = "((verify rested?) (wary (empty? s)) (if (flag? swift) add))";

    assertThat(toldOfOld(one.formatted(asks) + other))
        .doesNotContain("unused-attribute", "one-sided-flag", "repeated-test");
    assertThat(toldOfOld(one.formatted("(step n)") + other))
        .contains("unused-attribute", "one-sided-flag");
  }

  @Test
  void piecesThatPartlyFaceEachOtherAndPartlyAreTurnedAreEven() {
    String pieces =
        "(piece (name Man) (moves (step e) (step s)))(piece (name Duke) (moves (step e))))";
    String mirrored =
        "(board-setup (White (Man a1 b1 c1 d1 c2) (Duke a2))"
            + " (Black (Man a4 b4 c4 d4 c3) (Duke %s)))";

    assertThat(toldOfOld(mirrored.formatted("d3") + pieces)).doesNotContain("uneven-setup");
    assertThat(toldOfOld(mirrored.formatted("b3") + pieces)).contains("uneven-setup");
  }

  @Test
  void aTypeThatOneGameOfAFileRanksIsFineInAll() {
    String pieces =
        "(piece (name Man) (moves (move-type jump) (take n) (move-type walk) (step e) (step s))))";
    String other = "(variant (title \"U\") (move-priorities jump))";

    assertThat(toldOfOld(SETUP + "(move-priorities jump walk)" + pieces + other))
        .doesNotContain("unranked-move-type");
    assertThat(toldOfOld(SETUP + "(move-priorities jump)" + pieces)).contains("unranked-move-type");
  }
}
