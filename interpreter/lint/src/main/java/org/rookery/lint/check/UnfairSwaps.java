package org.rookery.lint.check;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.compiler.model.PieRule;
import org.rookery.program.Region;
import org.rookery.program.board.Topology;

/** A pie rule by which a player takes over pieces that were near the other player's goal. */
final class UnfairSwaps implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "unfair-swap",
          "a swap that leaves the goals behind",
          "A zone is not the same for both players, and a swap does not take the pieces from the one "
              + "to the other: what was good for the first player is not as good for the second. "
              + "Write `(pie-rule turned)` or `(pie-rule transposed)`, whichever fits the zones.",
          """
          (board (rectangle 4 4)
             (zone (name goal) (players White) (positions (rank 4)))
             (zone (name goal) (players Black) (positions (rank 1))))
          (pie-rule)
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (ending "goal" (exists friend (zone goal)) win)
          """,
          """
          (board (rectangle 4 4)
             (zone (name goal) (players White) (positions (rank 4)))
             (zone (name goal) (players Black) (positions (rank 1))))
          (pie-rule turned)
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (ending "goal" (exists friend (zone goal)) win)
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    game.model().pieRule().ifPresent(pie -> look(game, pie, findings));
  }

  private static void look(LintedGame game, PieRule pie, FindingCollector findings) {
    int one = game.model().players().indexOf(pie.one());
    int other = game.model().players().indexOf(pie.other());
    List<String> left =
        game.model().board().zones().entrySet().stream()
            .filter(
                zone -> !isTaken(game, pie, zone.getValue().get(one), zone.getValue().get(other)))
            .map(zone -> "`" + zone.getKey() + "`")
            .toList();
    if (!left.isEmpty()) {
      findings.add(
          pie.origin(),
          "A swap does not take pieces from "
              + pie.one()
              + "'s zone to "
              + pie.other()
              + "'s: "
              + String.join(", ", left)
              + ".");
    }
  }

  /** Whether the pieces of one player's zone go to that of the other, and the other way round. */
  private static boolean isTaken(LintedGame game, PieRule pie, Region first, Region second) {
    return taken(game, pie, first).equals(squares(second))
        && taken(game, pie, second).equals(squares(first));
  }

  private static Set<Integer> squares(Region region) {
    return Arrays.stream(region.squares()).boxed().collect(Collectors.toSet());
  }

  private static Set<Integer> taken(LintedGame game, PieRule pie, Region region) {
    Topology topology = game.program().topology();
    return IntStream.of(region.squares())
        .mapToObj(square -> topology.squares().get(square))
        .map(square -> topology.square(pie.squares().getOrDefault(square, square)))
        .collect(Collectors.toSet());
  }
}
