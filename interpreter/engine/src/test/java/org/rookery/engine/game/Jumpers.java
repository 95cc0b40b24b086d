package org.rookery.engine.game;

import java.util.List;
import java.util.stream.IntStream;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.RuleBlocks;
import org.rookery.program.TurnStep;

/**
 * A game of jumping pieces: a piece steps to an orthogonal neighbour, or jumps over an enemy there,
 * capturing it, and goes on jumping.
 */
public final class Jumpers implements TestGame.Rules {
  public final TestGame game = new TestGame(5, 5, "M");

  public Jumpers(String placement) {
    game.board = TestGame.placement(game, placement);
    game.groups = List.of("", "jump");
    game.steps =
        IntStream.range(0, 2)
            .mapToObj(player -> new TurnStep(player, player, List.of(List.of(0, 1)), List.of()))
            .toList();
  }

  public GameProgram program() {
    return game.program(this);
  }

  @Override
  public RuleBlocks moves(int content, int square, int group) {
    int owner = game.contents.owner(content);
    ProgramAssembly code = new ProgramAssembly(game.contents);
    int file = square % 5;
    int rank = square / 5;
    for (int[] step : Riders.rook()) {
      int over = game.square(file + step[0], rank + step[1]);
      int to = game.square(file + 2 * step[0], rank + 2 * step[1]);
      String end = "end" + step[0] + step[1];
      if (group == 0 && over >= 0) {
        code.block().holds(over, code.empty(), end).move(square, over, false).label(end).end();
      } else if (group == 1 && to >= 0) {
        code.block().holds(over, code.enemies(owner), end).holds(to, code.empty(), end);
        code.edit(Edit.CAPTURE, 0, over).edit(Edit.CONTINUE, 1, to).move(square, to, true);
        code.label(end).end();
      }
    }
    return code.code();
  }
}
