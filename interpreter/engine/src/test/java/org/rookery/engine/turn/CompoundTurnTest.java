package org.rookery.engine.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.game.Op;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.Riders;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Edit;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test.Captures;
import org.rookery.program.Test.Constant;
import org.rookery.program.Test.Not;
import org.rookery.program.TurnStep;

/** Kings and Rooks where a turn that captures nothing costs the mover a piece. */
class CompoundTurnTest implements TestGame.Rules {
  private static final int SACRIFICE = 1;

  private final TestGame game = new TestGame(4, 4, "K", "R");

  /** Whether a Rook's only move is a step up on a condition. */
  private boolean forbids;

  /** Whether a King may leave the board. */
  private boolean abdicates;

  CompoundTurnTest() {
    game.groups = List.of("", "sacrifice");
    game.endings =
        List.of(
            new Ending("blessing", 0, Ending.Result.WIN, new Constant(false)),
            new Ending("curse", 0, Ending.Result.LOSS, new Constant(false)));
    game.royal = ProgramAssembly.set(game.contents, game.content("K"), game.content("k"));
    TurnStep.Part sacrifice = new TurnStep.Part(new Not(new Captures(0, 0)), SACRIFICE, 1);
    game.steps = TestGame.alternate(List.of(sacrifice));
  }

  @Override
  public RuleBlocks moves(int content, int square, int group) {
    ProgramAssembly code = new ProgramAssembly(game.contents);
    boolean king = game.contents.type(content) == 0;
    if (group == SACRIFICE) {
      if (!king) {
        code.block().op(Op.EMIT_PLAIN, Edit.of(Edit.REMOVE, 0, square)).end();
      }
    } else if (forbids && !king) {
      if (square + game.width < game.board.length) {
        int step = Edit.of(Edit.MOVE, square, square + game.width);
        code.block().op(Op.EDIT, Edit.of(Edit.FORBID, 0, 0)).op(Op.EMIT, step).end();
      }
    } else {
      if (abdicates && king) {
        code.block().op(Op.EMIT_PLAIN, Edit.of(Edit.REMOVE, 0, square)).end();
      }
      int owner = game.contents.owner(content);
      Riders.add(
          code, game, square, owner, king ? Riders.queen() : Riders.rook(), king ? 1 : game.width);
    }
    return code.code();
  }

  @Override
  public RuleBlocks inHand(int content, int group) {
    return group == SACRIFICE
        ? new ProgramAssembly(game.contents)
            .block()
            .op(Op.EMIT_PLAIN, Edit.of(Edit.DISCARD, content, 0))
            .end()
            .code()
        : RuleBlocks.NONE;
  }

  private Position position(String placement) {
    game.board = TestGame.placement(game, placement);
    return new Position(game.program(this));
  }

  private static long parts(Move move) {
    return java.util.stream.IntStream.range(0, move.words())
        .filter(i -> Edit.kind(move.word(i)) == Edit.PART)
        .count();
  }

  @Test
  void everyQuietMoveIsCombinedWithEverySacrifice() {
    Position position = position("3k/4/4/RK2");
    MoveGenerator generator = new MoveGenerator(position.program());
    List<Move> moves = generator.legalMoves(position);
    // Rook up the file: 3 quiet; King: 4 quiet, of which none next to the other King.
    assertThat(moves).hasSize(7).allMatch(move -> parts(move) == 1);
    assertThat(generator.countLegal(position)).isEqualTo(7);
    assertThat(generator.hasLegalMove(position)).isTrue();
  }

  @Test
  void piecesInHandCanBeGivenUpToo() {
    game.hand[game.content("R")] = 2;
    Position position = position("3k/4/4/RK2");
    MoveGenerator generator = new MoveGenerator(position.program());
    assertThat(generator.legalMoves(position)).hasSize(14);
    Move discard =
        generator.legalMoves(position).stream()
            .filter(move -> Edit.kind(move.word(move.words() - 1)) == Edit.DISCARD)
            .findFirst()
            .orElseThrow();
    position.make(discard);
    assertThat(position.hand(game.content("R"))).isEqualTo(1);
  }

  @Test
  void aTurnThatCapturesCostsNothing() {
    Position position = position("r2k/4/4/RK2");
    MoveGenerator generator = new MoveGenerator(position.program());
    assertThat(generator.legalMoves(position).stream().filter(move -> parts(move) == 0)).hasSize(1);
  }

