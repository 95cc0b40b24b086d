package org.rookery.lint.check;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.Topology;

/** Neighbours asked for by links, on hexagons that have links to more cells than they touch. */
final class EightNeighbours implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "eight-neighbours",
          "neighbours of a hexagon that do not touch it",
          "The board is drawn as hexagons, which touch six others, but squares of a rectangle are "
              + "linked to eight: `adjacent` takes the two across a corner for neighbours, too. "
              + "Name the six directions, as with `(for-each ($way (hex-ways)) …)`; a number of "
              + "pieces is `(+ (for-each ($way (hex-ways)) (count enemy (corner $way $way))))`.",
          """
          (board (rectangle 4 4) (drawn hexagons))
          (piece (name Rider) (letter M)
             (moves (n (verify empty? (not (exists enemy (adjacent)))) add)))
          """,
          """
          (board (rectangle 4 4) (drawn hexagons))
          (piece (name Rider) (letter M)
             (moves (n (verify empty? (not (or (for-each ($way n ne e s sw w) (enemy? $way))))) add)))
          """);

  private static final List<String> WORDS = List.of("adjacent", "adjacent-to-enemy?");

  private static final int SIDES = 6;

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    BoardLook look = game.program().layout().look();
    if (look.style() != BoardLook.Style.HEXAGONS || neighbours(game) <= SIDES) {
      return;
    }
    for (String word : WORDS) {
      for (Form.Group asked : Mentions.groups(game.sections(), word)) {
        findings.add(
            asked.origin(),
            "`" + word + "` takes eight cells around a hexagon for neighbours.",
            "name the six directions");
      }
    }
  }

  /** How many cells one has links to, of that which has the most. */
  private static int neighbours(LintedGame game) {
    Topology board = game.program().topology();
    return IntStream.range(0, board.size())
        .map(
            square ->
                (int)
                    Arrays.stream(board.links())
                        .mapToInt(way -> way[square])
                        .filter(to -> to != Topology.NOWHERE)
                        .distinct()
                        .count())
        .max()
        .orElse(0);
  }
}
