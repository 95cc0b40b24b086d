package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CapacityTest {
  private static String many(int count, String pattern) {
    return IntStream.range(0, count)
        .mapToObj(i -> pattern.replace("#", Integer.toString(i)))
        .collect(Collectors.joining(" "));
  }

  private static RulesText game(String sections) {
    return RulesText.rules("(game " + sections + " (piece (name X) (moves (add))))");
  }

  @Test
  void whatIsTooLargeIsToldAndEnds() {
    assertThat(game("(board (rectangle 999 999))").told())
        .contains("too-many-squares: (rectangle 999 999)");
    assertThat(game("(board (dummy " + many(5000, "p#") + "))").told())
        .anyMatch(told -> told.startsWith("too-many-squares: (board"));
    assertThat(game("(board (dummy p q) " + many(600, "(links d# (p q))") + ")").told())
        .contains("too-many-directions: (links d513 (p q))");
    assertThat(game("(board (rectangle 2 2)) (players " + many(99, "P#") + ")").told())
        .singleElement()
        .asString()
        .startsWith("too-many-players");
    assertThat(game("(board (rectangle 2 2)) " + many(3000, "(piece (name P#))")).told())
        .singleElement()
        .asString()
        .startsWith("too-many-pieces");
    assertThat(game("(board (dummy p) " + many(600, "(zone (name z#) (positions p))") + ")").told())
        .anyMatch(told -> told.startsWith("too-many-zones"));
    assertThat(
            game("(board "
                    + many(70, "(grid (dimensions (\"a/b\" (1 0))) (directions (e 1)))")
                    + ")")
                .told())
        .anyMatch(told -> told.startsWith("too-many-grids"));
  }

  @Test
  void aMillionMistakesTakeNoTimeToGuessAt() {
    RulesText text =
        game("(board (rectangle 60 60)) (board-setup (White (X " + many(20_000, "q#") + ")))");

    assertThat(text.diagnostics().hasErrors()).isTrue();
  }
}
