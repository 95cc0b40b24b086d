package org.rookery.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Position;
import org.rookery.game.Rules;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;

class LegalityExplanationTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String MONSTER = "rnbqkbnr/pppppppp/8/8/8/8/2PPPP2/4K3 w kq - 0 1";
  private static final GameEngine CHESS = game("chess");

  private static GameEngine game(String name) {
    try {
      Rulebook rulebook = Rulebook.here();
      Path file = rulebook.find(Path.of(""), name);
      return rulebook.load(file, Optional.empty()).game().orElseThrow().engine();
    } catch (NoSuchGame e) {
      throw new AssertionError(e);
    }
  }

  private static String why(String fen, String turn) {
    return why(CHESS, fen, turn);
  }

  private static String why(GameEngine game, String fen, String turn) {
    try {
      Position position = game.position(fen);
      String before = game.positions().print(position.setup());
      String answer = LegalityExplanation.explain(game, position, turn);
      assertThat(game.positions().print(position.setup())).isEqualTo(before);
      return answer;
    } catch (TextException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "b1-d2, 'd2 holds a White Pawn, and an empty square or an enemy is needed there'",
    "a1-a5, 'a2 holds a White Pawn, and an empty square is needed there'",
    "e2-d3, 'd3 is empty, and an enemy is needed there'",
    "e1-g1, 'f1 holds a White Bishop, and an empty square is needed there'",
  })
  void a_rule_that_comes_near_is_named_with_the_test_that_failed(String turn, String words) {
    assertThat(why(START, turn))
        .contains(words)
        .containsPattern("\\(stdlib/[a-z-]+\\.rules:\\d+:\\d+\\)");
  }

  @Test
  void tests_that_are_answered_before_the_game_begins_are_told_too() {
    assertThat(why("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3-e5"))
        .contains("fails at `(verify (in-zone? second-rank))` (stdlib/chess-pieces.rules:")
        .contains("e3 is not in White's zone `second-rank` (a2 b2 c2 d2 e2 f2 g2 h2).");
    assertThat(why("4k3/8/4p3/8/8/8/8/4K3 b - - 0 1", "e6-e4"))
        .contains("e6 is not in Black's zone `second-rank` (a7 b7 c7 d7 e7 f7 g7 h7).");
    assertThat(why(game("xiangqi"), "4k4/9/9/9/9/4B4/9/9/9/3K5 w - - 0 1", "e5-g7"))
        .contains("fails at `(verify (in-zone? home))` (rules/xiangqi.rules:")
        .contains("g7 is not in White's zone `home` (a1 b1 c1 d1 ");
    assertThat(why(game("shogi"), "4k4/9/9/9/9/9/9/9/4K4[N] w - - 0 1", "N*a8"))
        .contains("fails at `(verify (not dead-end?))` (stdlib/promotion.rules:")
        .contains("from a8 the piece could never move again.");
  }

  @Test
  void a_square_tells_how_moves_from_it_are_written() {
    String kalah =
        "a1=O,b1=O,c1=O,d1=O,e1=O,f1=O,a2=o,b2=o,c2=o,d2=o,e2=o,f2=o w - - 0+0 0 1"
            + " {seeds-c1=0}";
    assertThat(why(game("kalah"), kalah, "b1")).isEqualTo("A legal move from b1 is written `2`.");
    assertThat(why(game("kalah"), kalah, "c1")).doesNotContain("is written");
  }

  /** One Wolf on b2, which two friends would set free. */
  @ParameterizedTest
  @CsvSource({
    "b2-b3, at least 2 is needed",
    "b2-c3, at least 4 is needed",
    "b2-c2, more than 1 is needed",
    "b2-c1, another one is needed",
    "b2-b1, 0 is needed",
    "b2-a1, less than 1 is needed",
    "b2-a2, at most 0 is needed",
  })
  void numbers_that_are_compared_are_told(String turn, String words) {
    GameEngine wolves =
        Rules.of(
                "wolves.rules",
                """
                (game (title "Wolves") (players White Black) (turn-order White Black)
                  (board (rectangle 3 3))
                  (board-setup (White (Wolf b2)) (Black (Wolf a3)))
                  (piece (name Wolf) (letter W)
                    (moves (n (verify (>= (count friend (board)) 2)) add)
                           (ne (verify (not (> 4 (count friend (board))))) add)
                           (e (verify (< 1 (count friend (board)))) add)
                           (se (verify (not (= 1 (count friend (board))))) add)
                           (s (verify (= (count friend (board)) 0)) add)
                           (sw (verify (not (<= 1 (count friend (board))))) add)
                           (w (verify (>= 0 (count friend (board)))) add))))
                """)
            .load()
            .orThrow()
            .engine();
    assertThat(why(wolves, "w2/1W1/3 w - - 0 1", turn))
        .contains("the number of White's pieces is 1, and " + words);
  }

  @ParameterizedTest
  @CsvSource({
    "d1-d7, 'It captures from where it stands. The nearest rule of Queen, '",
    "d1-d7, 'd4 holds a Black Rook, and an empty square is needed there'",
    "d1-d4, 'It captures from where it stands. The move is `d4-`, by `add` '",
    "d7-, 'The nearest rule of Queen on d1, '",
    "d7-, 'd4 holds a Black Rook, and an empty square is needed there'",
    "b8-, 'No piece of White captures on b8 without going there.'",
    "e5-, 'There is no piece on e5.'",
  })
  void a_capture_from_where_the_piece_stands_is_explained(String turn, String words) {
    assertThat(why(game("rifle"), "1n2k3/3p4/8/8/3r4/8/8/3QK3 w - - 0 1", turn)).contains(words);
  }

  @Test
  void of_several_parts_the_one_that_fails_is_told() {
    assertThat(why(START, "e2-e4; d2-d5"))
        .startsWith(
            "No legal move has all the parts of `e2-e4; d2-d5`. The nearest is `e2-e4`, which lacks"
                + " `d2-d5`.\n"
                + "No rule of Pawn reaches d5 from d2.\n");
    assertThat(why("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1; h1-e1"))
        .contains("The nearest is `e1-g1; h1-f1`, which lacks `h1-e1`.\n")
        .contains("e1 holds a White King, and an empty square or an enemy is needed there");
  }

  @Test
  void a_piece_that_has_arrived_is_not_said_to_be_missing() {
    assertThat(why("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1; g1-h1"))
        .endsWith("which lacks `g1-h1`.\nThe move is over by then.");
  }

  @Test
  void the_nearest_turn_begins_as_it_was_told() {
    assertThat(why(game("duck-chess"), START, "e2-e4; D*d2"))
        .startsWith("No legal move has all the parts of `e2-e4; D*d2`. The nearest is `e2-e4; *")
        .contains(
            "`, which lacks `D*d2`.\nThe nearest rule of Duck, `add` (rules/walls/duck-chess.")
        .contains("d2 holds a White Pawn, and an empty square is needed there.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e2e4; e7e5 | The nearest is `e2-e4; e1-e2`, which lacks `e7e5`.",
        "e2e4; e7e5 | The piece on e7 is a Black Pawn, and White is to move.",
        "e2-e4; e1-e3 | The nearest is `e2-e4; e1-e2`, which lacks `e1-e3`.",
        "e2-e4; e2-e3 | There is no piece on e2 then.",
        "e4 Ke3 | which lacks `Ke3`.",
        "e4 Ke3 | No rule of King reaches e3.",
        "e4, e4e6 | e4 is not in White's zone `second-rank`",
        "e2-e4; e4-e5; c2-c3 | which lacks `c2-c3`.",
        "e2-e4; e4-e5; c2-c3 | The move is over by then.",
        "e2e4; e4e5 | `e2e4; e4e5` is legal: e2-e4; e4-e5.",
        "e4 e5 | `e4; e5` is legal: e2-e4; e4-e5.",
        "e2e4; xyz | `xyz` is no move; a move looks like",
      })
  void a_further_part_is_understood_in_any_notation(String turn, String words) {
    assertThat(why(game("monster-chess"), MONSTER, turn)).contains(words);
  }

  @Test
  void a_piece_of_very_many_ways_is_given_up() {
    String position = "8/1p1p1p1p/8/p1p1p1p1/8/1x1l1c1k/8/XLCWIKLX w - - 0 1";
    assertThat(why(game("baroque"), position, "a1-h7"))
        .startsWith(
            "No rule of Chameleon was found that reaches h7 from a1; it has more ways than");
  }

  @Test
  void no_rule_may_come_near() {
    assertThat(why(START, "e1-e3"))
        .startsWith(
            "No rule of King reaches e3 from e1.\nThe piece's rules: `K` (rules/chess.rules:")
        .containsPattern("`add` \\(stdlib/[a-z-]+\\.rules:\\d+:\\d+\\)\\.$");
  }

  @Test
  void a_legal_move_is_said_to_be_legal() {
    assertThat(why(START, "e4")).isEqualTo("`e4` is legal: e2-e4.");
  }

  @Test
  void a_pinned_piece_is_told_by_what() {
    assertThat(why("4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1", "Bd3"))
        .startsWith(
            "`e2-d3` leaves the White King on e1 attacked by the Black Rook on e8, by `R` (stdlib/")
        .contains("`(royal King)`");
  }

  @Test
  void castling_needs_its_rights_and_safety() {
    assertThat(why("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1-g1"))
        .contains("the pieces of e1 and h1 have moved or are gone");
    assertThat(why("4k3/8/8/8/8/8/6n1/4K2R w K - 0 1", "e1-g1"))
        .contains("e1 is attacked by the Black Knight g2");
    assertThat(why(START, "O-O")).isEqualTo("There is no castling on that side now.");
  }

  @Test
  void the_wrong_piece_is_told() {
    assertThat(why(START, "e7-e5"))
        .isEqualTo("The piece on e7 is a Black Pawn, and White is to move.");
    assertThat(why(START, "e4-e5")).isEqualTo("There is no piece on e4.");
  }

  /** No move takes more from the hand than there is; each part of a turn is asked as a whole. */
  @ParameterizedTest
  @CsvSource({
    "1, a1-a2, 'fewer than 2 of Man are in hand'",
    "1, a1-b1, 'is legal'",
    "1, M*b2,  'fewer than 2 of Man are in hand'",
    "0, a1-b1, 'no Man is in hand'",
    "0, a1-a2, 'no Man is in hand (and 1 more test after that)'",
    "2, a1-a2, 'is legal'",
    "2, M*b2,  'is legal'",
  })
  void pieces_in_hand_that_a_move_gives_up_must_be_there(int inHand, String turn, String words) {
    GameEngine game =
        Rulebook.here()
            .text(
                "hand.rules",
                """
                (game (title "Hand") (players White Black) (turn-order White Black)
                   (board (rectangle 4 4))
                   (board-setup (White (Man a1)) (Black (Man d4)))
                   (piece (name Man) (letter M)
                      (moves (n (verify empty?) (discard Man) (discard Man) add)
                             (e (verify empty?) discard add))
                      (drops ((verify empty?) discard add))))
                """)
            .load()
            .orThrow()
            .engine();
    String fen = "3m/4/4/M3[" + "M".repeat(inHand) + "] w - - 0 1";
    assertThat(why(game, fen, turn)).contains(words);
  }
}
