package org.rookery.web.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Rules;

final class FormSheetTest {
  private static final String RULES =
      """
      ; A small game.
      (include "shared")
      (game (title "Small") (the-players)
         (board (rectangle 2 2))   ; four squares
         (board-setup (White (Guard a1)) (Black (Guard b2)))
         ; It steps.
         (piece (name Guard) (letter G)
            (moves (n (verify empty?) add)))) ; the end
      """;

  private static final String SHARED =
      "(define the-players (players White Black) (turn-order White Black))";

  private static String asked(String lines, String text) {
    return new FormSheet(
            rules -> Rules.of("s.rules", Map.of("s.rules", rules, "shared.rules", SHARED)))
        .ask(lines + "\n\n" + text);
  }

  private static String text(String answer) {
    String begins = "\"text\":\"";
    return answer
        .substring(answer.indexOf(begins) + begins.length(), answer.length() - 2)
        .replace("\\u000a", "\n")
        .replace("\\\"", "\"");
  }

  @Test
  void what_the_text_says_is_found() {
    assertThat(
            asked(
                "find\t(title \"x\")\nfind\t(change (piece Guard) (moves x))\nfind\t(royal Guard)",
                RULES))
        .startsWith(
            "{\"found\":[\"(title \\\"Small\\\")\",\"(moves (n (verify empty?) add))\",\"\"],");
    assertThat(asked("find\t(include \"shared\")", RULES)).contains("(include");
    assertThat(asked("find\t(include \"drops\")", RULES)).startsWith("{\"found\":[\"\"]");
  }

  @Test
  void a_piece_of_the_text_is_changed_where_it_is_and_comments_stay() {
    assertThat(text(asked("put\t(change (piece Guard) (moves (betza \"W\")))", RULES)))
        .isEqualTo(RULES.replace("(n (verify empty?) add)", "(betza \"W\")"));
  }

  @Test
  void a_new_form_is_a_line_at_the_end_of_the_game() {
    String more = text(asked("put\t(piece (name Ox) (letter O) (moves (betza \"F\")))", RULES));
    assertThat(more)
        .isEqualTo(
            RULES.replace(
                "add))))", "add)))\n   (piece (name Ox) (letter O) (moves (betza \"F\"))))"));
    assertThat(text(asked("drop\t(piece (name Ox))", more))).isEqualTo(RULES);
    assertThat(text(asked("put\t(title \"Other\")", RULES)))
        .isEqualTo(RULES.replace("Small", "Other"));
  }

  /** Of these a game has several, and what a form calls otherwise is another one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(ending \"one\" (= (count friend (board)) 0) loss) | (ending \"two\" (= (passes) 2) draw)",
        "(counter one 0) | (counter two 0)",
        "(piece (name Ox) (letter O) (moves (betza \"F\"))) | (piece (name Yak) (letter Y) (moves (betza \"W\")))",
        "(on-capture (only Guard) capture) | (on-capture (except Guard) capture)",
        "(on-move (only Guard) capture) | (on-move (except Guard) capture)",
      })
  void what_has_another_name_stands_beside_it(String one, String two) {
    String both = text(asked("put\t" + one + "\nput\t" + two, RULES));
    assertThat(both).contains("\n   " + one, "\n   " + two);
    assertThat(text(asked("put\t" + one, both))).isEqualTo(both);
    assertThat(text(asked("drop\t" + one, both))).doesNotContain(one).contains(two);
  }

  @Test
  void an_include_stands_on_top_and_once() {
    String more = text(asked("put\t(include \"shared\")", RULES));
    assertThat(more).isEqualTo(RULES);
    assertThat(RulesEdits.isForm("(include \"a\")")).isTrue();
  }

  @Test
  void changes_of_an_inherited_piece_are_merged_and_taken_back() {
    String base = RULES.replace("shared", "base");
    String variant = "(include \"base\")\n(variant (title \"V\"))\n";
    FormSheet sheet =
        new FormSheet(
            rules ->
                Rules.of(
                    "v.rules",
                    Map.of(
                        "v.rules",
                        rules,
                        "base.rules",
                        base.replace("(include \"base\")", SHARED))));
    String moves = "(change (piece Guard) (moves (betza \"W\")))";
    String drops = "(change (piece Guard) (drops (add)))";
    String one = text(sheet.ask("put\t" + moves + "\n\n" + variant));
    assertThat(one).isEqualTo(variant.replace("\"V\")", "\"V\")\n   " + moves));
    String both = text(sheet.ask("put\t" + drops + "\n\n" + one));
    assertThat(both).contains("(betza \"W\")", "(drops (add))").containsOnlyOnce("(change");
    assertThat(sheet.ask("find\t" + drops + "\n\n" + both)).contains("[\"(drops (add))\"]");
    assertThat(text(sheet.ask("drop\t" + moves + "\n\n" + both)))
        .contains("(change (piece Guard)", "(drops (add))")
        .doesNotContain("betza");
    assertThat(text(sheet.ask("drop\t" + moves + "\n\n" + one))).isEqualTo(variant);
  }

  @Test
  void what_would_not_compile_is_not_done() {
    assertThat(asked("put\t(change (piece Guard) (moves (betza \"?\")))", RULES))
        .startsWith("{\"problem\":\"That does not fit this game: ");
    assertThat(asked("put\t(title", RULES)).startsWith("{\"problem\":\"This is no form");
    assertThat(asked("burn\t(title \"x\")", RULES)).startsWith("{\"problem\":\"A form cannot");
    assertThat(asked("put\t(title \"x\")", "; nothing"))
        .startsWith("{\"problem\":\"These rules hold");
    assertThat(asked("find\t(title \"x\")", "")).contains("problem");
  }
}
