package org.rookery.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.Region;
import org.rookery.program.Test;

/** The parts of the board that a player wins by joining. */
final class Goals {
  private Goals() {}

  /** Players with squares; those that several players may join have no player. */
  static List<List<Object>> of(GameProgram program) {
    List<Goal> goals = new ArrayList<>();
    for (Ending ending : program.endings()) {
      if (ending.result() == Ending.Result.WIN) {
        collect(ending.when(), program, goals);
      }
    }
    return goals.stream()
        .distinct()
        .filter(goal -> goals.stream().allMatch(other -> goal.agrees(other)))
        .map(goal -> List.<Object>of(goal.player(), goal.squares()))
        .toList();
  }

  private record Goal(int player, List<Integer> squares) {
    boolean agrees(Goal other) {
      return player == other.player || !squares.equals(other.squares);
    }
  }

  private static void collect(Test test, GameProgram program, List<Goal> goals) {
    if (test instanceof Test.Reaches chain && chain.connects()) {
      IntStream.range(0, program.players().size())
          .filter(
              player ->
                  chain.over().members().stream()
                      .allMatch(c -> c > 0 && program.contents().owner(c) == player))
          .forEach(
              player -> {
                goals.add(goal(player, chain.from()));
                goals.add(goal(player, chain.to()));
              });
    }
    test.parts().forEach(part -> collect(part, program, goals));
  }

  private static Goal goal(int player, Region region) {
    return new Goal(player, IntStream.of(region.squares()).boxed().toList());
  }
}
