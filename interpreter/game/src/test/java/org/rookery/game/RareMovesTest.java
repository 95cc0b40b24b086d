package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.convention.NoPosition;
import org.rookery.engine.convention.Sfen;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.Illegality;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Edit;

/** Moves that games seldom come to: what is legal, what is not, and why. */
class RareMovesTest {
  private static Match start(String rules) {
    return start("White Black", rules);
  }

  private static Match start(String order, String rules) {
    String head =
        "(game (title \"Rare\") (players White Black) (turn-order "
            + order
            + ") (board (rectangle 4 4)) ";
    return Rules.of("rare.rules", head + rules + ")").load().orThrow().start();
  }

  private static List<String> legal(Match match) {
    return match.turns().stream().map(LegalMove::uci).toList();
  }

  /** The next throw takes the place of the last one, and the clock runs on. */
  @Test
  void aThrowCapturesNothingForGood() {
    String rules =
        """
        (game (title "Throws") (players White ?Die) (turn-order ?Die White) (board (rectangle 3 1))
          (board-setup (White (Man a1)))
          (piece (name Man) (letter M) (moves (e (verify empty?) add) (w (verify empty?) add)))
          (piece (name Face) (supply ?Die) (drops ((verify (position? c1)) add)))
          (quiet-turns 6 (reset-by captures) draw))
        """;
    Match match = Rules.of("throws.rules", rules).load().orThrow().start();
    for (int move = 0; move < 6; move++) {
      assertThat(match.isOver()).isFalse();
      match.play(match.turns().get(0));
    }
    assertThat(match.outcome().toString()).contains("6 moves of all players");
  }

  /** Nothing is left that could answer the attack. */
  @Test
  void theLastRoyalPieceMayBeCapturedWhileTheOwnOneIsAttacked() {
    String rules =
        "(piece (name King) (letter K) (moves (betza \"K\")))"
            + " (piece (name Rook) (letter R) (moves (betza \"R\"))) (royal King)"
            + " (board-setup (White (King a1) (Rook d1)) (Black (King d4 %s) (Rook a4)))";
    Match last = start(rules.formatted(""));
    assertThat(legal(last)).contains("d1d4").doesNotContain("d1d2");
    assertThat(illegality(last, "d1-d4")).isEmpty();
    Match another = start(rules.formatted("c4"));
    assertThat(legal(another)).isNotEmpty().doesNotContain("d1d4");
    assertThat(illegality(another, "d1-d4")).hasValueSatisfying(RareMovesTest::isCheck);
  }

  /** The King is attacked when the piece before it has gone, and safe again when it has moved. */
  @Test
  void everyPartOfAMoveIsJudgedWhereTheRulesSaySo() {
    String rules =
        "(piece (name King) (letter K) (moves (move-type second) (n (verify empty?) add)))"
            + " (piece (name Guard) (letter G) (moves (n (verify empty?) add)))"
            + " (piece (name Rook) (letter R) (moves (betza \"R\")))"
            + " (after-move true (then second)) (whole-chains) (royal King %s)"
            + " (board-setup (White (King a1) (Guard b1)) (Black (King d4) (Rook d1)))";
    Match inTheEnd = start(rules.formatted(""));
    assertThat(complete(inTheEnd)).containsExactly("b1-b2; a1-a2");
    Match eachPart = start(rules.formatted("(judge-check each-part)"));
    assertThat(complete(eachPart)).isEmpty();
    assertThat(illegality(eachPart, "b1-b2; a1-a2")).hasValueSatisfying(RareMovesTest::isCheck);
  }

  /** What a move forbids is asked though nothing has to be safe and no second part is due. */
  @Test
  void aMoveThatForbidsWhatItDoesIsNotMade() {
    String rules =
        "(piece (name Man) (letter M) (moves (n (verify empty?) (forbid (piece? friend a2)) add)"
            + " (e (verify empty?) (forbid (piece? friend a2)) add)"
            + " (move-type second) (n add)))"
            + " (after-move (piece? friend d4) (then second))"
            + " (board-setup (White (Man a1)) (Black (Man d3)))";
    assertThat(complete(start(rules))).containsExactly("a1-b1");
  }

