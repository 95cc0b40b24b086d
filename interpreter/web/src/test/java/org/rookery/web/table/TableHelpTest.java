package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.player.Level;
import org.rookery.player.search.SearchLimits;

/** What a page asks besides moves: names, parts, boards put together, what the program thinks. */
final class TableHelpTest {
  private final Table court = new Table(SmallGames.COURT, 5);

  private static Table table(String text) {
    Game game = Rules.of("help.rules", text).load().orThrow();
    return new Table(game, 5);
  }

  @Test
  void movesHaveTheNamesThatPlayersWrite() {
    court.ask("play", "a1-b2");
    assertThat(court.ask("play", "d4-c4"))
        .contains("\"played\":[\"a1-b2\",\"d4-c4\"]", "\"names\":[\"Kb2\",\"Kc4\"]")
        .contains("\"movers\":[0,1]");
    assertThat(court.ask("back", "")).contains("\"names\":[\"Kb2\"]", "\"movers\":[0]");
    assertThat(court.ask("forth", "")).contains("\"names\":[\"Kb2\",\"Kc4\"]");
    assertThat(court.ask("read", "a1-b2\nd4-c4")).contains("\"names\":[\"Kb2\",\"Kc4\"]");
    assertThat(court.ask("restart", "")).contains("\"names\":[]", "\"movers\":[]");
    String own =
        """
        (game (title "Own") (players White Black) (turn-order White Black)
          (board (rectangle 3 1)) (board-setup (White (Man a1)))
          (turn-text "{from}/{to}")
          (piece (name Man) (letter M) (moves (e (verify empty?) add))))
        """;
    assertThat(table(own).ask("play", "a1/b1")).contains("\"names\":[\"a1/b1\"]");
  }

  @Test
  void partsOfMovesAreToldOneByOne() {
    Table leaps =
        table(
            """
            (game (title "Leaps") (players White Black) (turn-order White Black)
              (board (rectangle 5 1)) (board-setup (White (Man a1)) (Black (Man b1 d1)))
              (whole-chains)
              (piece (name Man) (letter M)
                (moves (move-type leap)
                  (e (verify enemy?) capture e (verify empty?) (add-partial leap)))))
            """);
    assertThat(leaps.ask("state", "")).contains("[\"a1\",\"c1\",\"e1\"],[2,3]]");
    assertThat(leaps.ask("preview", "0"))
        .isEqualTo("{\"previews\":[[[[0,0],[2,1],[1,0]],[[2,0],[4,1],[3,0]]]]}");
    assertThat(leaps.ask("preview", "7")).contains("There is no legal move number `7`.");
    assertThat(leaps.ask("preview", "one")).contains("\"problem\"");
  }

  /** A convention is enough, without texts of the game's own. */
  @Test
  void movesHaveTheNamesOfTheConventionThatRulesName() {
    Table wxf =
        new Table(Rules.of("wxf.rules", onePiece("(notation wxf)", "")).load().orThrow(), 5);
    assertThat(wxf.ask("play", "a1-a2")).contains("\"names\":[\"M3+1\"]");
  }

  @Test
  void aPassIsTouchedNowhereAndAnotherPieceWhereItStands() {
    Table passing = table(onePiece("(pass-turn true)", ""));
    assertThat(passing.ask("state", "")).contains("[\"pass\",[]]");
    assertThat(passing.ask("preview", "1")).isEqualTo("{\"previews\":[[[]]]}");
    Table two =
        table(
            """
            (game (title "Two") (players White Black) (turn-order White Black)
              (board (rectangle 3 3))
              (board-setup (White (Man a1) (Wall b1)) (Black (Man c3)))
              (after-move (exists (friend Man) (board)) (then push))
              (piece (name Wall) (letter W)
                (moves (move-type push) (n (verify empty?) add)))
              (piece (name Man) (letter M) (moves (n (verify empty?) add))))
            """);
    assertThat(two.ask("state", ""))
        .contains("[\"a1-a2; b1-b2\",[\"a1\",\"a2\",\"b1\",\"b2\"],[2,4]]");
  }

  private static String onePiece(String words, String more) {
    return """
        (game (title "One") (players White Black) (turn-order White Black) %s
          (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
          (piece (name Man) (letter M) (moves (n (verify empty?) add))) %s)
        """
        .formatted(words, more);
  }

  @Test
  void asManyMovesAreComparedAsAPersonIsAskedFor() {
    assertThat(court.ask("preview", "0 ".repeat(400))).startsWith("{\"previews\":[[");
    assertThat(court.ask("preview", "0 ".repeat(401))).contains("No more than 400");
  }

  @Test
  void aBoardIsPutTogether() {
    assertThat(court.ask("board", "1\n0 1\n15 2\n5 3\nhand 6 2"))
        .contains("\"fen\":\"3k/4/1R2/K3[pp] b - - 0 1\"", "\"played\":[]", "\"mover\":1");
    assertThat(court.ask("board", "0\n0 1\nhand 3 999")).contains("[[3,999]]", "\"mover\":0");
    for (String wrong :
        new String[] {
          "2\n0 1", "0\n16 1", "0\n0 0", "0\n0 7", "0\n0", "0\nhand 3", "0\nhand 3 1000", "0\nx"
        }) {
      assertThat(court.ask("board", wrong)).as(wrong).contains("That is no board of this game.");
    }
  }

