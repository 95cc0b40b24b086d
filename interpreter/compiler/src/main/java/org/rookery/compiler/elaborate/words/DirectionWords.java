package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Direction;

/** Words that may stand where a direction is wanted. */
public final class DirectionWords {
  public static final List<Keyword<Direction>> LIST =
      List.of(
          zrf(
              "opposite",
              "direction",
              "The way back along a direction.",
              "(opposite n)",
              c -> new Direction.Opposite(c.scope().direction(c.arg(0)))),
          word(
              "leap",
              "integer integer",
              "So many squares to the mover's right and so many ahead.",
              "(leap 1 2)",
              c -> new Direction.Leap(c.integer(0), c.integer(1))));

  private DirectionWords() {}

  /** Whether there is such a word. */
  static boolean isOne(String name) {
    return LIST.stream().anyMatch(word -> word.name().equals(name));
  }

  /** The direction that a call of one of these words means. */
  static Direction read(Call call) {
    return LIST.stream()
        .filter(word -> word.name().equals(call.word()))
        .findFirst()
        .orElseThrow()
        .reader()
        .read(call);
  }
}