  /** A pass takes nothing away from the duty to make the longest chain of captures. */
  @Test
  void aPassIsNoMoveWithoutACapture() {
    String rules =
        "(piece (name Man) (letter M) (moves (move-type jump)"
            + " (n (verify enemy?) capture n (verify empty?) (add-partial jump))"
            + " (e (verify enemy?) capture e (verify empty?) (add-partial jump))))"
            + " (pass-turn true) (maximal-captures)"
            + " (board-setup (White (Man a1)) (Black (Man a2 b1 c2)))";
    assertThat(complete(start(rules))).containsExactlyInAnyOrder("pass", "a1-c1; b1-");
  }

  /** Who could also do something else need not make the longest chain, but who must capture. */
  @ParameterizedTest
  @CsvSource({"'', a1-c1; b1- / a1-a3; a2- / d1-d2", "(captures-compulsory), a1-a3; a2-"})
  void theLongestChainWhereCapturesAreFree(String duty, String texts) {
    String rules =
        "(piece (name Man) (letter M) (moves"
            + " (n (verify enemy?) capture n (verify empty?) (add-partial jump))"
            + " (e (verify enemy?) capture e (verify empty?) (add-partial jump))"
            + " (move-type jump) (e (verify enemy?) capture e (verify empty?) add)))"
            + " (piece (name Boy) (letter B) (moves (n (verify empty?) add)))"
            + " (maximal-captures true) "
            + duty
            + " (board-setup (White (Man a1) (Boy d1)) (Black (Man a2 b1 b3)))";
    assertThat(complete(start(rules))).containsExactlyInAnyOrder(texts.split(" / "));
  }

  /** A pass that is refused because a piece can be captured is not one that has to be forced. */
  @Test
  void aPassInsteadOfACapture() {
    String rules =
        "(piece (name Man) (letter M) (moves (n (verify enemy?) add))) (pass-turn true)"
            + " (captures-compulsory) (board-setup (White (Man a1)) (Black (Man a2)))";
    assertThat(illegality(start(rules), "pass")).hasValue(new Illegality.CaptureCompulsory());
  }

  /** A move is judged with what happens by itself behind it, be it never so harmless. */
  @Test
  void whatFallsAfterwardsMayOpenTheKing() {
    String rules =
        "(piece (name King) (letter K) (moves (n (verify empty?) add))) (royal King)"
            + " (piece (name Guard) (letter G) (moves (move-type fall) (n (verify empty?) add)))"
            + " (piece (name Rook) (letter R) (moves (betza \"R\")))"
            + " (piece (name Man) (letter M) (moves (n (verify empty?) add))) (afterwards fall)"
            + " (board-setup (White (King a1) (Guard b1) (Man c3)) (Black (King d4) (Rook d1)))";
    assertThat(legal(start(rules))).containsExactly("a1a2,b1-b2");
  }

  /** Of captures alike those that go on come first; of moves that capture nothing, none does. */
  @Test
  void aMoveWithoutACaptureNeedNotGoOn() {
    String rules =
        "(piece (name Man) (letter M) (moves (n (verify empty?) add)"
            + " (e (verify empty?) (add-partial jump)) (move-type jump) (n (verify empty?) add)))"
            + " (whole-chains going-on-first)"
            + " (board-setup (White (Man a1)) (Black (Man d4)))";
    assertThat(complete(start(rules))).containsExactlyInAnyOrder("a1-a2", "a1-b1; b1-b2");
  }

