package org.rookery.compiler.elaborate;

import static org.rookery.compiler.elaborate.Keyword.word;
import static org.rookery.compiler.elaborate.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.model.Direction;

/** Words that may stand where a direction is wanted. */
final class DirectionWords {
  static final List<Keyword<Direction>> LIST =
      List.of(
          zrf(
              "opposite",
              "direction",
              "The way back along a direction.",
              "(opposite n)",
              c -> new Direction.Opposite(Places.direction(c.arg(0), c.scope()))),
          word(
              "leap",
              "integer integer",
              "So many squares to the mover's right and so many ahead.",
              "(leap 1 2)",
              c -> new Direction.Leap(c.integer(0), c.integer(1))));

  private DirectionWords() {}
}
