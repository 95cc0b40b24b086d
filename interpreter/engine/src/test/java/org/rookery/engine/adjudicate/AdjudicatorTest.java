package org.rookery.engine.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rookery.engine.game.TestChess;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Edit;
import org.rookery.program.Ending;
import org.rookery.program.Quantity;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test.And;
import org.rookery.program.Test.Compare;
import org.rookery.program.Test.Constant;
import org.rookery.program.Test.NoTurn;
import org.rookery.program.Test.Or;

class AdjudicatorTest {
  private final TestChess chess = new TestChess();
  private final Adjudicator adjudicator = new Adjudicator(new MoveGenerator(chess.program()));

  private Outcome outcome(String fen) {
    return adjudicator.outcome(chess.position(fen));
  }

  @Test
  void theGameGoesOn() {
    Outcome outcome = adjudicator.outcome(new Position(chess.program()));
    assertThat(outcome).isEqualTo(new Outcome.Ongoing());
    assertThat(outcome.isOver()).isFalse();
  }

  @Test
  void checkmate() {
    Outcome outcome = outcome("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assertThat(outcome).isEqualTo(new Outcome.Win(1, "checkmate"));
    assertThat(outcome.isOver()).isTrue();
  }

  @Test
  void stalemate() {
    assertThat(outcome("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")).isEqualTo(new Outcome.Draw("stalemate"));
  }

  @Test
  void clock() {
    assertThat(outcome("7k/8/6K1/8/8/8/8/R7 w - - 100 90")).isEqualTo(new Outcome.Draw("50 moves"));
    Position position = chess.position("7k/8/6K1/8/8/8/8/R7 w - - 100 90");
    assertThat(adjudicator.isOver(position)).isFalse();
  }

  @Test
  void repetition() {
    Position position = new Position(chess.program());
    String[][] cycle = {{"g1", "f3"}, {"g8", "f6"}, {"f3", "g1"}, {"f6", "g8"}};
    for (int i = 0; i < 8; i++) {
      assertThat(adjudicator.outcome(position).isOver()).isFalse();
      int from = chess.game().square(cycle[i % 4][0]);
      int to = chess.game().square(cycle[i % 4][1]);
      position.make(Move.of(Edit.of(Edit.MOVE, from, to)));
    }
    assertThat(adjudicator.outcome(position)).isEqualTo(new Outcome.Draw("repetition"));
  }

  /** Two Kings are a draw, whatever the player to move may do. */
  @Test
  void aDeadPositionIsOverWhereThereAreMoves() {
    Position dead = chess.position("7k/8/6K1/8/8/8/8/8 w - - 0 90");
    assertThat(adjudicator.outcome(dead)).isEqualTo(new Outcome.Draw(Adjudicator.DEAD_POSITION));
    assertThat(adjudicator.isOverWithTurns(dead)).isTrue();
  }

  /** Counts of moves go on behind a position that the rules only say is dead. */
  @Test
  void aCountOfMovesDoesNotStopAtADeadPosition() {
    TestGame game = chess.game();
    for (boolean isDead : new boolean[] {true, false}) {
      game.endings =
          List.of(
              new Ending("bare", Ending.NO_PLAYER, Ending.Result.DRAW, new Constant(true), isDead));
      Position position = new Position(game.program(chess));
      Adjudicator asked = new Adjudicator(new MoveGenerator(position.program()));
      assertThat(asked.outcome(position)).isEqualTo(new Outcome.Draw("bare"));
      assertThat(asked.isOverWithTurns(position)).isTrue();
      assertThat(asked.isOver(position)).isEqualTo(!isDead);
    }
  }

  @Test
  void anUnusedPassedSquareDoesNotDistinguishPositions() {
    Position useless =
        chess.position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    assertThat(useless.passedSquares()).isEmpty();
    assertThat(useless.passer()).isEqualTo(Position.NOWHERE);
    Position useful = chess.position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    assertThat(useful.passed(chess.game().square("e3"))).isTrue();
    assertThat(useful.passer()).isEqualTo(chess.game().square("e4"));
  }

  private static Outcome ending(String placement, Ending ending) {
    return ending(new TestGame(3, 3, "M"), placement, ending);
  }

  private static Outcome ending(TestGame game, String placement, Ending ending) {
    game.board = TestGame.placement(game, placement);
    game.endings = List.of(ending);
    Position position =
        new Position(game.program((TestGame.Rules) (content, square, group) -> RuleBlocks.NONE));
    return new Adjudicator(new MoveGenerator(position.program())).outcome(position);
  }

  @Test
  void piecesAreCounted() {
    Ending count = new Ending("full", 0, Ending.Result.COUNT, new Constant(true));
    assertThat(ending("mm1/3/M2", count)).isEqualTo(new Outcome.Win(1, "full"));
    assertThat(ending("m2/3/M2", count)).isEqualTo(new Outcome.Draw("full"));
    assertThat(ending("3/3/3", count)).isEqualTo(new Outcome.Draw("full"));
    TestGame hands = new TestGame(3, 3, "M");
    hands.hand[hands.content("M")] = 2;
    assertThat(ending(hands, "m2/3/M2", count)).isEqualTo(new Outcome.Draw("full"));
    hands.includeHands = true;
    assertThat(ending(hands, "m2/3/M2", count)).isEqualTo(new Outcome.Win(0, "full"));
    assertThat(ending(hands, "mm1/mm1/M2", count)).isEqualTo(new Outcome.Win(1, "full"));
  }

  /** What needs that there is no move is left out where there is one, and nothing else. */
  @Test
  void endingsAreLookedAtWhereThereAreMoves() {
    Constant holds = new Constant(true);
    NoTurn none = new NoTurn(0);
    assertThat(isOverWithMoves(new Or(List.of(none, holds)))).isTrue();
    assertThat(isOverWithMoves(new Or(List.of(holds, none)))).isTrue();
    assertThat(isOverWithMoves(new Or(List.of(none, none)))).isFalse();
    assertThat(isOverWithMoves(new And(List.of(none, holds)))).isFalse();
    assertThat(isOverWithMoves(new And(List.of(holds, holds)))).isTrue();
  }

  private boolean isOverWithMoves(org.rookery.program.Test test) {
    TestGame game = chess.game();
    game.endings = List.of(new Ending("end", 0, Ending.Result.WIN, test));
    Position position = new Position(game.program(chess));
    Adjudicator other = new Adjudicator(new MoveGenerator(position.program()));
    assertThat(other.outcome(position).isOver()).isEqualTo(other.isOverWithTurns(position));
    return other.isOverWithTurns(position);
  }

  @Test
  void winsAndLossesAreOfTheirPlayer() {
    assertThat(ending("m2/3/M2", new Ending("stuck", 0, Ending.Result.LOSS, new NoTurn(0))))
        .isEqualTo(new Outcome.Win(1, "stuck"));
    assertThat(ending("m2/3/M2", new Ending("stuck", 0, Ending.Result.WIN, new NoTurn(0))))
        .isEqualTo(new Outcome.Win(0, "stuck"));
    assertThat(ending("m2/3/M2", new Ending("stuck", 1, Ending.Result.WIN, new NoTurn(1))))
        .isEqualTo(new Outcome.Draw(Adjudicator.NO_MOVES));
  }

  /** Endings decide in the order of the file, however often the same adjudicator is asked. */
  @Test
  void theFirstEndingThatHoldsDecides() {
    TestGame game = new TestGame(3, 3, "M");
    game.board = TestGame.placement(game, "m2/3/M2");
    Constant holds = new Constant(true);
    game.endings =
        List.of(
            new Ending("never", 0, Ending.Result.WIN, new Constant(false)),
            new Ending("first", 1, Ending.Result.WIN, holds),
            new Ending("same", 0, Ending.Result.WIN, holds),
            new Ending("later", 0, Ending.Result.DRAW, new Or(List.of(holds, new NoTurn(0)))));
    Position position =
        new Position(game.program((TestGame.Rules) (content, square, group) -> RuleBlocks.NONE));
    Adjudicator asked = new Adjudicator(new MoveGenerator(position.program()));
    for (int i = 0; i < 20; i++) {
      assertThat(asked.outcome(position)).isEqualTo(new Outcome.Win(1, "first"));
      assertThat(asked.isOver(position)).isTrue();
      assertThat(asked.isOverWithTurns(position)).isTrue();
    }
  }

  /** What perft stops at, and what it plays on behind: counts of moves, and what comes again. */
  @Test
  void endingsThatPassAreNotLasting() {
    Quantity one = new Quantity.Constant(1);
    Quantity clock = new Quantity.Clock();
    assertThat(isLasting(new Constant(true))).isTrue();
    assertThat(isLasting(compared(one))).isTrue();
    assertThat(isLasting(compared(new Quantity.Passes()))).isTrue();
    assertThat(isLasting(compared(new Quantity.Sum(List.of(one, one))))).isTrue();
    assertThat(isLasting(compared(clock))).isFalse();
    assertThat(isLasting(compared(new Quantity.Sum(List.of(one, clock))))).isFalse();
    assertThat(isLasting(new And(List.of(new Constant(true), compared(clock))))).isFalse();
    assertThat(isLasting(new And(List.of(compared(one), new NoTurn(0))))).isFalse();
    assertThat(isLasting(new org.rookery.program.Test.Repeated(1))).isFalse();
  }

  private static org.rookery.program.Test compared(Quantity quantity) {
    return new Compare(quantity, Quantity.Relation.MORE, new Quantity.Constant(-1));
  }

  private boolean isLasting(org.rookery.program.Test test) {
    TestGame game = chess.game();
    game.endings = List.of(new Ending("end", 0, Ending.Result.DRAW, test));
    Position position = new Position(game.program(chess));
    Adjudicator asked = new Adjudicator(new MoveGenerator(position.program()));
    assertThat(asked.lasting()).hasSize(asked.isOver(position) ? 1 : 0);
    return !asked.lasting().isEmpty();
  }

  /** A move may decide the game by itself, whatever the endings say of what stands where. */
  @Test
  void aMoveMayEndTheGame() {
    TestGame game = chess.game();
    game.endings = List.of(new Ending("reached", 1, Ending.Result.WIN, new Constant(false)));
    Position position = new Position(game.program(chess));
    Adjudicator asked = new Adjudicator(new MoveGenerator(position.program()));
    assertThat(asked.isOverWithTurns(position)).isFalse();
    position.make(Move.of(Edit.of(Edit.ENDS, 0, 0)));
    assertThat(asked.outcome(position)).isEqualTo(new Outcome.Win(1, "reached"));
    assertThat(asked.isOver(position)).isTrue();
    assertThat(asked.isOverWithTurns(position)).isTrue();
    position.unmake();
    assertThat(asked.isOver(position)).isFalse();
  }

  /** Points are kept in halves; a half is written as one, alone where there is no whole point. */
  @Test
  void pointsAreWrittenWithHalves() {
    assertThat(Stream.of(91, 72, 1, 0, -1, -5).map(Points::text))
        .containsExactly("45½", "36", "½", "0", "-½", "-2½");
  }

  /** With two players the winner's points come first, also where fewer points won. */
  @Test
  void thePointsOfTheWinnerComeFirst() {
    Points points = new Points(List.of(4, 6));
    assertThat(points.best(chess.program())).hasValue(1);
    assertThat(points.ranked(chess.program())).containsExactly(1, 0);
    assertThat(points.text(chess.program(), new Outcome.Win(1, "end"))).isEqualTo("3 to 2");
    assertThat(points.text(chess.program(), new Outcome.Win(0, "end"))).isEqualTo("2 to 3");
    assertThat(points.text(chess.program(), new Outcome.Draw("end"))).isEqualTo("3 to 2");
    Points equal = new Points(List.of(4, 4));
    assertThat(equal.best(chess.program())).isEmpty();
    assertThat(equal.ranked(chess.program())).containsExactly(0, 1);
  }
}
