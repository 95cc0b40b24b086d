package org.rookery.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;
import org.rookery.lint.check.CheckDescription;

/** What is told of a file: through macros and inheritance, unless it is allowed, and mended. */
class LinterTest {
  private static final String FRAME =
      "(piece (name Man) (letter M) (moves (w (verify empty?) add) %s))";

  private static Rules rules(String sections) {
    return new Rulebook(Path.of("../.."))
        .text("t.rules", sections.contains("(game") ? sections : CheckDescription.whole(sections));
  }

  private static List<String> told(String sections) {
    return Linter.of(rules(sections)).diagnostics().stream()
        .map(d -> d.code() + " " + d.span().line())
        .toList();
  }

  @Test
  void aMistakeInTheBodyOfAMacroIsToldWhereItIsWritten() {
    String text =
        """
        (define strike ($what)
           (n (verify $what) (verify enemy?) add))
        (game (title "T") (board (rectangle 4 4))
           (board-setup (White (Man a1)) (Black (Man a4)))
           (piece (name Man) (letter M)
              (moves (strike empty?)
                     (e (verify empty?) add)
                     (w (verify empty?) add)))
           (stalemate draw) (repetition 3 draw))
        """;

    assertThat(told(text)).containsExactly("contradiction 2");
    assertThat(told(text.replace("empty?)\n", "not-friend?)\n"))).isEmpty();
  }

  @Test
  void aVariantIsToldOfWhatItMakesOfWhatItInherits() {
    String base =
        """
        (game (title "T")
           (board (rectangle 4 4) (zone (name far) (positions (own-rank 4))))
           (board-setup (White (Man a1)) (Black (Man a4)))
           (piece (name Man) (letter M) (moves (n (verify empty?) (promote-in far Rider))))
           (piece (name Rider) (letter R) (moves (e (verify empty?) add)))
           (no-moves loss) (repetition 3 draw))
        """;
    String variant =
        """
        (variant (title "U")
           (board (rectangle 4 4) (zone (name far) (positions (own-rank 1)))))
        """;

    assertThat(told(base)).isEmpty();
    assertThat(told(base + variant)).contains("promotion-out-of-reach 4");
  }

  @Test
  void piecesThatAreDrawnByLotMayBeOfOneType() {
    String text =
        """
        (game (title "T") (players White Black) (turn-order White Black)
           (board (rectangle 4 4))
           (board-setup (White (Man a1)) (Black (Man d4)) (lots White Black (Man Rider a1-d1)))
           (piece (name Man) (letter M) (moves (e (verify empty?) add)))
           (piece (name Rider) (letter R) (moves (w (verify empty?) add)))
           (no-moves loss) (repetition 3 draw))
        """;

    assertThat(told(text)).isEmpty();
  }

  @Test
  void anAllowanceNeedsAReasonAndAFinding() {
    String bad = FRAME.formatted("\n;%s\n((leap 1 2) add)");

    assertThat(told(bad.formatted(""))).containsExactly("captures-own-pieces 9");
    assertThat(told(bad.formatted(" lint: allow captures-own-pieces because it is fun"))).isEmpty();
    assertThat(told(bad.formatted(" lint: allow captures-own-pieces")))
        .containsExactlyInAnyOrder("captures-own-pieces 9", "allowance-without-reason 8");
    assertThat(told(bad.formatted(" lint: allow unused-zone because I say so")))
        .containsExactlyInAnyOrder("captures-own-pieces 9", "unused-allowance 8");
    assertThat(told(bad.formatted(" lint: allow nonsense because I say so")))
        .containsExactlyInAnyOrder("captures-own-pieces 9", "unknown-lint-code 8");
  }

  @Test
  void squaresThatALoopLooksAtBeforeItGoesThereAreTested() {
    String rush = FRAME.formatted("(n %s (while (empty? n) n) add)");

    assertThat(told(rush.formatted("(verify empty?)"))).isEmpty();
    assertThat(told(rush.formatted(""))).containsExactly("captures-own-pieces 7");
  }

  @Test
  void aChainThatGoesOnByAnyMoveMayNeverEnd() {
    String chain =
        """
        (whole-chains)
        (piece (name Man) (letter M)
           (moves (n (verify empty?) add-partial) (s (verify empty?) %s)))
        """;
    assertThat(told(chain.formatted("add-partial"))).contains("unbounded-chain 9");
    assertThat(told(chain.formatted("add"))).isEmpty();
  }