  /** A player who moves pieces of the other player may pass where that player might. */
  @ParameterizedTest
  @CsvSource({"White Black, true", "(White Black) White, false"})
  void aPassIsAskedOfThePlayerWhosePiecesMove(String order, boolean passes) {
    String rules =
        "(piece (name Man) (letter M) (moves (n (verify empty?) add)))"
            + " (may-pass (piece? (friend Man) a1))"
            + " (board-setup (White (Man a1)) (Black (Man d4 d3)))";
    assertThat(complete(start(order, rules)).contains("pass")).isEqualTo(passes);
  }

  /** A move that may not mate may not either when a harmless part follows. */
  @Test
  void aMateThatIsForbiddenIsForbiddenWithFurtherParts() {
    String rules =
        "(piece (name King) (letter K) (moves (betza \"K\"))) (royal King) (after-move true (then"
            + " second)) (piece (name Rook) (letter R) (moves (betza \"R\")))"
            + " (piece (name Man) (letter M) (moves (move-type second) (n (verify empty?) add)))"
            + " (piece (name Lance) (letter L) (moves (n n n (verify empty?) MATE add)"
            + " (e (verify empty?) e (verify not-friend?) add)))"
            + " (board-setup (White (Rook a3) (Lance b1) (Man a1)) (Black (King d4)))";
    assertThat(complete(start(rules.replace("MATE", "")))).contains("b1-b4; a1-a2");
    assertThat(complete(start(rules.replace("MATE", "forbid-mate"))))
        .contains("b1-d1; a1-a2")
        .noneMatch(text -> text.startsWith("b1-b4"));
  }

  /** The player who is mated is the one whose pieces move next, no matter who moves them. */
  @ParameterizedTest
  @CsvSource({"'', true", "forbid-mate, false"})
  void aMateIsThatOfThePlayerWhosePiecesMove(String word, boolean isLegal) {
    String rules =
        """
        (game (title "Mate") (players White Black Red) (turn-order White (Black Red) Red)
          (board (rectangle 4 4)) (royal King)
          (board-setup (White (Rook a3 a1)) (Black (King c1)) (Red (King d4)))
          (piece (name King) (letter K) (moves (betza "K")))
          (piece (name Rook) (letter R) (moves (betza "R") (n n n (verify empty?) WORD add))))
        """;
    Match match = Rules.of("mate.rules", rules.replace("WORD", word)).load().orThrow().start();
    assertThat(complete(match).contains("a1-a4")).isEqualTo(isLegal);
  }

  /** A piece that becomes royal must be safe, too. */
  @Test
  void aPieceMayNotBecomeRoyalWhereItIsAttacked() {
    String rules =
        "(piece (name King) (letter K) (moves (betza \"K\"))) (royal King)"
            + " (piece (name Rook) (letter R) (moves (betza \"R\")))"
            + " (piece (name Man) (letter M) (moves (n (verify empty?) (change-type King) add)))"
            + " (board-setup (White (King a1) (Man b2 c1)) (Black (King d4) (Rook d3)))";
    assertThat(legal(start(rules))).contains("c1c2k").noneMatch(text -> text.startsWith("b2"));
  }

  /**
   * Who captures, but too little, is told that more can be captured; who does not, that they must.
   */
  @ParameterizedTest
  @CsvSource({"a1-a3; a2-, LongerChainCompulsory", "d1-d2, CaptureCompulsory"})
  void whyACaptureIsNotEnough(String move, String why) {
    String rules =
        "(piece (name Man) (letter M) (moves"
            + " (n (verify enemy?) capture n (verify empty?) add)"
            + " (e (verify enemy?) capture e (verify enemy?) add)))"
            + " (piece (name Boy) (letter B) (moves (n (verify empty?) add)))"
            + " (captures-compulsory most)"
            + " (board-setup (White (Man a1) (Boy d1)) (Black (Man a2 b1 c1)))";
    assertThat(illegality(start(rules), move))
        .hasValueSatisfying(it -> assertThat(it.getClass().getSimpleName()).isEqualTo(why));
  }