  @Test
  void theProgramSaysWhatItThinks() {
    court.ask("position", "k3/4/K3/3R w - - 0 1");
    assertThat(court.ask("analyse", "100 2"))
        .contains("\"mover\":0", "\"moves\":[\"Rd4#\"]", "\"clicks\":[\"d1\",\"d4\"]")
        .contains("\"standing\":\"White wins by checkmate in 1 move\"")
        .containsPattern("\"score\":[1-9]")
        .contains("\"why\":\"checkmate\"");
    court.ask("play", "d1-d4");
    assertThat(court.ask("analyse", "100 2")).contains("\"mover\":1,\"lines\":[],\"why\":\"\"");
    for (String wrong : new String[] {"", "100", "100 9", "x 1"}) {
      assertThat(court.ask("analyse", wrong)).contains("\"problem\"");
    }
  }

  /** Each of several lines begins with a move of its own, and is touched where that is made. */
  @Test
  void everyLineHasItsOwnMove() {
    String told = table(onePiece("(pass-turn true)", "")).ask("analyse", "50 5");
    assertThat(told)
        .contains("\"clicks\":[\"a1\",\"a2\"],\"moves\":[\"Ma2\"")
        .contains("\"clicks\":[],\"moves\":[\"pass\"");
  }

  /** A player may move twice in a row: whose each move of a line is, is told. */
  @Test
  void aLineTellsWhoseEachMoveIs() {
    String twice =
        """
        (game (title "Twice") (players White Black) (turn-order White White Black)
          (board (rectangle 2 5))
          (board-setup (White (Man a1)) (Black (Man b5)))
          (piece (name Man) (letter M) (moves (n (verify empty?) add))))
        """;
    assertThat(table(twice).ask("analyse", "100 1"))
        .contains("\"moves\":[\"Ma2\",\"Ma3\",\"Mb4\",\"Ma4\"", "\"movers\":[0,0,1,0");
  }

  /** Where a lot decides how a game begins, it is drawn anew each time. */
  @Test
  void anotherMatchHasAnotherLot() {
    String lots =
        """
        (game (title "Lots") (players White Black) (turn-order White Black)
          (board (rectangle 4 4))
          (board-setup (White (Man a1)) (Black (Man c3)) (lots White (Man a1-d1)))
          (piece (name Man) (letter M) (moves (n (verify empty?) add))))
        """;
    Table table = table(lots);
    Set<String> begun = new TreeSet<>();
    for (int i = 0; i < 40; i++) {
      table.ask("restart", "");
      begun.add(table.ask("record", "pgn").replaceAll(".*\\[FEN|\\].*", ""));
    }
    assertThat(begun).hasSize(4);
    assertThat(table.ask("read", "")).contains("\"played\":[]", "\"start\":\"\"");
  }

  @Test
  void aLineIsMoreThanItsFirstMove() {
    String told = court.ask("analyse", "300 1");
    assertThat(told).containsPattern("\"moves\":\\[\"[^\"]+\",\"[^\"]+\"");
    assertThat(told).doesNotContainPattern("\"moves\":\\[(\"[^\"]+\",?){13}");
  }

  /** Not the same number again and again. */
  @Test
  void whatFallsByChanceFallsInManyWays() throws Exception {
    Match match = SmallGames.CHANCE.position("3/1M1/2m ?White - - 0 1");
    Chooser chooser = new Chooser(SmallGames.CHANCE, 5);
    Set<String> chosen = new TreeSet<>();
    for (int i = 0; i < 40; i++) {
      chooser.choose(match, Level.all().get(0)).map(LegalMove::uci).ifPresent(chosen::add);
    }
    assertThat(chosen).containsExactly("b2a2", "b2b1", "b2b3");
  }

  /** The best move is thought about, and a level looks further than the next move. */
  @Test
  void whatIsChosenIsThoughtOf() throws Exception {
    Match race = SmallGames.RACE.position("3/M1m/3 w - - 0 1");
    Chooser chooser = new Chooser(SmallGames.RACE, 5);
    assertThat(chooser.best(race, SearchLimits.ofNodes(1_000)).map(LegalMove::uci))
        .hasValue("a2a3");
    for (String mateInTwo : List.of("k3/4/4/K2R", "R3/3k/4/K3")) {
      Match match = SmallGames.COURT.position(mateInTwo + " w - - 0 1");
      for (int seed = 0; seed < 6; seed++) {
        assertThat(new Chooser(SmallGames.COURT, seed).choose(match, Level.all().get(4)))
            .map(LegalMove::uci)
            .as(mateInTwo)
            .hasValue("a1b2");
      }
    }
  }

  /** What falls by chance is not chosen, however good it would be. */
  @Test
  void chanceDoesNotThink() throws Exception {
    Match match = SmallGames.CHANCE.position("3/1M1/2m ?White - - 0 1");
    Set<String> chosen = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Chooser chooser = new Chooser(SmallGames.CHANCE, seed);
      chooser.best(match, SearchLimits.ofNodes(100)).map(LegalMove::uci).ifPresent(chosen::add);
    }
    assertThat(chosen).containsExactly("b2a2", "b2b1", "b2b3");
  }
}
