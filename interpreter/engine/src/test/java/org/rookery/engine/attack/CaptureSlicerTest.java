package org.rookery.engine.attack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.engine.game.Assembly;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.run.GroupSets;
import org.rookery.engine.run.RuleTable;
import org.rookery.program.Code;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** What stands on the start and on the target is known, whatever the board asked about shows. */
final class CaptureSlicerTest {
  private static final int START = 0;
  private static final int TARGET = 5;

  private final TestGame game = new TestGame(3, 3, "Man");
  private final int man = game.contents.of(0, 0);
  private final int enemy = game.contents.of(0, 1);
  private final int[] board = new int[9];

  private CaptureSlice slice(Assembly block) {
    Code code = block.code();
    TestGame.Rules rules =
        (content, square, group) -> content == man && square == START ? code : Code.NONE;
    GameProgram program = game.program(rules);
    GroupSets groups = new GroupSets(program);
    RuleTable table = new RuleTable(program, groups);
    return new CaptureSlicer(program)
        .slice(table.moves(groups.only(0), man, START).code(), man, START, TARGET, enemy);
  }

  private Assembly asks(int square, int content) {
    return new Assembly(game.contents)
        .block()
        .holds(square, Assembly.set(game.contents, content), "end")
        .move(START, TARGET, false)
        .label("end")
        .end();
  }

  @Test
  void the_man_stands_on_his_start() {
    assertThat(slice(asks(START, man)).captures(board, new long[9], 1)).isTrue();
    assertThat(slice(asks(START, Contents.EMPTY)).isNever()).isTrue();
  }

  @Test
  void who_is_to_be_captured_stands_on_the_target() {
    assertThat(slice(asks(TARGET, enemy)).captures(board, new long[9], 1)).isTrue();
    assertThat(slice(asks(TARGET, Contents.EMPTY)).isNever()).isTrue();
  }

  @Test
  void what_stands_elsewhere_is_asked() {
    CaptureSlice slice = slice(asks(3, enemy));
    assertThat(slice.captures(board, new long[9], 1)).isFalse();
    board[3] = enemy;
    assertThat(slice.captures(board, new long[9], 1)).isTrue();
  }

  @Test
  void what_was_to_be_captured_is_forgotten_with_the_move() {
    Assembly forgets =
        new Assembly(game.contents)
            .block()
            .edit(Edit.CAPTURE, 0, TARGET)
            .op(Code.FORGET)
            .move(START, 3, false)
            .end();
    assertThat(slice(forgets).isNever()).isTrue();
  }
}
