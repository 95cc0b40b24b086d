package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.sheet.RulesSheet;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.game.sheet.SheetPage;
import org.rookery.game.sheet.SheetText;
import org.rookery.suites.format.SuiteReader;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** The rules in plain words: all games have a sheet, and a few say what a reader would look for. */
class ExplainTest {
  /** A few, and one whose pieces ask about every square of the board. */
  static List<String> names() {
    List<String> names = new ArrayList<>(Games.everyNth(Games.sample(), 8));
    names.add("dvonn");
    return names;
  }

  private static RulesSheet sheet(String name) throws Exception {
    Rules rules = Games.rulebook().open(Games.rulebook().find(Path.of(""), name));
    return SheetMaker.of(rules.load().orThrow(), rules.main());
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyGameHasASheet(String name) throws Exception {
    RulesSheet sheet = sheet(name);

    assertThat(sheet.parts()).hasSizeGreaterThan(2);
    if (!sheet.claims().isEmpty()) {
      String suite = SheetText.suite(sheet, name);
      assertThat(SuiteReader.parse(Checkout.path("t.yaml"), suite).items())
          .allMatch(item -> item.problem() == null);
    }
  }

  @Test
  void thePageDrawsTheBoardAndEveryDiagram() throws Exception {
    RulesSheet sheet = sheet("chess");
    String page = SheetPage.of(sheet, Games.game("chess"));
    assertThat(page).startsWith("<!DOCTYPE html>").endsWith("</html>\n").doesNotContain("<pre>");
    assertThat(page.split("<svg ", -1)).hasSize(8);
    assertThat(page).contains("<figure role=\"img\" aria-label=\"Knight\"><svg ");
    assertThat(sheet.diagrams()).hasSize(6);
  }

  @Test
  void aSwapInSomeTurnsIsSaidWithItsCondition() throws Exception {
    assertThat(SheetText.plain(sheet("swap2-go-moku")))
        .contains("If the counter `turns` is 3, or ")
        .contains(" the player to move may swap instead of moving");
  }

  @Test
  void halvesOfPointsAreSaidAsTheyAreCounted() throws Exception {
    Rules rules =
        Rules.of(
            "some.rules",
            """
            (game (title "T") (players White Black) (turn-order White Black) (board (rectangle 3 1))
              (piece (name Stone) (letter S) (supply) (drops ((verify empty?) add)))
              (points (count friend (board)) (extra White 7 half) (extra Black -1 half))
              (ending "full" (= (count empty (board)) 0) count) (no-moves draw))
            """);
    assertThat(SheetText.plain(SheetMaker.of(rules.load().orThrow(), rules.main())))
        .contains("White has 7½ more. Black has -½ more.");
  }

  /** Long sums and lists are cut short, and a piece that only sometimes covers is said to. */
  /** A number inside another is told so that it cannot be read as another number. */
  @Test
  void numbersInsideNumbersStandInParentheses() throws Exception {
    Rules rules =
        Rules.of(
            "some.rules",
            """
            (game (title "T") (players White Black) (turn-order White Black) (board (rectangle 3 1))
              (board-setup (White (Man a1)) (Black (Man c1))) (counter won 0 (per player))
              (piece (name Man) (letter M) (moves (e (verify empty?) add)))
              (points (+ (counter won) (* 3 (- 1 (least 1 (count friend (board)))))))
              (ending "full" (= (count empty (board)) 0) count) (no-moves draw))
            """);
    assertThat(SheetText.plain(SheetMaker.of(rules.load().orThrow(), rules.main())))
        .contains("plus 3 times (1 minus (the least of 1 and ");
  }

  /** Dice that move first have no moves of the pieces to be drawn. */
  @Test
  void aPieceIsDrawnForAPlayerWhoChooses() throws Exception {
    assertThat(SheetText.plain(sheet("dice-race")))
        .contains("White Man on ")
        .doesNotContain("?Dice Man");
  }

  @Test
  void whatIsLongIsCutShort() throws Exception {
    Rules rules =
        Rules.of(
            "some.rules",
            """
            (game (title "T") (players White Black Block) (turn-order White Black) (board (rectangle 5 5))
              (board-setup (White (Man a1)) (Black (Man e5)) (Block (Rock c3)) (lots Block (Rock a2-e4 b1-e1 a5-c5)))
              (piece (name Rock) (letters R r B))
              (piece (name Man) (letters M m N)
                (moves (n (verify not-friend?) add) (e (verify enemy?) cover add)))
              (points (+ (for-each ($square a1 b2 c3 d4 e5 a5 b4 d2 e1 a3 c1) (count friend (squares $square)))))
              (ending "long" (>= (clock) 9) count) (no-moves draw))
            """);
    String text = SheetText.plain(SheetMaker.of(rules.load().orThrow(), rules.main()));
    assertThat(text)
        .contains("pieces on d2 plus 3 more numbers.")
        .containsPattern("one of 22 squares \\([a-e1-5, ]+, …\\)")
        .contains("With some of its moves it covers what stands where it goes.");
  }

  private static String small(String more) throws Exception {
    Rules rules =
        Rules.of(
            "some.rules",
            """
            (game (title "T") (players White Black) (turn-order White Black) (board (rectangle 4 4))
              (board-setup (White (Rider a1)) (Black (Rider d4))) %s (no-moves loss))
            """
                .formatted(more));
    return SheetText.plain(SheetMaker.of(rules.load().orThrow(), rules.main()));
  }

  @Test
  void whatNeverCountsIsNotSaid() throws Exception {
    String rider =
        "(piece (name Rider) (letter R) (moves (move-type fast) (n (verify empty?) add))) ";
    assertThat(small(rider + "(pass-turn true) (may-pass true)")).contains("A player may pass.");
    assertThat(small(rider + "(no-moves loss) (stalemate win)")).doesNotContain("stalemate");
    assertThat(small(rider + "(move-priorities fast)"))
        .contains("If a move of the kind `fast` is possible, one of them must be made.");
  }

  /**
   * A condition on which a move is made counts as one that must hold; one at its start is its own.
   */
  @Test
  void whatMovesDependOnIsSaidWhereverItIsAsked() throws Exception {
    String rider = "(counter gone 0 (per square)) (piece (name Rider) (letter R) (moves %s)) ";
    assertThat(small(rider.formatted("(n (verify empty?) (if (= (counter gone) 0) add))")))
        .contains(
            "Some of its moves depend on this: the counter `gone` of a square on its way is 0.");
    assertThat(small(rider.formatted("((verify last-to?) n (verify empty?) add)")))
        .contains("the last move ended on its square.");
  }

  private static final String THREE =
      """
      (game (title "T") (players A B C) (turn-order A B C) (board (rectangle 4 4))
        (board-setup (A (Man a1)) (B (Man d1)) (C (Man a4)))
        (piece (name Man) (letters M m N) (moves (n (verify empty?) add) (e (verify empty?) add)))
        (elimination stay%s)%s)
      """;

  private static String three(String condition, String more) throws Exception {
    Rules rules = Rules.of("three.rules", THREE.formatted(condition, more));
    return SheetText.plain(SheetMaker.of(rules.load().orThrow(), rules.main()));
  }

  /**
   * When players are out is said without what cannot come, such as a lack of moves where all pass.
   */
  @Test
  void whoIsOutIsSaidAsItCanCome() throws Exception {
    String few = " (< (count (friend Man) (board)) 2)";
    assertThat(three("", "")).contains("A player to move is out if the player has no legal move.");
    assertThat(three(few, ""))
        .contains("is out if the player has no legal move, or if the player has fewer than 2 Men")
        .doesNotContain("it can go to no square");
    assertThat(three(few, " (pass-turn forced)"))
        .contains("A player to move is out if the player has fewer than 2 Men");
    assertThat(three("", " (pass-turn forced)")).contains("No player goes out");
  }

  /** Quiet moves are counted as each player makes them, where the number allows it. */
  @Test
  void quietMovesAreNamedForAllWhoMakeThem() throws Exception {
    assertThat(three("", " (ending \"e\" (>= (clock) 9) count)"))
        .contains("with the most pieces wins");
    assertThat(three("", " (quiet-turns 60 draw)")).contains("drawn (20 moves)");
    assertThat(three("", " (quiet-turns 40 draw)")).contains("drawn (40 moves of all players)");
    assertThat(three("", " (quiet-turns 3 draw)")).contains("drawn (1 move)");
    assertThat(SheetText.plain(sheet("chess"))).contains("drawn (50 moves)");
  }

  /** Who may always pass has a legal move: what becomes of who has none is not said. */
  @Test
  void noResultIsSaidOfWhatCannotBe() throws Exception {
    String none = "no legal move";
    assertThat(SheetText.plain(sheet("go-9x9"))).doesNotContain(none);
    assertThat(SheetText.plain(sheet("breakthrough"))).contains(none);
  }

  /** A number that no sentence says is pointed to, and what players have besides is said. */
  @Test
  void pointsWithoutWordsAreNotLeftOut() throws Exception {
    Rules rules =
        Rules.of(
            "some.rules",
            """
            (game (title "T") (players White Black) (turn-order White Black) (board (rectangle 3 1))
              (piece (name Stone) (letter S) (supply) (drops ((verify empty?) add)))
              (points (total (board) (count friend (corner here here))) (extra Black 2))
              (ending "full" (= (count empty (board)) 0) count) (no-moves draw))
            """);
    assertThat(SheetText.plain(SheetMaker.of(rules.load().orThrow(), rules.main())))
        .contains(
            "A player has as many points as the section `points` of the rules file counts: `(points (")
        .contains("…` (some.rules:3:3).")
        .contains("Black has 2 more.");
  }

  @Test
  void chessSaysWhatAReaderLooksFor() throws Exception {
    assertThat(SheetText.plain(sheet("chess")))
        .contains("8 files and 8 ranks", "White moves first", "castles", "promotes to Queen")
        .contains("En passant", "(checkmate)", "third time", "100 moves", "not in check");
  }

  @Test
  void piecesOfOneTypeThatGoTogetherDoNotCastle() throws Exception {
    assertThat(SheetText.plain(sheet("abalone")))
        .contains("Two or three of a row go sideways")
        .doesNotContain("castles");
  }

  @Test
  void shogiSaysWhatAReaderLooksFor() throws Exception {
    assertThat(SheetText.plain(sheet("shogi")))
        .contains("9 files and 9 ranks", "captor's hand", "dropped", "may promote to Tokin")
        .contains("`camp` is ranks 7, 8 and 9 for White; ranks 1, 2 and 3 for Black.")
        .contains("(checkmate)");
  }

  @Test
  void turnsBeforeTheOrderGoesRoundAreToldApart() throws Exception {
    assertThat(SheetText.plain(sheet("backgammon")))
        .contains("The first moves are: ?Dice (first-throw)")
        .contains(
            "White (pieces). From then on the players move in this order, again and again: ?D");
    assertThat(SheetText.plain(sheet("chess"))).doesNotContain("The first moves");
  }

  @Test
  void roundsThatComeAgainAreToldOnce() throws Exception {
    assertThat(SheetText.plain(sheet("dvonn")))
        .contains(
            "White with the pieces of Red (placing), then 23 times Black (placing) and White"
                + " (placing). From then on")
        .contains("again and again: White, Black.");
    assertThat(SheetText.plain(sheet("chess"))).contains("White and Black move in turn.");
  }

  @Test
  void owareAndRuddigoreQuoteTheirAuthors() throws Exception {
    assertThat(SheetText.plain(sheet("oware"))).contains("two or three", "How the game ends");
    assertThat(SheetText.plain(sheet("ruddigore")))
        .contains(
            "cursed turn", "sacrifice", "halfling", "may capture friendly pieces", "Stalemate");
  }

  /** The library's comments are for authors: they speak of macros and their parameters. */
  @ParameterizedTest
  @MethodSource("names")
  void theLibrarysCommentsAreNotQuoted(String name) throws Exception {
    StringBuilder comments = new StringBuilder();
    for (Path file : Checkout.files("stdlib")) {
      comments.append(Checkout.read(file).replaceAll("\\s*\\n\\s*;?\\s*", " ")).append('\n');
    }

    for (RulesSheet.Part part : sheet(name).parts()) {
      assertThat(part.quoted()).noneMatch(quote -> comments.indexOf(quote) >= 0);
    }
  }

  @Test
  void whatTheLibraryMakesIsToldFromItsRules() throws Exception {
    assertThat(SheetText.plain(sheet("chess")))
        .contains(
            "from e8 to c8, with the Rook from a8 to d8, if neither has moved, and b8, c8 and")
        .contains("En passant: to e6, c6 when a piece has just skipped that square");
    assertThat(SheetText.plain(sheet("spartan-chess")))
        .contains("With each move of a piece: it is illegal if after it each of their Kings is att")
        .contains("A player loses if the player has no legal move and each of their Kings is attac")
        .contains(
            "It promotes to King, if the arrival square is in `last-rank` and the player has");
    assertThat(SheetText.plain(sheet("three-check")))
        .contains("A player wins if their counter `checks` is 0 (three checks).");
    assertThat(SheetText.plain(sheet("tic-tac-toe")))
        .contains("A player wins if the player has 3 Stones in a row, straight or diagonally");
  }

  /**
   * A dead position is a draw where the program proves it: not in teams, nor where players go out.
   */
  @ParameterizedTest
  @CsvSource({
    "chess,true",
    "four-player-teams,false",
    "four-player-chess,false",
    "tic-tac-toe,true"
  })
  void thatDeadPositionsAreDrawnIsSaidWhereTheyAre(String name, boolean isSaid) throws Exception {
    assertThat(SheetText.plain(sheet(name)).contains("In a dead position")).isEqualTo(isSaid);
  }

  @Test
  void aCheckmateThatWinsIsNotSaidToLose() throws Exception {
    assertThat(SheetText.plain(sheet("misere")))
        .contains("A player who is in check and has no legal move wins (checkmated).")
        .doesNotContain("no legal move loses");
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyCommentQuotedIsWhole(String name) throws Exception {
    for (RulesSheet.Part part : sheet(name).parts()) {
      assertThat(part.quoted()).allMatch(quote -> quote.matches("(?s)[A-Z0-9(\"`?].*[.!?)\"]"));
    }
  }

  @Test
  void whatIsCountedOrConnectedIsNamed() throws Exception {
    assertThat(SheetText.plain(sheet("entropy"))).contains("no empty squares on the board");
    assertThat(SheetText.plain(sheet("slither"))).contains("a chain of their pieces leads");
    assertThat(SheetText.plain(sheet("catchup")))
        .contains("the 2nd largest group of their pieces", "may pass if their counter `stones`");
  }

  @Test
  void whyAPassIsNotLegal() {
    assertThat(Games.game("chess").start().why("pass"))
        .isEqualTo("Passing is not allowed in this game.");
    assertThat(Games.game("othello").start().why("pass")).isEqualTo("No player may pass now.");
    assertThat(Games.game("catchup").start().why("pass"))
        .isEqualTo("A player may pass only where `(> (counter stones) 0)` holds.");
  }

  /** The rule that forbids is named with its place, be it of a piece or of all moves. */
  @Test
  void whyAForbiddenMoveIsNotLegal() throws Exception {
    String piece = "(change (piece Queen) (moves (betza \"Q\" (forbid (in-check? opponent)) add)))";
    assertThat(whyNot(piece, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1-a8"))
        .endsWith("forbidden by `(forbid (in-check? opponent))` (some.rules:2:65).");
    String all = "(on-move (forbid (> (count (friend Queen) (board)) 1)))";
    assertThat(whyNot(all, "4k3/P7/8/8/8/8/8/Q3K3 w - - 0 1", "a7-a8; Q-a8"))
        .contains("forbidden by `(forbid (> (count (friend Queen) (board)) 1))` (some.rules:2:");
  }

  /** A move may have to wait for another kind, which is named. */
  @Test
  void whyAMoveIsNotItsTurn() throws Exception {
    String kinds =
        "(move-priorities hop normal)"
            + " (change (piece Rook) (moves (move-type hop) (betza \"R\")))"
            + " (change (piece King) (moves (move-type normal) (betza \"K\")))";
    assertThat(whyNot(kinds, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e1-d1"))
        .contains(
            "a move of the kind `normal` is legal only where there is none of the kinds before")
        .contains("(move-priorities hop normal)");
  }

  private static String whyNot(String section, String fen, String move) throws Exception {
    String text = "(include \"chess\")\n(variant (title \"Some\") " + section + ")\n";
    Game game = Games.rulebook().text("some.rules", text).load().orThrow();
    return game.position(fen).why(move);
  }
}
