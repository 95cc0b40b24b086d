package org.rookery.engine.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.Riders;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test.Constant;
import org.rookery.program.TurnStep;

/**
 * There are as many moves as are listed, however often that is asked: of pieces that only leap, a
 * faster way to count them is found in time.
 */
final class CountedMovesTest {
  private static final int ASKED = 20;

  /** What there is besides the moves of pieces; NONE where the game is over. */
  private enum Choice {
    PIECES_ONLY,
    PASS,
    FORCED_PASS,
    SWAP,
    PASS_OR_SWAP,
    SECOND_GROUP,
    NONE
  }

  private final TestGame game = new TestGame(4, 4, "W");

  @ParameterizedTest
  @EnumSource
  void thereAreAsManyAsAreListed(Choice choice) {
    game.drops = false;
    game.board = TestGame.placement(game, "2w1/4/1W2/W3");
    game.groups = List.of("", "other");
    List<List<Integer>> tiers =
        choice == Choice.SECOND_GROUP ? List.of(List.of(0), List.of(1)) : List.of(List.of(0));
    boolean swaps = choice == Choice.SWAP || choice == Choice.PASS_OR_SWAP;
    game.steps = IntStream.range(0, 2).mapToObj(player -> step(player, tiers, swaps)).toList();
    if (choice == Choice.PASS || choice == Choice.PASS_OR_SWAP) {
      game.passing = GameProgram.Passing.ALWAYS;
    } else if (choice == Choice.FORCED_PASS) {
      game.passing = GameProgram.Passing.FORCED;
    }
    game.endings = List.of(new Ending("end", 0, Ending.Result.WIN, new Constant(false)));
    GameProgram program = game.program((TestGame.Rules) this::steps);
    Setup start = Setup.start(program);
    asMany(program, new Position(program, choice == Choice.NONE ? start.withDecided(0) : start));
  }

  private static void asMany(GameProgram program, Position position) {
    MoveGenerator generator = new MoveGenerator(program);
    for (int i = 0; i < ASKED; i++) {
      List<Move> listed = generator.legalMoves(position);
      assertThat(generator.countLegal(position)).isEqualTo(listed.size());
      if (!listed.isEmpty()) {
        position.make(listed.get(i % listed.size()));
      }
    }
  }

  private TurnStep step(int player, List<List<Integer>> tiers, boolean swaps) {
    TurnStep.SideSwap swap =
        new TurnStep.SideSwap(
            0, 1, IntStream.range(0, 16).boxed().toList(), List.of(), new Constant(true));
    return new TurnStep(
        player,
        player,
        tiers,
        List.of(),
        new Constant(false),
        new Constant(false),
        new Quantity.Constant(0),
        swaps ? Optional.of(swap) : Optional.empty(),
        Optional.empty());
  }

  private RuleBlocks steps(int content, int square, int group) {
    ProgramAssembly code = new ProgramAssembly(game.contents);
    int[][] ways = group == 0 ? Riders.rook() : Riders.bishop();
    Riders.add(code, game, square, game.contents.owner(content), ways, 1);
    return code.code();
  }
}
