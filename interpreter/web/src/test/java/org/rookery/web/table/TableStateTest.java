package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.Rules;

/** What a page is told of a match. */
final class TableStateTest {
  private final Table court = new Table(SmallGames.COURT, 5);

  @Test
  void howAMatchBegins() {
    assertThat(court.ask("state", ""))
        .startsWith("{\"mover\":0,\"chance\":false,\"turn\":1,\"state\":\"The game goes on.\",")
        .contains("\"news\":false,")
        .contains(
            "\"over\":false,\"fen\":\"3k/3p/P3/KR2[] w - - 0 1\",\"text\":\"4   . . . k\\u000a")
        .contains("\"start\":\"\",\"played\":[],\"undone\":[],\"remark\":\"\",")
        .contains(
            "\"board\":[1,3,0,0,5,0,0,0,0,0,0,6,0,0,0,2],\"numbers\":{},\"beneath\":{},\"last\":[],")
        .contains("\"check\":[],\"hands\":[[],[]],\"turns\":[[\"a1-b2\",[\"a1\",\"b2\"]],[");
  }

  @Test
  void whatAMoveChanges() {
    assertThat(court.ask("play", "a1-b2"))
        .contains("\"mover\":1,", "\"turn\":1,", "\"last\":[0,5]", "\"played\":[\"a1-b2\"]")
        .contains("\"board\":[0,3,0,0,5,1,0,");
    assertThat(court.ask("play", "d4-c4")).contains("\"mover\":0,", "\"turn\":2,");
  }

  @Test
  void aCheckIsShownWhereTheKingStands() {
    court.ask("position", "2k1/4/K3/R3 w - - 0 1");
    assertThat(court.ask("play", "a1-c1"))
        .contains("\"check\":[14]", "\"state\":\"Black is in check.\"", "\"over\":false")
        .contains("\"news\":true");
    assertThat(court.ask("position", "2k1/4/K3/R3 b - - 0 1")).contains("\"check\":[]");
  }

  @Test
  void theEndOfAMatchHasItsCause() {
    court.ask("position", "k3/4/K3/3R w - - 0 1");
    assertThat(court.ask("play", "d1-d4"))
        .contains("\"over\":true", "\"state\":\"White wins by checkmate.\"", "\"turns\":[]")
        .contains("\"check\":[12]");
    assertThat(court.ask("position", "k3/1R2/1K2/4 b - - 0 1"))
        .contains("\"over\":true", "\"state\":\"A draw by stalemate.\"");
  }

  @Test
  void whatIsInHandStandsWithItsOwner() {
    court.ask("position", "2k1/r3/K3/4[PPRp] w - - 0 1");
    assertThat(court.ask("state", "")).contains("\"hands\":[[[3,1],[5,2]],[[6,1]]]");
    assertThat(court.ask("play", "a2-a3"))
        .as("the Rook is captured")
        .contains("\"hands\":[[[3,2],[5,2]],[[6,1]]]")
        .contains("[\"p*a1\",[\"*p\",\"a1\"]]");
    assertThat(court.ask("play", "p*b1")).contains("\"hands\":[[[3,2],[5,2]],[]]", "\"last\":[1]");
  }

  @Test
  void thePieceDefinedFirstIsShownInHandToo() {
    String rules =
        """
        (game (title "Held") (players White Black) (turn-order White Black)
          (board (rectangle 2 2)) (board-setup (White (Man off 1)) (Black (Man off 2)))
          (piece (name Man) (letter M) (drops ((verify empty?) add))))
        """;
    assertThat(new Table(Rules.of("held.rules", rules).load().orThrow(), 5).ask("state", ""))
        .contains("\"hands\":[[[1,1]],[[2,2]]]");
  }

  @Test
  void wherePositionsBegin() {
    assertThat(court.ask("position", "  2k1/4/K3/R3 b - - 3 9 \n"))
        .contains("\"start\":\"2k1/4/K3/R3[] b - - 3 9\"", "\"mover\":1", "\"turn\":9");
  }

  @Test
  void chanceMovesByItself() {
    Table chance = new Table(SmallGames.CHANCE, 5);
    assertThat(chance.ask("state", "")).contains("\"chance\":true");
    assertThat(chance.ask("choose", "1"))
        .contains("\"chance\":false", "\"mover\":1", "\"played\":[\"a1-a2\"]");
  }

  @Test
  void aChainIsTouchedSquareBySquareAndShownAsItsRulesSay() {
    String rules =
        """
        (game (title "Leaps") (players White Black) (turn-order White Black)
          (board (rectangle 5 1))
          (board-setup (White (Man a1)) (Black (Man b1 d1)))
          (whole-chains) (turn-text "{from}/{to}")
          (piece (name Man) (letter M)
            (moves (move-type leap)
              (e (verify enemy?) capture e (verify empty?) (add-partial leap)))))
        """;
    Table leaps = new Table(Rules.of("leaps.rules", rules).load().orThrow(), 5);
    assertThat(leaps.ask("state", ""))
        .contains("\"turns\":[[\"a1/c1\",[\"a1\",\"c1\",\"e1\"],[2,3]]]");
    assertThat(leaps.ask("play", "a1/c1")).contains("\"board\":[0,0,0,0,1]");
  }
}
