package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cases that stand for the other player or for the mirror image, on boards of all kinds. */
final class SymmetryTest {
  private static final String NO_OTHER = "This game cannot be seen by the other player: ";
  private static final String NOT_THE_SAME =
      NO_OTHER + "neither upside down nor turned round do its board and its start look the same.";

  private static final String TURNED = "(rectangle 3 3)";
  private static final String FLIPPED = "(rectangle 3 3) (mirror)";
  private static final String CORNERS = "(White (Man a1)) (Black (Man c3))";
  private static final String FACES = "(White (Man a1)) (Black (Man a3))";

  @TempDir private Path folder;

  /** Pieces that go to the east, as their player sees it, and Stones that stay. */
  private void rules(String players, String board, String setup, String more) throws IOException {
    Files.writeString(
        folder.resolve("small.rules"),
        """
        (game (title "Small") (players %s) (turn-order %s)
          (board %s) (board-setup %s) %s
          (piece (name Man) (letter M) (attribute fresh? true)
            (moves (e (verify empty?) (unset fresh?) add)))
          (piece (name Stone) (letter S) (drops ((verify empty?) add))))
        """
            .formatted(players, players, board, setup, more)
            .replace("(unset fresh?)", "(set-attribute fresh? false)"));
  }

  private String told(String... lines) throws IOException {
    return OneCase.told(folder, "small.rules", lines).replaceAll("^.*:\\d+: ", "");
  }

  /** Upside down, or turned round: whichever leaves the start as it is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        TURNED + "|" + CORNERS + "| ''",
        FLIPPED + "|" + FACES + "| ''",
        TURNED + "|" + FACES + "|" + "for the other player: targets of a3: expected [b3], got []",
        FLIPPED + "|" + CORNERS + "| for the other player: targets of c3: expected [b3], got []",
        TURNED + "| (White (Man a1)) (Black (Man b3)) |" + NOT_THE_SAME,
        TURNED + "| (White (Man a1)) (Black (Stone c3)) |" + NOT_THE_SAME,
        TURNED + "| (White (Man a1) (Stone off 1)) (Black (Man c3)) |" + NOT_THE_SAME,
        TURNED + "| (White (Man a1) (Stone off 1)) (Black (Man c3) (Stone off 1)) | ''",
        TURNED + " (kill-positions c3)| (White (Man a1)) (Black (Man c2)) |" + NOT_THE_SAME,
        TURNED + " (kill-positions c1 a3)|" + CORNERS + "| ''",
        TURNED + " (kill-positions b2)|" + CORNERS + "| ''",
        TURNED + " (kill-positions b3)|" + CORNERS + "|" + NOT_THE_SAME,
      })
  void theOtherPlayerSeesTheBoardAsTheStartDoes(String board, String setup, String told)
      throws IOException {
    rules("White Black", board, setup, "");
    assertThat(told("for: both-players", "expect: {targets: {a1: [b1]}}")).isEqualTo(told);
  }

  /** The other player must have as many moves; with the board turned, their Men cannot go on. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        FLIPPED + "| ''",
        TURNED + "| for the other player: perft 1: expected 2, got 0",
      })
  void theOtherPlayerHasAsManyMoves(String board, String told) throws IOException {
    rules("White Black", board, FACES, "");
    assertThat(
            told(
                "for: both-players", "position: \"m2/M2/M2 w - - 0 1\"", "expect: {perft: {1: 2}}"))
        .isEqualTo(told);
  }

  @Test
  void ofThreePlayersNoneIsTheOther() throws IOException {
    rules("White Black Red", TURNED, CORNERS + " (Red (Man b2))", "");
    assertThat(told("for: both-players", "expect: {targets: {a1: [b1]}}"))
        .isEqualTo(NO_OTHER + "it is not a game of two: there are White, Black, Red.");
  }

  @Test
  void noOtherPlayerSeesABoardWithoutRows() throws IOException {
    rules(
        "White Black",
        "(positions (home 0 0 9 9) (post 9 0 18 9)) (links e (home post))",
        "(White (Man home)) (Black (Man post))",
        "");
    assertThat(told("for: both-players", "expect: {count: 0}"))
        .isEqualTo(NO_OTHER + "its board is no rectangle.");
    assertThat(told("for: mirrored", "expect: {count: 0}"))
        .isEqualTo("This board cannot be mirrored: it is no rectangle.");
  }

  /** Hands, attributes, counters and the player to move go with the pieces. */
  @Test
  void allOfAPositionIsExchanged() throws IOException {
    rules("White Black", TURNED, CORNERS, "(counter hits 0 (per player)) (counter all 0)");
    String position =
        "position: \"M1m/3/M1m[SSSs] w - - 0 1 {hits-White=2,hits-Black=1,all=5,fresh?=a1.c3}\"";
    String whole =
        "hand: {White: {Stone: 3}, Black: {Stone: 1}}, board: {a1: White Man, c1: Black Man, a3:"
            + " White Man}, flags: {hits: {White: 2, Black: 1}, all: 5, \"fresh?\": [a1, c3]}";
    assertThat(
            told(
                "for: both-players",
                position,
                "expect: {count: 7, moves: [a1-b1, a3-b3, S*b1, S*a2, S*b2, S*c2, S*b3], "
                    + whole
                    + ", after: {a1-b1: {captured: [], flags: {\"fresh?\": [c3]}, targets: {c3:"
                    + " [b3]}}, S*b2: {board: {b2: White Stone}, hand: {White: {Stone: 2}}}}}"))
        .isEmpty();
    assertThat(told("for: mirrored", position, "expect: {" + whole + ", legal: [S*a2]}")).isEmpty();
    assertThat(told("for: mirrored", position, "expect: {legal: [a1-b1]}"))
        .isEqualTo("mirrored: `c1-b1`: expected a legal move, got `c1-b1` is not a legal move.");
  }

