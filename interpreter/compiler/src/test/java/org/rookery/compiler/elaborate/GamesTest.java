package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rookery.compiler.elaborate.RulesText.lines;

import org.junit.jupiter.api.Test;
import org.rookery.compiler.model.GameModel;

class GamesTest {
  private static GameModel game(String sections) {
    return RulesText.rules(
            """
            (game (title "Test")
              (board (rectangle 4 4) (zone (name top) (positions (own-rank 4))))
              (piece (name X) (moves (move-type push) (n add) (move-type jump) (s add)))
              (piece (name Y))
            %s)
            """
                .formatted(sections))
        .clean();
  }

  @Test
  void playersAndTurnsHaveDefaults() {
    GameModel game = game("");

    assertThat(game.players()).containsExactly("White", "Black");
    assertThat(lines(game, "turn-order")).containsExactly("turn-order White Black");
  }

  @Test
  void turnsNamePlayersTypesAndWhosePiecesMove() {
    GameModel game =
        game(
            """
            (players A B ?Dice N)
            (turn-order A (B push) repeat (?Dice A jump) (B N) A)
            """);

    assertThat(lines(game, "turn-order"))
        .containsExactly("turn-order A (B push) repeat (?Dice A jump) (B N) A");
    assertThat(game.repeatFrom()).isEqualTo(2);
    assertThat(lines(game, "ending")).allMatch(line -> line.endsWith("(players A B ?Dice)"));
  }

  /**
   * An ending that names no players is about those who can win; chance may be left without a move.
   */
  @Test
  void chanceNeitherWinsNorLoses() {
    GameModel game =
        game(
            """
            (players A B ?Dice)
            (turn-order A B ?Dice)
            (ending "bare" (= (count friend (board)) 0) loss)
            (ending "full" (= (count anyone (board)) 9) draw)
            (ending "stuck" no-turn? loss)
            """);

    assertThat(lines(game, "ending"))
        .startsWith(
            "ending \"bare\" (= (count friend (board)) 0) loss (players A B)",
            "ending \"full\" (= (count anyone (board)) 9) draw (players A B)",
            "ending \"stuck\" no-turn? loss (players A B ?Dice)");
  }

  @Test
  void aTurnCanHavePhases() {
    GameModel game =
        game(
            """
            (turn-order White (Black late))
            (after-move late quiet? (then push) (or-lose "no push"))
            (after-move (captures?) (then any))
            """);

    assertThat(lines(game, "turn-order")).containsExactly("turn-order White (Black late)");
    assertThat(lines(game, "after-move"))
        .containsExactly(
            "after-move late (not captures?) (then push) (or-lose \"no push\")",
            "after-move captures? (then any)");
  }

  @Test
  void endingsAreAskedInTheOrderWritten() {
    GameModel game =
        game(
            """
            (quiet-turns 30 (reset-by Y) draw)
            (royal X (attacked-by displacement) (judge-check each-part))
            (ending "full" (= (count anyone (board)) 16) count (players White))
            (no-moves loss)
            (repetition 4 draw)
            """);

    assertThat(lines(game, "ending"))
        .containsExactly(
            "ending \"15 moves\" (>= (clock) 30) draw (players White Black)",
            "ending \"checkmate\" (and no-turn? in-check?) loss (players White Black)",
            "ending \"full\" (= (count anyone (board)) 16) count (players White)",
            "ending \"no moves\" no-turn? loss (players White Black)",
            "ending \"repetition\" (repeated? 4) draw (players White Black)",
            "ending \"stalemate\" no-turn? draw (players White Black)");
    assertThat(lines(game, "royal"))
        .containsExactly(
            "royal X (attacked-by displacement) (judge-check each-part) (players White Black)");
    assertThat(lines(game, "clock")).containsExactly("clock (reset-by Y)");
  }

  @Test
  void oldGoalsAreEndings() {
    GameModel game =
        game(
            """
            (loss-condition (White) (checkmated X))
            (draw-condition (White Black) (or stalemated repetition))
            (win-condition (Black) (and (pieces-remaining 2 Y) (absolute-config X Y (a1 top))))
            (count-condition (White Black) (total-piece-count 1))
            """);

    assertThat(lines(game, "royal"))
        .containsExactly("royal X (judge-check in-the-end) (players White)");
    assertThat(lines(game, "ending"))
        .containsExactly(
            "ending \"repetition\" (repeated? 3) draw (players White Black)",
            "ending \"pieces remaining\" (and (= (count (friend Y) (board)) 2)"
                + " (absolute-config (friend X) (friend Y) (a1 top))) win (players Black)",
            "ending \"piece count\" (= (count anyone (board)) 1) count (players White Black)",
            "ending \"checkmate\" (and no-turn? in-check?) loss (players White)",
            "ending \"stalemate\" (and no-turn? (not in-check?)) draw (players White Black)",
            "ending \"stalemate\" no-turn? draw (players White Black)");
  }

