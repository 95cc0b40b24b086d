package org.rookery.lint.check;

import java.util.List;
import java.util.stream.IntStream;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;
import org.rookery.program.board.Topology;

/** The way back along a direction that no direction leads back along. */
final class NoWayBack implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "no-way-back",
          "`opposite` of a direction that cannot be walked back",
          "`(opposite WAY)` is the one direction whose links lead back along most of the links of "
              + "WAY. Where links lead one way only, or turn corners, it leads nowhere, or "
              + "elsewhere. Give the board links for the way back.",
          """
          (board (rectangle 4 4) (for-each ($file a b c d) (links leap-up ($file1 $file3))))
          (piece (name Rider) (letter M) (moves ((opposite leap-up) (verify empty?) add)))
          """,
          """
          (board (rectangle 4 4)
             (for-each ($file a b c d)
                (links leap-up ($file1 $file3))
                (links leap-down ($file3 $file1))))
          (piece (name Rider) (letter M) (moves ((opposite leap-up) (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Topology topology = game.program().topology();
    List<String> directions = topology.directions();
    for (Form.Group opposite : Mentions.groups(game.sections(), "opposite")) {
      opposite.items().stream()
          .skip(1)
          .findFirst()
          .flatMap(Form::atom)
          .filter(way -> directions.contains(way) && !hasWayBack(topology, directions.indexOf(way)))
          .ifPresent(
              way ->
                  findings.add(
                      opposite.origin(),
                      "No direction leads back along all links of `" + way + "`.",
                      "give the board links for the way back, such as `(links back-"
                          + way
                          + " …)`"));
    }
  }

  private static boolean hasWayBack(Topology topology, int way) {
    return IntStream.range(0, topology.directions().size())
        .anyMatch(
            back ->
                IntStream.range(0, topology.size())
                    .allMatch(
                        square -> {
                          int there = topology.step(square, way);
                          return there < 0 || topology.step(there, back) == square;
                        }));
  }
}
