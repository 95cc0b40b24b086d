package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;

/** The fields of a position behind its pieces: what is read, what is written, what is refused. */
final class FenFieldsTest {
  private static final String ROOKS = "r3k2r/8/8/8/3pP3/8/8/R3K2R ";

  private static Game chess() throws NoSuchGame {
    return Rulebook.here().load("chess").orThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "w KQkq - 0 1 | w KQkq - 0 1",
        "w qkQK - 3 9 | w KQkq - 3 9",
        "b Kq - 0 1 | b Kq - 0 1",
        "b Qk - 0 1 | b Qk - 0 1",
        "w Q - 0 1 | w Q - 0 1",
        "w k - 0 1 | w k - 0 1",
        "w - - 12 34 | w - - 12 34",
        "b KQkq e3 0 1 | b KQkq e3 0 1",
        "w | w - - 0 1",
        "b KQ | b KQ - 0 1",
        "w 5 9 | w - - 5 9",
        "w - - 0 0 | w - - 0 1",
      })
  void whatIsReadIsWrittenInOrder(String given, String written) throws Exception {
    assertThat(chess().position(ROOKS + given).fen()).isEqualTo(ROOKS + written);
  }

  /** A set-up's castling field counts as that of any position; where it lacks, all are unmoved. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "w KQkq - 0 1 | KQkq",
        "w Q - 0 1 | Q",
        "w HAh - 0 1 | KQk",
        "w KQ - 0 1 | KQ",
        "w - - 0 1 | -",
        "w 0 1 | KQkq",
        "w 3+3 0 1 | KQkq",
        "w | KQkq",
      })
  void aSetUpSaysWhatMayCastle(String fields, String rights) throws Exception {
    String variant = "(include \"chess\") (variant (title \"T\") (board-setup (fen \"%s\")))";
    Rules rules = Rulebook.here().text("t.rules", variant.formatted(ROOKS + fields));

    Game game = rules.load().orThrow();

    assertThat(game.start().fen()).isEqualTo(ROOKS + "w " + rights + " - 0 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "w KX - 0 1 | There is no castling right `X`; there are `KQkq`.",
        "w KQkq - 0 1 9 | Nothing more is expected here; `9` is too much.",
        "w KQkq - x 1 | half-move clock",
        "w KQkq - 0 x | move number",
        "v KQkq - 0 1 | `v`",
        "w KQkq i3 0 1 | i3",
      })
  void whatCannotBeReadIsNamed(String given, String told) {
    assertThatThrownBy(() -> chess().position(ROOKS + given)).hasMessageContaining(told);
  }

  /** Pieces begin fresh and not worn: a position says who else is, and who is no longer. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | ''",
        "{fresh?=a1} | {fresh?=a1}",
        "{fresh?=} | {fresh?=}",
        "{fresh?=c3.a1} | ''",
        "{worn?=a1,fresh?=c3} | {worn?=a1,fresh?=c3}",
        "{worn?=} | ''",
      })
  void marksAreHadByThosePiecesAlone(String given, String written) throws Exception {
    Game game =
        Rules.of(
                "marks.rules",
                """
                (game (title "Marks") (players White Black) (turn-order White Black)
                  (board (rectangle 3 3)) (board-setup (White (Stone a1)) (Black (Stone c3)))
                  (piece (name Stone) (letter S) (attribute fresh? true) (attribute worn? false)
                    (moves ((verify fresh?) e (set-attribute fresh? false) add)
                           ((verify worn?) n (set-attribute worn? true) add))))
                """)
            .load()
            .orThrow();
    String fields = "2s/3/S2 w - - 0 1";
    assertThat(game.position((fields + " " + given).strip()).fen())
        .isEqualTo((fields + " " + written).strip());
  }

  /**
   * A piece of which rules ask whether it has moved is told behind, not by the letter of its file.
   */
  @Test
  void aFileNamesNoRightThatPositionsHaveNoLetterFor() {
    Game game =
        Rules.of(
                "fresh.rules",
                """
                (game (title "Fresh") (players White Black) (turn-order White Black)
                  (board (rectangle 3 3)) (board-setup (White (Stone a1)) (Black (Stone c3)))
                  (piece (name Stone) (letter S)
                    (moves (n (verify empty?) add) (e (verify (unmoved? start)) add))))
                """)
            .load()
            .orThrow();
    assertThatThrownBy(() -> game.position("2s/3/S2 w A - 0 1"))
        .hasMessageContaining("This game has no castling rights; write `-`.");
  }

  /** Castling comes before the files of other pieces; who may castle has not moved. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "b GBQKqk | b KQBGkq | w QBGq",
        "b BKk | b KBk | w BEe",
        "b HEkq | b EHkq | w Eq",
      })
  void unmovedPiecesStandBesideCastling(String given, String written, String after)
      throws Exception {
    Match match =
        Rulebook.here()
            .load("seirawan")
            .orThrow()
            .position("r3k2r/8/8/8/8/8/8/RN2K1NR[] " + given + " - 0 1");
    assertThat(match.fen()).isEqualTo("r3k2r/8/8/8/8/8/8/RN2K1NR[] " + written + " - 0 1");
    match.play("h8h1");
    assertThat(match.fen()).isEqualTo("r3k3/8/8/8/8/8/8/RN2K1Nr[] " + after + " - 0 2");
  }

  /** What a move has left behind is told behind the fields, and read. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{last-from=a1,last-to=a2}",
        "{last-from=b3,last-to=a2}",
        "{continues=a2,with=more}",
        "{ended=2}",
        "",
      })
  void whatAMoveLeavesBehindIsTold(String left) throws Exception {
    Game game =
        Rules.of(
                "left.rules",
                """
                (game (title "Left") (players White Black) (turn-order White Black)
                  (board (rectangle 3 3)) (board-setup (White (Stone a1)) (Black (Stone c3)))
                  (ending "never" (= 1 2) draw) (ending "nor" (= 1 2) draw)
                  (piece (name Stone) (letter S)
                    (moves (n (verify empty?) (add-partial more))
                      (s (verify (empty? last-to)) add)
                      (move-type more) (e (verify empty?) add))))
                """)
            .load()
            .orThrow();
    String fen = ("2s/S2/3 w - - 0 1 " + left).strip();
    assertThat(game.position(fen).fen()).isEqualTo(fen);
  }

  /** Red has no turn in the first round, and White has one in each. */
  @ParameterizedTest
  @CsvSource({"White, 1", "Black, 1", "Red, 2"})
  void aPositionWithoutANumberIsThatOfThePlayersFirstTurn(String player, int number)
      throws Exception {
    Game game =
        Rules.of(
                "later.rules",
                """
                (game (title "Later") (players White Black Red)
                  (turn-order White Black repeat White Red)
                  (board (rectangle 3 3)) (board-setup (White (Stone a1)) (Black (Stone c3)))
                  (piece (name Stone) (letter S) (moves (betza "K"))))
                """)
            .load()
            .orThrow();
    assertThat(game.position("S2/3/3 " + player).position().turnNumber()).isEqualTo(number);
  }

  /** What a piece skips on one of its ways says nothing of where it comes to on the next. */
  @Test
  void whoHasSkippedASquareStandsWhereThatMoveEnds() throws BadPosition {
    Game game =
        Rules.of(
                "skips.rules",
                """
                (game (title "Skips") (players White Black) (turn-order White Black)
                  (board (rectangle 2 4)) (board-setup (White (Stone a1)) (Black (Stone b4)))
                  (piece (name Stone) (letter S)
                    (moves (n (verify empty?) (skip-square here) n (verify empty?) add n add))))
                """)
            .load()
            .orThrow();
    assertThat(game.position("1s/S1/2/2 b - a2 0 1").mover()).isEqualTo(1);
    assertThatThrownBy(() -> game.position("Ss/2/2/2 b - a2 0 1"))
        .hasMessageContaining("No piece on the board can have skipped");
  }

  /** Whoever is to move: the star is the letter of nobody's walls alone. */
  @ParameterizedTest
  @ValueSource(strings = {"m2/1*1/M2 w - - 0 1", "m2/1X1/M2 b - - 0 1", "mx1/1*1/MX1 b - - 0 1"})
  void aStarIsTheWallOfWhoOwnsIt(String fen) throws BadPosition {
    Game game =
        Rules.of(
                "walls.rules",
                """
                (game (title "Walls") (players White Black Nobody) (turn-order White Black)
                  (board (rectangle 3 3)) (board-setup (White (Mason a1)) (Black (Mason a3)))
                  (piece (name Mason) (letter M) (moves (betza "K")))
                  (piece (name Wall) (letters X x *)))
                """)
            .load()
            .orThrow();
    assertThat(game.position(fen).fen()).isEqualTo(fen);
  }
}
