package org.rookery.engine.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.engine.game.Op;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.TestGame;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;
import org.rookery.program.RuleBlocks;

/** What each kind of edit does. */
class MakeTest {
  private static final TestGame.Rules NO_RULES = (content, square, group) -> RuleBlocks.NONE;

  private final TestGame game = new TestGame(4, 4, "K", "R", "P");

  MakeTest() {
    game.board = TestGame.placement(game, "k2r/p3/3P/KR2");
    game.pawn = 2;
  }

  private Position position() {
    return new Position(game.program(NO_RULES));
  }

  private int at(String square) {
    return game.square(square);
  }

  private Position after(int... words) {
    Position position = position();
    Setup before = position.setup();
    position.make(Move.of(words));
    assertThat(position.hash()).isEqualTo(position.recomputedHash());
    Setup after = position.setup();
    position.unmake();
    assertThat(position.setup()).isEqualTo(before);
    position.make(Move.of(words));
    assertThat(position.setup()).isEqualTo(after);
    return position;
  }

  private int move(String from, String to) {
    return Edit.of(Edit.MOVE, at(from), at(to));
  }

  @Test
  void aMoveCapturesWhatStoodThere() {
    Position position = after(move("b1", "d4"));
    assertThat(position.content(at("b1"))).isZero();
    assertThat(position.content(at("d4"))).isEqualTo(game.content("R"));
    assertThat(position.capturedCount()).isEqualTo(1);
    assertThat(position.captured(0)).isEqualTo(game.content("r"));
    assertThat(position.pieces(game.content("r"))).isZero();
    assertThat(position.clock()).isZero();
    assertThat(position.mover()).isEqualTo(1);
    assertThat(position.lastFrom()).isEqualTo(at("b1"));
    assertThat(position.lastTo()).isEqualTo(at("d4"));
  }

  @Test
  void passesInARowAreCountedWhereTheRulesAsk() {
    game.countsPasses = true;
    int pass = Edit.of(Edit.PASS, 0, 0);
    Position position = after(pass);
    assertThat(position.passes()).isEqualTo(1);
    position.make(Move.of(pass));
    assertThat(position.passes()).isEqualTo(2);
    assertThat(position.hash()).isEqualTo(position.recomputedHash());
    assertThat(new Position(position.program(), position.setup()).hash())
        .isEqualTo(position.hash());
    position.make(Move.of(move("a1", "a2")));
    assertThat(position.passes()).isZero();
    position.unmake();
    assertThat(position.passes()).isEqualTo(2);
  }

  @Test
  void passesThatNoRuleAsksAboutAreNoPartOfThePosition() {
    Position position = after(Edit.of(Edit.PASS, 0, 0));
    assertThat(position.passes()).isZero();
    assertThat(new Position(position.program(), position.setup().withPasses(3)).passes()).isZero();
  }

  @Test
  void theEndOfAChainIsNoPass() {
    game.countsPasses = true;
    Position position = after(move("b1", "b2"), Edit.of(Edit.CONTINUE, Edit.LIMIT, at("b2")));
    position.make(Move.of(Edit.of(Edit.PASS, 0, 0)));
    assertThat(position.passes()).isZero();
  }

  @Test
  void piecesThatChangePlacesCaptureNothing() {
    Position position = after(move("a1", "b1"), move("b1", "a1"));
    assertThat(position.content(at("a1"))).isEqualTo(game.content("R"));
    assertThat(position.content(at("b1"))).isEqualTo(game.content("K"));
    assertThat(position.capturedCount()).isZero();
  }

  @Test
  void capturesActAfterTheMove() {
    Position position =
        after(move("b1", "b2"), Edit.of(Edit.CAPTURE, 0, at("b2")), Edit.of(Edit.CAPTURE, 0, 5));
    assertThat(position.content(at("b2"))).isZero();
    assertThat(position.capturedCount()).isEqualTo(1);
  }

  @Test
  void aRemovedPieceIsNotCaptured() {
    game.capturedToHand = true;
    Position position = after(Edit.of(Edit.REMOVE, 0, at("d4")));
    assertThat(position.content(at("d4"))).isZero();
    assertThat(position.capturedCount()).isZero();
    assertThat(position.hand(game.content("R"))).isZero();
    assertThat(position.clock()).isEqualTo(1);
  }

