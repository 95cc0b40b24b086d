package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesWatchTest {
  private static final String RULES =
      """
      (include "boards")
      (game
         (title "Two")
         (two-players)
         (board (rectangle 3 5))
         (piece (name King) (letter K) (moves (betza "K")))
         (piece (name Horse) (letter H) (moves (betza "N")))
         (board-setup (fen "h1k/3/3/3/H1K w - - 0 1"))
         (royal King)
         (stalemate draw)
         (repetition 3 draw))
      """;

  @Test
  void what_has_changed_is_told(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("two.rules"), RULES);
    StringWriter out = new StringWriter();
    RulesWatch watch = new RulesWatch(file, Optional.empty(), new PrintWriter(out));
    watch.look();
    assertThat(out.toString()).contains("two.rules: fine", "White to move", "No tests: write");
    assertThat(watch.isDue()).isFalse();

    Files.writeString(file, RULES.replace("\"N\"", "\"NWW\""));
    assertThat(watch.isDue()).isTrue();
    assertThat(again(watch, out))
        .contains("White Horse on ")
        .doesNotContain("White King on ", "White to move");

    Files.writeString(
        folder.resolve("two.yaml"),
        "rules: two.rules\ncases: [{name: a lame Horse, expect: {illegal: [a1-b3]}}]\n");
    assertThat(watch.isDue()).isTrue();
    assertThat(again(watch, out)).contains("a lame Horse").doesNotContain("No tests");

    Files.writeString(file, RULES.replace("(royal King)", "(royal Kong)"));
    assertThat(again(watch, out)).contains("Kong", "1 error").doesNotContain("legal moves");
  }

  private static String again(RulesWatch watch, StringWriter out) {
    out.getBuffer().setLength(0);
    watch.look();
    return out.toString();
  }
}