  @Test
  void whoHasNothingToGiveUpLoses() {
    Position position = position("3k/4/4/K3");
    MoveGenerator generator = new MoveGenerator(position.program());
    List<Move> moves = generator.legalMoves(position);
    assertThat(moves).hasSize(3);
    position.make(moves.get(0));
    assertThat(position.decided()).isEqualTo(1);
    assertThat(generator.legalMoves(position)).isEmpty();
    assertThat(new Adjudicator(generator).outcome(position)).isEqualTo(new Outcome.Win(1, "curse"));
    assertThat(new Adjudicator(generator).isOver(position)).isTrue();
  }

  @Test
  void theKingMustBeSafeWhenTheTurnIsComplete() {
    // The Rook on b1 shields the King: it may go along the rank, but whatever moves, it is the only
    // victim, and then the King stands in the open.
    Position position = position("3k/4/4/KR1r");
    MoveGenerator generator = new MoveGenerator(position.program());
    List<Move> moves = generator.legalMoves(position);
    assertThat(moves.stream().filter(move -> parts(move) == 0)).hasSize(1);
    assertThat(moves.stream().filter(move -> parts(move) == 1))
        .hasSize(2)
        .allMatch(move -> Edit.a(move.word(0)) == 0);
    assertThat(generator.pseudoLegalMoves(position)).hasSizeGreaterThan(moves.size());
    for (Move move : generator.pseudoLegalMoves(position)) {
      assertThat(generator.illegality(position, move).isEmpty()).isEqualTo(moves.contains(move));
    }
  }

  /** What the first part forbids is asked when the turn is over, also where no last part is due. */
  @Test
  void whatAPartForbidsIsAskedAtTheEnd() {
    forbids = true;
    game.forbidden = List.of(new Constant(true), new Constant(true));
    TurnStep.Part sacrifice = new TurnStep.Part(new Constant(true), SACRIFICE, 1);
    TurnStep.Part never = new TurnStep.Part(new Constant(false), SACRIFICE, 1);
    game.steps = TestGame.alternate(List.of(sacrifice, never));
    Position position = position("3k/4/4/RK2");
    MoveGenerator generator = new MoveGenerator(position.program());
    assertThat(generator.pseudoLegalMoves(position)).anyMatch(CompoundTurnTest::isForbidden);
    assertThat(generator.legalMoves(position)).hasSize(4).noneMatch(CompoundTurnTest::isForbidden);
  }

  private static boolean isForbidden(Move move) {
    return java.util.stream.IntStream.range(0, move.words())
        .anyMatch(i -> Edit.kind(move.word(i)) == Edit.FORBID);
  }

  /** It is the King of before the whole turn that is missed. */
  @Test
  void theKingMayNotGoWithTheFirstPart() {
    abdicates = true;
    Position position = position("3k/4/4/RK2");
    MoveGenerator generator = new MoveGenerator(position.program());
    Predicate<Move> isWithoutKing = move -> Edit.kind(move.word(0)) == Edit.REMOVE;
    assertThat(generator.pseudoLegalMoves(position)).anyMatch(isWithoutKing);
    assertThat(generator.legalMoves(position)).hasSize(7).noneMatch(isWithoutKing);
  }

  @Test
  void eachPartCanBeJudgedByItself() {
    game.eachPart = true;
    Position position = position("3k/4/4/KR1r");
    MoveGenerator generator = new MoveGenerator(position.program());
    List<Move> moves = generator.legalMoves(position);
    for (Move move : generator.pseudoLegalMoves(position)) {
      assertThat(generator.illegality(position, move).isEmpty()).isEqualTo(moves.contains(move));
    }
    assertThat(moves).allMatch(move -> Edit.a(move.word(0)) == 0 || parts(move) == 0);
  }

  @Test
  void aDuePartWithoutAnEndingMakesTheTurnIllegal() {
    TurnStep.Part sacrifice =
        new TurnStep.Part(new Not(new Captures(0, 0)), SACRIFICE, TurnStep.Part.ILLEGAL);
    game.steps = TestGame.alternate(List.of(sacrifice));
    Position position = position("3k/4/4/K3");
    GameProgram program = position.program();
    MoveGenerator generator = new MoveGenerator(program);
    assertThat(generator.legalMoves(position)).isEmpty();
    assertThat(new Adjudicator(generator).outcome(position))
        .isEqualTo(new Outcome.Draw(Adjudicator.NO_MOVES));
  }
}
