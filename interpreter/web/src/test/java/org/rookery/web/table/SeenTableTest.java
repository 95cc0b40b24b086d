package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/** A table whose page has the eyes of one player, in a game in which players do not see all. */
final class SeenTableTest {
  private static final Game MIST =
      Rules.of(
              "mist.rules",
              """
              (game (title "Mist") (players White Black) (turn-order White Black)
                (fog)
                (board (rectangle 3 5))
                (board-setup (White (King a1) (Rook c1)) (Black (King a5) (Rook c5)))
                (piece (name King) (letter K) (moves (betza "K")))
                (piece (name Rook) (letter R) (moves (betza "R")))
                (royal King))
              """)
          .load()
          .orThrow();

  private static final String MOVES = "\"turns\":[[";
  private static final String NO_MOVES = "\"turns\":[]";

  private final Table table = new Table(MIST, 5);

  @BeforeEach
  void begun() {
    table.ask("go", "0\na1-a2\na5-b5\nc1-b1");
  }

  @Test
  void aPageWithoutASeatSeesWhatThePlayerToMoveSees() {
    assertThat(table.ask("state", ""))
        .contains("\"mover\":1", MOVES, "\"played\":[\"?\",\"a5-b5\",\"?\"]", "\"check\":[13]")
        .contains("\"state\":\"Black is in check.\"", "\"last\":[]", "\"unseen\":[");
    assertThat(table.ask("play", "b5-a5"))
        .contains("\"mover\":0", MOVES, "\"played\":[\"a1-a2\",\"?\",\"c1-b1\",\"?\"]");
  }

  @Test
  void aPageWithASeatSeesWhatItsPlayerSees() {
    String first = table.ask("view", "0");
    assertThat(first)
        .contains("\"mover\":1", NO_MOVES, "\"played\":[\"a1-a2\",\"?\",\"c1-b1\"]")
        .contains("\"names\":[\"a1-a2\",\"?\",\"c1-b1\"]", "\"check\":[]", "\"last\":[2,1]")
        .contains("\"state\":\"The game goes on.\"");
    assertThat(table.ask("state", "")).isEqualTo(first);
    String second = table.ask("view", "1");
    assertThat(second).contains(MOVES, "\"check\":[13]").isEqualTo(table.ask("view", ""));
    table.ask("view", "0");
    assertThat(table.ask("view", "")).isEqualTo(second);
  }

  @Test
  void onlyWhoMadeTheLastMoveIsShownWhere() {
    table.ask("go", "0\na1-a2\nc5-b5\na2-a1\nb5-c5");
    assertThat(table.ask("view", "0")).contains("\"last\":[]", "\"names\":[\"a1-a2\",\"?\",");
    assertThat(table.ask("view", "1")).contains("\"last\":[13,14]");
    table.ask("restart", "");
    assertThat(table.ask("view", "1")).contains("\"last\":[]", "\"names\":[]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "10", "99", "-1", "x", "0 ", "000"})
  void thereAreNoOtherSeats(String player) {
    table.ask("view", "0");
    assertThat(table.ask("view", player))
        .isEqualTo("{\"problem\":\"There is no player number `" + player + "`.\"}");
    assertThat(table.ask("state", "")).as("as before").contains(NO_MOVES);
  }

  @Test
  void whatAnotherPlayerMayDoIsNotTold() {
    table.ask("view", "0");
    assertThat(table.ask("why", "b5-a5")).contains("It is Black's turn.");
    assertThat(table.ask("analyse", "10 1")).isEqualTo("{\"problem\":\"It is Black's turn.\"}");
    assertThat(table.ask("preview", "0")).contains("There is no legal move number `0`.");
    assertThat(table.ask("diagram", "c5"))
        .isEqualTo("{\"problem\":\"What stands on `c5` is not seen.\"}");
    assertThat(table.ask("diagram", "b1")).contains("\"signs\":[[");
    assertThat(table.ask("record", "pgn")).contains("take it when the game is over");
    table.ask("view", "1");
    assertThat(table.ask("analyse", "10 1")).contains("\"lines\":[{");
  }

  @Test
  void movesAreNamedWithoutWhatTheyDoToOthers() {
    assertThat(table.ask("view", "0")).doesNotContain("+", "Rb1");
  }

  @Test
  void whatWasTakenBackIsNotToldNorWhereTheMatchBegan() {
    assertThat(table.ask("back", "")).contains("\"undone\":[]", "\"start\":\"\"");
    assertThat(table.ask("forth", "")).contains("\"mover\":1");
    assertThat(table.ask("position", "1k1/3/3/3/1KR w - - 0 1")).contains("\"start\":\"?\"");
  }

  /** What a record says of moves might tell of those that are not seen. */
  @Test
  void aRecordIsReadWithoutWhatItSaysOfItsMoves() {
    table.ask("view", "0");
    assertThat(table.ask("read", "1. a1-a2 {to b5} a5-b5 (1... c5-c4) *"))
        .contains("\"played\":[\"a1-a2\",\"?\"]")
        .doesNotContain("\"line\"", "to b5", "c5-c4");
  }

  @Test
  void whereAllIsSeenNothingIsUnseen() {
    Table court = new Table(SmallGames.COURT, 5);
    court.ask("play", "a1-b2");
    assertThat(court.ask("view", "0"))
        .contains(MOVES, "\"last\":[0,5]", "\"played\":[\"a1-b2\"]")
        .doesNotContain("\"unseen\"");
    assertThat(court.ask("back", "")).contains("\"undone\":[\"a1-b2\"]");
  }
}