  @Test
  void settingsAreSections() {
    GameModel game =
        game(
            """
            (pass-turn forced)
            (recycle-captures true)
            (pass-partial)
            (captures-compulsory)
            (captured-pieces to-hand)
            """);

    assertThat(game.options())
        .containsEntry("pass turn", "forced")
        .containsEntry("recycle captures", "true")
        .containsEntry("pass partial", "true")
        .containsEntry("captures compulsory", "true");
    assertThat(game.capturedPieces().toHand()).isTrue();
  }

  @Test
  void hooksAreForSomePiecesOrAll() {
    GameModel game =
        game(
            """
            (on-move (set-attribute used? true))
            (on-capture (only X Y) capture)
            (on-drop (except Y) (flip n))
            (may-move (only X) empty? (otherwise (remove) add))
            (every-piece (except X) (moves (e add)) (hand (move-type give) ((discard) add)))
            (piece (name Z) (attribute used? false))
            """);

    assertThat(lines(game, "on-"))
        .containsExactly(
            "on-move anyone (set-attribute used? true)",
            "on-capture (anyone X Y) capture",
            "on-drop (anyone (except Y)) (flip n)");
    assertThat(lines(game, "may-move"))
        .containsExactly("may-move (anyone X) empty? (otherwise remove add)");
    assertThat(lines(game, "moves (e")).hasSize(2);
    assertThat(lines(game, "hand"))
        .containsExactly(
            "hand (move-type give) (discard add)", "hand (move-type give) (discard add)");
  }

  @Test
  void countersChangeAfterTurns() {
    GameModel game =
        game(
            "(counter hits 3 (per player) (in-fen) (after-turn (add -1 (captured Y)) (add 1"
                + " to-move?)))");

    assertThat(lines(game, "counter"))
        .containsExactly(
            "counter hits 3 (per player) (in-fen)"
                + " (after-turn (add -1 (captured (friend Y))) (add 1 to-move?))");
  }

  @Test
  void blocksCanBeBorrowedOrWrittenInBetza() {
    GameModel game =
        game(
            """
            (piece (name Z)
              (moves (move-type push) (moves-of X quiet (change-type Y)) (moves-of X) (betza "mfW@1" (flip) add))
              (drops (top (verify empty?) add)))
            """);

    assertThat(lines(game, "moves (move-type push)"))
        .contains(
            "moves (move-type push) (moves-of X quiet (change-type Y))",
            "moves (move-type push) (moves-of X)")
        .anyMatch(line -> line.contains("flip add"));
    assertThat(lines(game, "drops")).hasSize(2).anyMatch(line -> line.contains("(in-zone? top)"));
  }

  @Test
  void textsAreShownAsZillionsShowsThem() {
    GameModel game =
        game("(description \"One \\\n   two `three`.\\\\Four\n   five.\") (move-sound \"a.wav\")");

    assertThat(game.texts())
        .containsEntry("description", "One\ntwo \"three\".\n\nFour five.")
        .containsEntry("move-sound", "a.wav");
  }

  @Test
  void theSetUpListsSquaresAndPiecesInHand() {
    GameModel game =
        game("(board-setup (White (X a1-b2 off 3 d4) (Y (rank 3))) (Black (Y off 2)))");

    assertThat(lines(game, "board-setup"))
        .containsExactly(
            "board-setup (White (X a1 b1 a2 b2 d4 off 3) (Y a3 b3 c3 d3)) (Black (Y off 2))");
  }

  @Test
  void orIsWrittenAsFen() {
    GameModel game =
        game("(piece (name +X) (letter +X)) (board-setup (fen \"x2+X/4/4/XXYY[Yxx] w - - 0 1\"))");

    assertThat(lines(game, "board-setup"))
        .containsExactly(
            "board-setup (White (X a1 b1) (Y c1 d1 off 1) (+X d4)) (Black (X a4 off 2))"
                + " (castling -)");
  }

  @Test
  void everyPieceHasALetter() {
    GameModel game =
        game(
            """
            (players A B C N)
            (turn-order A B C)
            (piece (name Xylo) (letters L q))
            (piece (name Lyx))
            (piece (name Yly) (notation "k"))
            """);

    assertThat(lines(game, "letters"))
        .containsExactly(
            "letters X x X' x'",
            "letters Y y Y' y'",
            "letters L q L' q'",
            "letters LYX lyx LYX' lyx'",
            "letters K k K' k'");
  }

  /** Of more than two players a letter is the first of a name, here of who begins. */
  @Test
  void ofThreePlayersBlueMayBegin() {
    GameModel game =
        RulesText.rules(
                """
                (game (title "Test") (players Amber Blue Cyan) (turn-order Blue Cyan Amber)
                  (board (rectangle 2 2))
                  (piece (name X) (letter X) (moves (betza "W")))
                  (board-setup (fen "X1/1x b - - 0 1")))
                """)
            .clean();
    assertThat(lines(game, "turn-order")).containsExactly("turn-order Blue Cyan Amber");
  }
}