  @Test
  void capturedPiecesGoToTheCaptorsHand() {
    game.capturedToHand = true;
    Position position = after(move("b1", "d4"));
    assertThat(position.hand(game.content("R"))).isEqualTo(1);
    position.make(Move.of(move("a4", "a3")));
    assertThat(position.hand(game.content("p"))).isEqualTo(1);
    position.make(Move.of(Edit.of(Edit.DROP, game.content("R"), at("c3"))));
    assertThat(position.hand(game.content("R"))).isZero();
    assertThat(position.content(at("c3"))).isEqualTo(game.content("R"));
    assertThat(position.lastFrom()).isEqualTo(Position.NOWHERE);
    assertThat(position.hash()).isEqualTo(position.recomputedHash());
  }

  @Test
  void copiesAndNewPiecesTakeTheSquare() {
    Position position =
        after(
            Edit.of(Edit.COPY, at("b1"), at("d4")),
            Edit.of(Edit.CREATE, game.content("P"), at("b3")));
    assertThat(position.content(at("b1"))).isEqualTo(game.content("R"));
    assertThat(position.content(at("d4"))).isEqualTo(game.content("R"));
    assertThat(position.content(at("b3"))).isEqualTo(game.content("P"));
    assertThat(position.captured(0)).isEqualTo(game.content("r"));
  }

  @Test
  void piecesChangeOwnerTypeAndAttributes() {
    Position position =
        after(
            move("b1", "b3"),
            Edit.of(Edit.OWNER, 0, at("d4")),
            Edit.of(Edit.OWNER, 0, at("c3")),
            Edit.of(Edit.TYPE, 2, at("b3")),
            Edit.of(Edit.SET_ATTRIBUTE, 0, at("b3")));
    assertThat(position.content(at("d4"))).isEqualTo(game.content("R"));
    assertThat(position.content(at("c3"))).isZero();
    assertThat(position.content(at("b3"))).isEqualTo(game.content("P"));
    assertThat(position.has(at("b3"), 0)).isTrue();
    long marked = position.hash();
    position.make(Move.of(move("b3", "b2"), Edit.of(Edit.TYPE, 0, at("b2"))));
    assertThat(position.has(at("b2"), 0)).isTrue();
    assertThat(position.hash()).isEqualTo(position.recomputedHash()).isNotEqualTo(marked);
    position.make(Move.of(Edit.of(Edit.CLEAR_ATTRIBUTE, 0, at("b2"))));
    assertThat(position.attributes(at("b2"))).isZero();
  }

