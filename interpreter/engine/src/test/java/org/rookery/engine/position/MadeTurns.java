package org.rookery.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.TestGame;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.RuleBlocks;

/** A small game, and turns written down by their edits, for tests of what a turn leaves behind. */
abstract class MadeTurns {
  static final int PASS = Edit.of(Edit.PASS, 0, 0);

  final TestGame game = new TestGame(4, 4, "K", "R", "P");

  MadeTurns() {
    game.board = TestGame.placement(game, "k2r/p3/3P/KR2");
    game.pawn = 2;
    game.counters = List.of(new GameProgram.CounterRule("count", 0, List.of(), false, false));
    game.endings.addAll(TestGame.mates());
  }

  Position position(TestGame.Rules rules) {
    return new Position(game.program(rules));
  }

  Position position() {
    return position((content, square, group) -> RuleBlocks.NONE);
  }

  /** Every piece on every square asks about all squares of the third rank. */
  Position asking() {
    return position(
        (content, square, group) -> {
          ProgramAssembly code = new ProgramAssembly(game.contents).block();
          for (String skipped : List.of("a3", "b3", "c3", "d3")) {
            code.test(new org.rookery.program.Test.Passed(at(skipped)), "end" + skipped);
            code.move(square, at(skipped), false).label("end" + skipped);
          }
          return code.end().code();
        });
  }

  int at(String square) {
    return game.square(square);
  }

  int move(String from, String to) {
    return Edit.of(Edit.MOVE, at(from), at(to));
  }

  int on(int kind, int a, String square) {
    return Edit.of(kind, a, at(square));
  }

  static void make(Position position, int... words) {
    position.make(Move.of(words));
    assertThat(position.hash()).isEqualTo(position.recomputedHash());
  }
}
