package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.compiler.model.PieceModel;

final class LettersTest {
  private static String game(String players, String pieces) {
    return """
    (game (title "T") (players %s) (turn-order White Black)
      (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (9 0)) ("2/1" (0 9))) (directions (n 0 -1))))
      %s)
    """
        .formatted(players, pieces);
  }

  private static String old(String... names) {
    StringBuilder pieces = new StringBuilder();
    for (String name : names) {
      pieces.append("(piece (name ").append(name).append("))");
    }
    return game("White Black", pieces.toString());
  }

  private static List<String> letters(RulesText text) {
    return text.loaded().pieces().stream().map(PieceModel::letters).map(l -> l.get(0)).toList();
  }

  @Test
  void a_usual_name_has_its_usual_letter_wherever_it_stands() {
    String text = old("Kirin", "Knight", "Prince", "King", "Quail", "Pawn", "Queen");

    assertThat(letters(RulesText.zrf(text))).containsExactly("I", "N", "R", "K", "U", "P", "Q");
  }

  @Test
  void spelling_and_added_words_do_not_matter() {
    assertThat(letters(RulesText.zrf(old("white-king", "BKnight", "rook2"))))
        .containsExactly("K", "N", "R");
    assertThat(letters(RulesText.zrf(old("Silver", "Gold_General", "SILVERGENERAL", "Old-Pawn"))))
        .containsExactly("S", "G", "I", "P");
  }

  @Test
  void royal_pieces_come_first() {
    String text =
        old("Guard", "Grand")
            .replace("(piece (name Grand))", "(piece (name Grand)) %s")
            .formatted("(loss-condition (White Black) (checkmated Grand))");

    assertThat(letters(RulesText.zrf(text))).containsExactly("U", "G");
  }

  @Test
  void initials_come_before_letters_inside_of_names() {
    assertThat(letters(RulesText.zrf(old("Tat", "Tab", "Arrow", "Turtle-Bird"))))
        .containsExactly("T", "TAB", "A", "B");
  }

  @Test
  void a_letter_given_twice_is_chosen_anew_in_an_old_file() {
    RulesText text =
        RulesText.zrf(
            game("White Black", "(piece (name Man) (letter M)) (piece (name Mate) (letter M))"));

    assertThat(letters(text)).containsExactly("M", "A");
    assertThat(text.messages()).containsExactly("The piece `Man` has the letter `M` too.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "7", "+", "王"})
  void what_has_no_small_letters_is_no_letter_of_two_players(String letter) {
    String piece = "(piece (name Man) (letter " + letter + "))";

    assertThat(RulesText.rules(game("White Black", piece)).messages())
        .containsExactly(
            "Pieces of two players have the letter `"
                + letter
                + "`. give each player's with `letters`");
    assertThat(letters(RulesText.zrf(game("White Black", piece)))).containsExactly("M");
  }

  /** Walls and ducks: the player to move owns them, so that one sign says all. */
  @Test
  void a_star_may_be_the_letter_of_two_players() {
    String piece = "(piece (name Man) (letter *))";

    assertThat(RulesText.rules(game("White Black", piece)).messages()).isEmpty();
    assertThat(letters(RulesText.rules(game("White Black", piece)))).containsExactly("*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "[", "]", "{", "}", ",", "=", ":", "@", "*Y", "a/b"})
  void what_texts_could_not_be_read_with_is_no_letter(String letter) {
    String piece = "(piece (name Man) (letters " + letter + " y))";

    assertThat(RulesText.rules(game("White Black", piece)).told())
        .containsExactly("unreadable-letter: (letters " + letter + " y)");
    assertThat(letters(RulesText.zrf(game("White Black", piece)))).containsExactly("M");
  }

  @ParameterizedTest
  @ValueSource(strings = {"王", "a/b", ":", "*", "7"})
  void any_name_gives_letters_that_differ_between_players(String name) {
    List<String> letters =
        RulesText.zrf(old(name, name + name)).loaded().pieces().stream()
            .flatMap(piece -> piece.letters().stream())
            .toList();

    assertThat(letters).hasSize(4).doesNotHaveDuplicates();
    assertThat(Stream.of("/", ":", "*")).noneMatch(c -> String.join("", letters).contains(c));
  }

  @Test
  void letters_of_players_that_are_not_there_are_told() {
    String piece = "(piece (name Man) (letters Y y *))";

    assertThat(RulesText.rules(game("White Black", piece)).told())
        .containsExactly("surplus-letter: *");
    assertThat(RulesText.rules(game("White Black Stone", piece)).clean().pieces().get(0).letters())
        .containsExactly("Y", "y", "*");
  }
}
