package org.rookery.engine.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.engine.game.Jumpers;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** Chains of jumps. */
class PartialMovesTest {
  /** White on a1 may jump b1 and then c2 or d1. */
  private final Jumpers jumpers = new Jumpers("5/5/5/2m2/Mm1m1");

  private static boolean jumps(Move move) {
    return java.util.stream.IntStream.range(0, move.words())
        .anyMatch(i -> Edit.kind(move.word(i)) == Edit.CAPTURE);
  }

  private static boolean continues(Move move) {
    return Edit.kind(move.word(move.words() - 1)) == Edit.CONTINUE;
  }

  private static Move firstJump(MoveGenerator generator, Position position) {
    return generator.legalMoves(position).stream()
        .filter(PartialMovesTest::jumps)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSamePieceGoesOnAndThenTheTurnPasses() {
    GameProgram program = jumpers.program();
    MoveGenerator generator = new MoveGenerator(program);
    Position position = new Position(program);
    assertThat(generator.legalMoves(position)).hasSize(2);
    Move first = firstJump(generator, position);
    assertThat(continues(first)).isTrue();
    position.make(first);
    assertThat(position.mover()).isZero();
    List<Move> rest = generator.legalMoves(position);
    assertThat(rest).hasSize(2).allMatch(PartialMovesTest::jumps);
    assertThat(rest).noneMatch(PartialMovesTest::continues);
    position.make(rest.get(0));
    assertThat(position.mover()).isEqualTo(1);
  }

  @Test
  void aChainMayBeStoppedWhereTheGameSaysSo() {
    jumpers.game.passPartial = true;
    GameProgram program = jumpers.program();
    MoveGenerator generator = new MoveGenerator(program);
    Position position = new Position(program);
    position.make(firstJump(generator, position));
    Move pass = Move.of(Edit.of(Edit.PASS, 0, 0));
    assertThat(generator.legalMoves(position)).hasSize(3).contains(pass);
    assertThat(generator.countLegal(position)).isEqualTo(3);
    position.make(pass);
    assertThat(position.mover()).isEqualTo(1);
  }

  @Test
  void aCaptureMustBeMade() {
    jumpers.game.capturesFirst = true;
    GameProgram program = jumpers.program();
    MoveGenerator generator = new MoveGenerator(program);
    Position position = new Position(program);
    assertThat(generator.legalMoves(position)).hasSize(1).allMatch(PartialMovesTest::jumps);
    assertThat(generator.countLegal(position)).isEqualTo(1);
    Move step =
        generator.pseudoLegalMoves(position).stream()
            .filter(move -> !jumps(move))
            .findFirst()
            .orElseThrow();
    assertThat(generator.illegality(position, step)).contains(new Illegality.CaptureCompulsory());
  }

  @Test
  void theLongestChainMustBeMade() {
    Jumpers longer = new Jumpers("5/5/5/Mmm2/1m1m1");
    longer.game.maximalCaptures = true;
    longer.game.board[longer.game.square("a1")] = longer.game.content("M");
    GameProgram program = longer.program();
    MoveGenerator generator = new MoveGenerator(program);
    Position position = new Position(program);
    List<Move> jumps =
        generator.legalMoves(position).stream().filter(PartialMovesTest::jumps).toList();
    List<Move> all =
        generator.pseudoLegalMoves(position).stream().filter(PartialMovesTest::jumps).toList();
    assertThat(all).hasSize(1);
    assertThat(jumps).hasSize(1);
    position.make(jumps.get(0));
    assertThat(generator.legalMoves(position)).hasSize(2);
  }
}