  /** Castling has no letters of pieces that could become the other player's. */
  @Test
  void castlingIsWrittenTheSameForBoth() throws IOException {
    assertThat(OneCase.told(folder, "chess", "for: both-players", "expect: {legal: [O-O]}"))
        .matches("`O-O`: .* is no castling on that side now\\.; for the other player: `O-O`: .*");
  }

  /** Who has lost the right to castle on one side has lost it where they are seen. */
  @ParameterizedTest
  @CsvSource({
    "w Kq, 'legal: [e1-g1], illegal: [e1-c1]'",
    "b Kq, 'legal: [e8-c8], illegal: [e8-g8]'",
    "w Qq, 'legal: [e1-c1], illegal: [e1-g1]'",
  })
  void rightsToCastleAreExchanged(String fields, String moves) throws IOException {
    String position = "position: \"r3k2r/8/8/8/8/8/8/R3K2R " + fields + " - 0 1\"";
    assertThat(
            OneCase.told(folder, "chess", "for: both-players", position, "expect: {" + moves + "}"))
        .isEmpty();
  }

  /** A case may play moves and expect nothing behind them. */
  @Test
  void movesArePlayedByBothWithoutMoreAsked() throws IOException {
    rules("White Black", FLIPPED, FACES, "");
    assertThat(told("for: both-players", "play: [a1-b1, a3-b3]", "tags: [x]")).isEmpty();
  }

  /** The other player has made as many of several moves as the player to move has. */
  @ParameterizedTest
  @CsvSource({
    "White White Black Black, 1, [b1-c1]",
    "White White Black Black, 2, [a3-b3]",
    "White Black Black White, 4, [b1-c1]",
    "White Black Black White, 1, [a3-b3]",
    "White White Black, 2, [a3-b3]",
  })
  void theOtherPlayerIsAsFarInATurnOfSeveralMoves(String order, int step, String next)
      throws IOException {
    rules("White Black", FLIPPED, FACES, "");
    Path file = folder.resolve("small.rules");
    String text = Files.readString(file);
    Files.writeString(file, text.replaceAll("turn-order [^)]*", "turn-order " + order));
    String position = "position: \"m2/3/M2 w - - 0 2 {step=" + step + "}\"";
    String expected = "expect: {count: 1, moves: " + next + "}";
    assertThat(told("for: both-players", position, "play: [a1-b1]", expected)).isEmpty();
  }

  /** What lies in columns goes with their squares. */
  @Test
  void columnsAreExchangedToo() throws IOException {
    rules("White Black", TURNED, CORNERS, "");
    Files.writeString(
        folder.resolve("small.rules"),
        """
        (game (title "Columns") (players White Black) (turn-order White Black)
          (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
          (piece (name Man) (letter M) (moves (e (verify not-empty?) cover add))))
        """);
    assertThat(
            told(
                "for: both-players",
                "position: \"2m/3/M(mM)1 w - - 0 1\"",
                "expect: {targets: {a1: [b1], b1: []}, after: {a1-b1: {board: {b1: White Man},"
                    + " targets: {}}}}"))
        .isEmpty();
    assertThat(
            told(
                "for: both-players",
                "position: \"2m/3/M(Mm)1 w - - 0 1\"",
                "expect: {board: {b1: White Man}}"))
        .isEqualTo(
            "board: b1: expected White Man, got Black Man; for the other player: board: b3:"
                + " expected Black Man, got White Man");
  }

  /** Who has to go on has to go on where they are seen. */
  @Test
  void aChainThatHasBegunIsGoneOnWith() throws IOException {
    rules("White Black", TURNED, CORNERS, "");
    Files.writeString(
        folder.resolve("small.rules"),
        """
        (game (title "Chains") (players White Black) (turn-order White Black)
          (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
          (piece (name Man) (letter M)
            (moves (e (verify empty?) (add-partial on))
              (move-type on) (n (verify empty?) add))))
        """);
    String position = "position: \"2m/3/1M1 w - - 0 1 {continues=b1,with=on}\"";
    assertThat(told("for: both-players", position, "expect: {moves: [b1-b2]}")).isEmpty();
  }
}