  @Test
  void handsAndCountersChange() {
    game.counters = List.of(new GameProgram.CounterRule("checks", 3, List.of(), true, false));
    Position position =
        after(
            Edit.of(Edit.TAKE, game.content("R"), 0),
            Edit.of(Edit.TAKE, game.content("R"), 0),
            Edit.of(Edit.DISCARD, game.content("R"), 0),
            Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS - 2));
    assertThat(position.hand(game.content("R"))).isEqualTo(1);
    assertThat(position.counter(0)).isEqualTo(1);
  }

  @Test
  void aPawnMoveResetsTheClock() {
    Position position = after(move("a1", "a2"));
    assertThat(position.clock()).isEqualTo(1);
    position.make(Move.of(move("a3", "a1")));
    assertThat(position.clock()).isZero();
    position.make(Move.of(Edit.of(Edit.PASS, 0, 0)));
    assertThat(position.clock()).isEqualTo(1);
    assertThat(position.lastTo()).isEqualTo(Position.NOWHERE);
  }

  @Test
  void aRightIsLostWithItsPieces() {
    game.rights =
        List.of(
            new Right(
                0,
                List.of(at("a1"), at("b1")),
                List.of(game.content("K"), game.content("R")),
                "K"));
    assertThat(position().rights()).isEqualTo(1);
    Position position = after(move("b1", "b2"));
    assertThat(position.rights()).isZero();
    position.make(Move.of(move("d4", "d3")));
    position.make(Move.of(move("b2", "b1")));
    assertThat(position.rights()).isZero();
    assertThat(new Position(position.program(), position.setup().withRights(1)).rights())
        .isEqualTo(1);
    assertThat(
            new Position(
                    position.program(),
                    position.setup().withRights(1).withSquare(position.program(), at("b1"), 0))
                .rights())
        .isZero();
  }

  @Test
  void aPartLeavesTheTurnWhereItIs() {
    Position position = position();
    int[] words = {move("b1", "b2"), Edit.of(Edit.PART, 0, 0), move("a1", "b1")};
    position.makePart(words, 0, 1);
    assertThat(position.mover()).isZero();
    assertThat(position.clock()).isZero();
    position.unmake();
    position.make(words, 0, 3);
    assertThat(position.content(at("b1"))).isEqualTo(game.content("K"));
    assertThat(position.mover()).isEqualTo(1);
    assertThat(position.lastTo()).isEqualTo(at("b2"));
    assertThat(position.clock()).isEqualTo(1);
  }

  @Test
  void aContinuationKeepsTheTurn() {
    Position position = after(move("b1", "b2"), Edit.of(Edit.CONTINUE, 0, at("b2")));
    assertThat(position.mover()).isZero();
    assertThat(position.continuation()).isEqualTo(at("b2"));
    assertThat(position.continuationGroup()).isZero();
    position.make(Move.of(move("b2", "b3")));
    assertThat(position.continuation()).isEqualTo(Position.NOWHERE);
    assertThat(position.mover()).isEqualTo(1);
    assertThat(position.hash()).isEqualTo(position.recomputedHash());
  }

  @Test
  void onlyAPieceThatStillStandsWhereItPassedCanBeCapturedInPassing() {
    int c3 = at("c3");
    TestGame.Rules asking =
        (content, square, group) ->
            new ProgramAssembly(game.contents)
                .block()
                .test(new org.rookery.program.Test.Passed(c3), "end")
                .op(Op.CAPTURE_PASSER)
                .move(square, c3, true)
                .label("end")
                .end()
                .code();
    int[] words = {
      move("d2", "d3"), Edit.of(Edit.PASSED, 0, c3), Edit.of(Edit.PART, 0, 0), move("d3", "c2")
    };
    Position position = new Position(game.program(asking));
    position.makePart(words, 0, 2);
    assertThat(position.passedSquares()).isEmpty();
    position.unmake();
    position.make(words, 0, 2);
    assertThat(position.passedSquares()).containsExactly(c3);
    assertThat(position.passer()).isEqualTo(at("d3"));
    position.unmake();
    position.make(words, 0, 4);
    assertThat(position.passedSquares()).isEmpty();
    assertThat(position.passer()).isEqualTo(Position.NOWHERE);
  }

  @Test
  void turnsAreNumberedAsInAScore() {
    Position position = position();
    int[] numbers = new int[5];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = position.turnNumber();
      position.make(Move.of(Edit.of(Edit.PASS, 0, 0)));
    }
    assertThat(numbers).containsExactly(1, 1, 2, 2, 3);
  }

  @Test
  void positionsThatOccurAgainAreCounted() {
    Position position = position();
    int[][] cycle = {
      {move("b1", "b2")}, {move("d4", "d3")}, {move("b2", "b1")}, {move("d3", "d4")}
    };
    for (int i = 0; i < 8; i++) {
      position.make(Move.of(cycle[i % 4]));
    }
    assertThat(position.occurrences()).isEqualTo(3);
    assertThat(position.occurrences(7)).isEqualTo(2);
    assertThat(position.occurrences(3)).isEqualTo(1);
    position.unmake();
    assertThat(position.occurrences()).isEqualTo(2);
  }

  @Test
  void aSetupMustFitTheGame() {
    GameProgram program = game.program(NO_RULES);
    Setup start = Setup.start(program);
    assertThatThrownBy(() -> new Position(program, start.withTurn(9, 1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Position(program, start.withSquare(3, 99, 0)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Position(program).unmake())
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(ProgramAssembly.set(game.contents).members().isEmpty()).isTrue();
  }
}