  /** A drop between saves the King, though most drops do not. */
  @Test
  void aDropMayBeTheOnlyMove() {
    String rules =
        "(piece (name King) (letter K) (moves (betza \"K\"))) (royal King)"
            + " (piece (name Rook) (letter R) (moves (betza \"R\")))"
            + " (piece (name Man) (letter M) (drops ((verify empty?) add)))"
            + " (board-setup (White (King a1) (Man off 1)) (Black (King d4) (Rook a4 b4)))";
    Match match = start(rules);
    assertThat(complete(match)).containsExactly("M*a2", "M*a3");
    assertThat(match.isOver()).isFalse();
    assertThat(match.engine().generator().hasLegalMove(match.position())).isTrue();
  }

  /** Moves are counted with the drops, however often they are counted. */
  @Test
  void dropsAreCounted() {
    String rules =
        "(piece (name Man) (letter M) (moves (n (verify empty?) add))"
            + " (drops ((verify empty?) add)))"
            + " (board-setup (White (Man a1 off 1)) (Black (Man d4)))";
    Match match = start(rules);
    for (int times = 0; times < 20; times++) {
      assertThat(match.engine().generator().countLegal(match.position())).isEqualTo(15);
    }
  }

  /** A capture is counted though all other moves of the piece leave the count as it is. */
  @Test
  void whatIsCapturedIsCounted() {
    Match match =
        start(
            "(counter lost 0 (in-fen) (after-turn (add 1 (captured Man))))"
                + " (piece (name Man) (letter M) (moves (n add) (e add)))"
                + " (board-setup (White (Man a1 b1)) (Black (Man d4)))");
    match.play("a1-b1");
    assertThat(match.fen()).isEqualTo("3m/4/4/1M2 b - - 1 0 1");
  }

  /** Who can do nothing but take over the other side is not stuck. */
  @Test
  void theOnlyMoveMayBeToTakeOver() {
    Match match =
        start(
            "(pie-rule) (piece (name Man) (letter M) (moves (n (verify empty?) add)))"
                + " (piece (name Stone) (letter S)) (no-moves loss)"
                + " (board-setup (White (Man a1)) (Black (Stone d3)))");
    match.play("a1-a2");
    assertThat(complete(match)).containsExactly("swap");
    assertThat(match.isOver()).isFalse();
  }

  /** What is always there can be given up any number of times. */
  @Test
  void aSupplyIsNotUsedUp() {
    String rules =
        "(piece (name Man) (letter M) (moves (n (verify empty?) (discard Wall) (discard Wall) add)))"
            + " (piece (name Wall) (letter X) SUPPLY (drops ((verify empty?) add)))"
            + " (board-setup (White (Man a1) (Wall off 1)) (Black (Man d4)))";
    assertThat(complete(start(rules.replace("SUPPLY", "")))).noneMatch(t -> t.startsWith("a1"));
    assertThat(complete(start(rules.replace("SUPPLY", "(supply)").replace("(Wall off 1)", ""))))
        .anyMatch(t -> t.startsWith("a1-a2"));
    String more =
        rules.replace(
            "(discard Wall) (discard", "(take-in-hand Wall) (take-in-hand Wall) (discard");
    assertThat(complete(start(more.replace("SUPPLY", "(supply)").replace("(Wall off 1)", ""))))
        .as("nor is there more of it than always")
        .anyMatch(t -> t.startsWith("a1-a2"));
  }

  /** What a move takes into the hand it can give up again, and no more. */
  @Test
  void aPieceTakenInHandCanBeGivenUp() {
    String rules =
        "(piece (name Man) (letter M) (moves (n (verify empty?) (take-in-hand) (discard) add)"
            + " (e (verify empty?) (take-in-hand) (discard) (discard) add)))"
            + " (board-setup (White (Man a1)) (Black (Man d4)))";
    assertThat(legal(start(rules))).containsExactly("a1a2");
  }