  @Test
  void ofOneKindOnlyTheFirstAreTold() {
    String many = "((leap 1 2) add)\n".repeat(4) + "((leap 2 1) add)\n".repeat(4);

    assertThat(
            told(FRAME.formatted(many)).stream().filter(t -> t.startsWith("captures-own-pieces")))
        .hasSize(6);
  }

  /** All of them go at once: who stands there may be gone by then. */
  @Test
  void whatGoesByItselfNeedsNoTestOfFriends() {
    String game =
        """
        (game (title "T") (players White Black)
          (board (rectangle 4 4))
          (board-setup (White (Man a1)) (Black (Man d4)))
          (piece (name Man) (letter M)
            (moves (e (verify not-friend?) add) (move-type sliding) (n add)))
          %s (no-moves loss) (repetition 3 draw))
        """;
    assertThat(told(game.formatted("(turn-order White Black) (afterwards sliding)")))
        .noneMatch(problem -> problem.startsWith("captures-own-pieces"));
    assertThat(told(game.formatted("(turn-order (White sliding) Black)")))
        .anyMatch(problem -> problem.startsWith("captures-own-pieces"));
  }

  @Test
  void whatTakesNoThinkingIsMended() {
    Rules rules = rules(FRAME.formatted("((leap 1 2) (verify (or empty? empty?)) add)"));

    String mended =
        Mending.of(rules.main().text(), rules.main().location(), Linter.of(rules).fixes());

    assertThat(mended).contains("(verify (or empty?))");
  }

  @Test
  void everyCheckHasItsPage() {
    assertThat(CheckPage.codes()).hasSize(48).doesNotHaveDuplicates();
    assertThat(CheckPage.of("unused-zone").orElseThrow()).contains("Found in:", "allow");
    assertThat(CheckPage.of("nonsense")).isEmpty();
  }

  @Test
  void aMoveTypeThatOneGameOfTheFileAsksForIsFineInAll() {
    String text =
        """
        (game (title "T") (board (rectangle 4 4))
           (board-setup (White (Man a1)) (Black (Man a4)))
           (turn-order (White slow) (Black slow))
           (piece (name Man) (letter M) (moves (move-type slow) (n (verify empty?) add)))
           (no-moves loss))
        (variant (title "U") (turn-order White Black))
        """;

    assertThat(told(text)).doesNotContain("unused-move-type 4");
    assertThat(told(text.replace("(White slow) (Black slow)", "White Black")))
        .contains("unused-move-type 4");
  }

  @Test
  void aSecondKindOfKingIsNoEndingTooMany() {
    String text =
        """
        (game (title "T") (board (rectangle 4 4))
           (board-setup (White (King a1) (Duke b1)) (Black (King a4) (Duke b4)))
           (piece (name King) (letter K) (moves (betza "K")))
           (piece (name Duke) (letter D) (moves (betza "W")))
           (loss-condition (White Black) (checkmated King))
           (loss-condition (White Black) (checkmated Duke))
           (stalemate draw) (repetition 3 draw))
        """;

    assertThat(told(text)).isEmpty();
  }

  @Test
  void theLastOfAllCasesMayBeNamed() {
    String text =
        """
        (piece (name Man) (letter M)
           (moves (n (verify (or (piece? Man) (piece? Rider)))
                     (if (piece? Man) add else (if (piece? Rider) (add Rider))))
                  (w (verify empty?) add)))
        (piece (name Rider) (letter R) (moves (s (verify empty?) add)))
        """;

    assertThat(told(text)).noneMatch(alarm -> alarm.startsWith("repeated-test"));
    assertThat(
            told(
                text.replace(
                    "(if (piece? Man) add else (if (piece? Rider) (add Rider)))",
                    "(if (or (piece? Man) (piece? Rider)) add)")))
        .anyMatch(alarm -> alarm.startsWith("repeated-test"));
  }

