package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rookery.compiler.elaborate.RulesText.lines;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.compiler.model.GameModel;

/** What was lost without a word, or told in words that misled. */
final class RepairsTest {
  private static String game(String sections) {
    return """
    (define my-board (board (rectangle 3 3) (zone (name camp) (positions (all)))))
    (game (title "First")
      (my-board)
      (board-setup (White (X a1) (Y b1)) (Black (X a3)))
      (piece (name X) (letter X) (attribute ready false) (moves (n add)))
      (piece (name Y) (letter Y) (moves (n add)))
      %s)
    """
        .formatted(sections);
  }

  private static final String ROYAL = "(royal X Y) (stalemate draw) (repetition 3 draw)";

  @Test
  void every_piece_takes_attributes() {
    GameModel model =
        RulesText.rules(game("(every-piece (attribute ready true) (moves ((verify ready) s add)))"))
            .clean();

    assertThat(model.pieces().get(0).attributes()).containsEntry("ready", false);
    assertThat(model.pieces().get(1).attributes()).containsEntry("ready", true);
  }

  @Test
  void an_attribute_of_some_pieces_only_is_theirs() {
    GameModel model =
        RulesText.rules(game("(every-piece (only Y) (attribute fresh true) (moves (s add)))"))
            .clean();

    assertThat(model.pieces().get(0).attributes()).doesNotContainKey("fresh");
    assertThat(model.pieces().get(1).attributes()).containsEntry("fresh", true);
  }

  @ParameterizedTest
  @CsvSource({
    "(stalemate),          2",
    "(stalemate draw),     2",
    "(repetition 3),       2",
    "(royal),              2",
    "(royal X Y),          2",
    "stalemate,            2",
  })
  void a_section_is_removed_by_what_it_says(String what, int left) {
    String text = game(ROYAL) + "(variant (title \"Second\") (remove " + what + "))";

    // The last ending is the one that every game has.
    assertThat(RulesText.rules(text).clean().endings()).hasSize(left + 1);
  }

  @Test
  void one_of_several_royal_pieces_is_removed_by_its_name() {
    String text = game(ROYAL) + "(variant (title \"Second\") (remove (royal X)))";

    assertThat(RulesText.rules(text).clean().royals().get(0).pieces()).containsExactly("Y");
    String both = game("(royal X)") + "(variant (title \"Second\") (remove (royal X)))";
    assertThat(RulesText.rules(both).clean().royals()).isEmpty();
  }

  @Test
  void what_is_not_there_cannot_be_removed() {
    String text = game(ROYAL) + "(variant (title \"Second\") (remove (royal Z) (repetition 4)))";

    assertThat(RulesText.rules(text).told())
        .containsExactly("nothing-inherited: Z", "nothing-inherited: 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"c1", "home"})
  void an_old_goal_may_leave_out_the_parentheses_around_one_place(String place) {
    String text =
        """
        (game (title "Old") (players White Black) (turn-order White Black)
          (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (9 0)) ("1" (0 9)))
            (directions (n 0 -1)))
            (zone (name home) (players White Black) (positions a1 b1)))
          (piece (name P))
          (win-condition (White) (absolute-config P %s)))
        """;

    String bare = String.join("\n", lines(RulesText.zrf(text.formatted(place)).loaded(), "win"));
    String whole =
        String.join("\n", lines(RulesText.zrf(text.formatted("(" + place + ")")).loaded(), "win"));
    assertThat(bare).isEqualTo(whole);
    assertThat(RulesText.zrf(text.formatted(place)).loaded().endings()).hasSize(2);
  }

  @Test
  void a_pie_rule_has_one_condition() {
    assertThat(RulesText.rules(game("(pie-rule (= 1 2) (= 1 3))")).messages())
        .containsExactly(
            "A pie rule has one view and behind it one condition, at most. several conditions are"
                + " one: `(or … …)`");
    assertThat(lines(RulesText.rules(game("(pie-rule true)")).clean(), "pie-rule"))
        .containsExactly("pie-rule Black true");
  }

  @Test
  void a_macro_without_its_parentheses_is_told_as_one() {
    String text = "(define full? (= 1 2))" + game("(another-turn full?)");

    assertThat(RulesText.rules(text).messages())
        .containsExactly(
            "There is no condition `full?`. a macro is called in parentheses: `(full?)`");
  }

  @Test
  void a_misspelt_macro_is_guessed() {
    String text = game("").replace("(my-board)", "(my-boord)");

    assertThat(RulesText.rules(text).messages())
        .contains("There is no section of a game `my-boord`. did you mean `my-board`?");
  }

  @Test
  void a_game_is_told_that_only_variants_change_things() {
    assertThat(RulesText.rules(game("(change (piece X) (letter Z)) (remove royal)")).messages())
        .containsExactly(
            "`change` is about what a `variant` inherits. write `(variant …)` for what varies"
                + " another game",
            "`remove` is about what a `variant` inherits. write `(variant …)` for what varies"
                + " another game");
  }

  @Test
  void a_piece_that_is_defined_twice_is_told_with_the_first() {
    assertThat(RulesText.rules(game("(piece (name X) (letter Z))")).messages())
        .containsExactly("The piece `X` is defined a second time. first defined at test.rules:5:3");
  }

  @Test
  void an_unknown_zone_is_told_with_those_there_are() {
    assertThat(
            RulesText.rules(game("(piece (name Z) (moves ((verify (in-zone? qq)) n add)))"))
                .messages())
        .containsExactly("The board has no zone `qq`. there are: `camp`");
  }

  @Test
  void a_rank_of_a_fen_text_is_no_rank_of_the_board() {
    String text = game("").replace("(White (X a1) (Y b1)) (Black (X a3))", "(fen \"3/7/3\")");

    assertThat(RulesText.rules(text).messages())
        .containsExactly("In this FEN text `7` is a rank of 7 squares, and the board's have 3.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(quiet-turns 40000 draw)              | from -32767 to 32767",
        "(repetition 9999999999 draw)          | from -32767 to 32767",
        "(every-piece (moves ((repeat 1000001 n) add))) | from -1000000 to 1000000",
        "(counter c 0) (every-piece (moves (n (add-to c 4096) add))) | from -4095 to 4095",
        "(counter c 0 (per square)) (every-piece (moves (n (add-to c -4096) add))) | from -4095 to 4095",
      })
  void a_number_out_of_range_is_told(String section, String range) {
    assertThat(RulesText.rules(game(section)).messages())
        .containsExactly("The number must be " + range + " here.");
  }

  @Test
  void so_many_pieces_are_not_off_the_board() {
    String text = game("").replace("(Y b1)", "(Y b1 off 2000000000)");

    assertThat(RulesText.rules(text).told()).containsExactly("number-out-of-range: 2000000000");
    assertThat(RulesText.rules(game("").replace("(Y b1)", "(Y off -1)")).told())
        .containsExactly("number-out-of-range: -1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "unmoved?",
        "(empty? n)",
        "(in-zone? camp)",
        "(flag? x)",
        "promoted?",
        "(position? a1)",
        "(friend? mark)",
        "(exists friend (adjacent))",
        "(last-to? here)"
      })
  void what_only_moves_have_is_no_ending(String condition) {
    assertThat(
            RulesText.rules(game("(ending \"x\" (or (empty? a1) " + condition + ") win)")).told())
        .anyMatch(told -> told.startsWith("no-cursor"));
  }
}