  /** A piece that goes over to the other player may attack the King from where it stands. */
  @Test
  void aPieceThatChangesSidesMayGiveCheck() {
    String rules =
        "(piece (name King) (letter K) (moves (betza \"K\"))) (royal King)"
            + " (piece (name Knight) (letter N) (moves (betza \"N\")))"
            + " (piece (name Man) (letter M) (moves (n (change-owner opponent w) add) (w add)))"
            + " (board-setup (White (King a1) (Knight b3) (Man c2)) (Black (King d4)))";
    assertThat(legal(start(rules))).contains("c2b2").noneMatch(text -> text.startsWith("c2c3"));
  }

  /** A piece that becomes another where it stands may attack the King, too. */
  @Test
  void anEnemyPieceThatChangesItsTypeMayGiveCheck() {
    String rules =
        "(piece (name King) (letter K) (moves (betza \"K\"))) (royal King)"
            + " (piece (name Rook) (letter R) (moves (betza \"R\")))"
            + " (piece (name Man) (letter M) (moves (w (verify empty?) (change-type Rook w) add)))"
            + " (board-setup (White (King a1) (Man c4 %s)) (Black (King d2) (Man a4)))";
    assertThat(legal(start(rules.formatted("d4")))).isNotEmpty().doesNotContain("c4b4");
    assertThat(legal(start(rules.formatted("a3")))).contains("c4b4");
  }

  /** Only a player who has no move may pass where passing is forced. */
  @ParameterizedTest
  @CsvSource({"b2, false", "a2, true"})
  void aForcedPass(String enemy, boolean passes) {
    Match match =
        start(
            "(piece (name Man) (letter M) (moves (n (verify empty?) add))) (pass-turn forced)"
                + " (captures-compulsory) (board-setup (White (Man a1)) (Black (Man "
                + enemy
                + ")))");
    assertThat(complete(match)).containsExactly(passes ? "pass" : "a1-a2");
    Position position = match.position();
    Move pass = Move.of(Edit.of(Edit.PASS, 0, 0));
    assertThat(match.engine().generator().illegality(position, pass))
        .isEqualTo(passes ? Optional.empty() : Optional.of(new Illegality.PassNotForced()));
  }

  /** SFEN counts the moves of both, FEN the rounds. */
  @ParameterizedTest
  @CsvSource({
    "b - 1, w - - 0 1",
    "w - 1, b - - 0 1",
    "w - 2, b - - 0 1",
    "b - 3, w - - 0 2",
    "w - 4, b - - 0 2",
    "b - 0, w - - 0 1"
  })
  void theNumberOfAMoveInSfen(String sfen, String fen) throws NoPosition {
    assertThat(Sfen.fen("k3/4/4/3K " + sfen)).hasValue("k3/4/4/3K[] " + fen);
  }

  @Test
  void theNumberOfAMoveIsWrittenInSfen() throws BadPosition {
    Match match =
        start(
            "(notation usi) (piece (name King) (letter K) (moves (betza \"K\")))"
                + " (board-setup (White (King a1)) (Black (King d4)))");
    assertThat(match.written()).endsWith(" b - 1");
    match.play(match.turns().get(0));
    assertThat(match.written()).endsWith(" w - 2");
    match.play(match.turns().get(0));
    assertThat(match.written()).endsWith(" b - 3");
  }

  private static List<String> complete(Match match) {
    return match.turns().stream().map(LegalMove::complete).toList();
  }

  /** Why the pseudo-legal move is not legal. */
  private static Optional<Illegality> illegality(Match match, String text) {
    MoveGenerator generator = match.engine().generator();
    Position position = match.position();
    List<Move> moves = generator.pseudoLegalMoves(position);
    TurnTexts texts = new TurnTexts(generator, position, moves);
    for (Move move : moves) {
      if (texts.complete(move).equals(text)) {
        return generator.illegality(position, move);
      }
    }
    throw new IllegalArgumentException("no move " + text);
  }

  private static void isCheck(Illegality why) {
    assertThat(why).isInstanceOf(Illegality.RoyalAttacked.class);
  }
}