  @Test
  void aGameGoesRoundWhenBothPlayersCanGoBackOrOneCanWhileTheOtherPasses() {
    String text =
        """
        (game (title "T") (board (rectangle 4 4))
           (board-setup (fen "s3/4/4/M3 w - - 0 1"))
           (piece (name Man) (letter M) (moves (n (verify empty?) add) (s (verify empty?) add)))
           (piece (name Snail) (letter S) (moves (n (verify empty?) add)))
           (no-moves loss))
        """;

    assertThat(told(text)).doesNotContain("no-repetition-rule 1");
    assertThat(told(text.replace("s3", "m3"))).contains("no-repetition-rule 1");
    assertThat(told(text.replace("(no-moves", "(pass-turn true) (no-moves")))
        .contains("no-repetition-rule 1");
  }

  /** A piece that has come to its end is not stuck for nothing where that may win. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(win-condition (White Black) (relative-config Man e Man e Man))",
        "(win-condition (White Black) (absolute-config Man (a4 b4)))",
        "(ending \"way\" (connected (friend Man) (squares a4) (squares d4) e w) win)",
        "(ending \"group\" (> (group-size friend n e s w) 1) win)",
        "(ending \"there\" (exists (friend Man) (squares a4-d4)) win)",
        "(ending \"two\" (> (count (friend Man) (squares a4-d4)) 1) win)",
      })
  void aPieceIsNotStuckWhereAnEndingAsksWhereItStands(String ending) {
    String text =
        """
        (game (title "T") (board (rectangle 4 4))
           (board-setup (fen "mr2/4/4/MR2 w - - 0 1"))
           (piece (name Man) (letter M) (moves (n (verify empty?) add)))
           (piece (name Rider) (letter R) (moves (n (verify empty?) add) (s (verify empty?) add)))
           %s (no-moves loss) (repetition 3 draw))
        """;
    assertThat(told(text.formatted("(ending \"all\" (= (count friend (board)) 0) loss)")))
        .contains("stuck-piece 3");
    assertThat(told(text.formatted(ending))).doesNotContain("stuck-piece 3");
  }

  /** What asks for the last move or counts may keep pieces from going round for ever. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(verify (not last-from?)) |",
        "| (ending \"late\" (> (clock) 90) draw)",
        "| (counter made 0 (after-turn (add 1))) (ending \"late\" (> (counter made) 90) draw)",
        "| (ending \"again\" (repeated? 3) draw)",
      })
  void aGameThatRemembersNeedNotGoRound(String asked, String ending) {
    String text =
        """
        (game (title "T") (board (rectangle 4 4))
           (board-setup (fen "m3/4/4/M3 w - - 0 1"))
           (piece (name Man) (letter M)
              (moves (n (verify empty?) %s add) (s (verify empty?) add)))
           %s (no-moves loss))
        """;
    assertThat(told(text.formatted("", ""))).contains("no-repetition-rule 1");
    assertThat(told(text.formatted(asked == null ? "" : asked, ending == null ? "" : ending)))
        .doesNotContain("no-repetition-rule 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(pass-turn true) (pass-turn forced) | true",
        "(option \"pass turn\" true) (pass-turn forced) | true",
        "(pass-turn true) (maximal-captures true) | false",
      })
  void aSettingThatIsSaidTwiceIsTold(String settings, boolean told) {
    assertThat(told(FRAME.formatted("") + settings).contains("overruled-section 7"))
        .isEqualTo(told);
  }

  /** A test of the square says what stands there; a cascade may carry along that nothing does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(s from n (verify empty?) add) | true",
        "(s (verify not-empty?) from n (verify empty?) add) | false",
        "(s from e e cascade w s (verify empty?) add) | false",
        "(mark (from mark) s (verify empty?) add) | false",
      })
  void aMoveThatMayStartOnAnEmptySquareIsTold(String block, boolean told) {
    assertThat(told(FRAME.formatted(block)).contains("moves-nothing 7")).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MM2 | true",
        "MM2[] | false",
        "MM2[M] | false",
      })
  void aSetUpWithAHandMayHaveDrops(String lastRank, boolean told) {
    String text =
        "(board-setup (fen \"mm2/4/4/%s w - - 0 1\"))\n".formatted(lastRank)
            + "(piece (name Man) (letter M) (moves (n (verify empty?) add))"
            + " (drops ((verify empty?) add)))";

    assertThat(told(text).stream().anyMatch(it -> it.startsWith("never-in-hand"))).isEqualTo(told);
  }
}
