package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.drawing.text.Run;

class TerminalColoursTest {
  @Test
  void pieces_of_the_players_and_marks_differ_and_names_are_made_printable() {
    String painted =
        TerminalColours.of(
                List.of(
                    new Run("8  ", Run.Kind.FRAME),
                    new Run("K", Run.Kind.FIRST),
                    new Run("k", Run.Kind.OTHER),
                    new Run("\u001b[2J\n", Run.Kind.OTHER_MARKED)))
            .toAnsi();
    assertThat(painted)
        .startsWith("8  \u001b[1mK")
        .contains("36;22mk")
        .doesNotContain("\u001b[2J")
        .contains("\\u001B[2J");
  }

  @Test
  void who_wants_no_colours_gets_none() {
    assertThat(TerminalColours.areUnwanted("1")).isTrue();
    assertThat(TerminalColours.areUnwanted("")).isFalse();
    assertThat(TerminalColours.areUnwanted(null)).isFalse();
  }
}
