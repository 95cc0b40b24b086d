package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which game the engine begins with. */
final class EngineCommandTest {
  private static final String ASKED = "uci\nposition startpos\nd\nquit\n";

  @TempDir private Path folder;

  @Test
  void a_file_of_ones_own_is_played_whatever_its_name() throws IOException {
    Path own = folder.resolve("chess.rules");
    Files.writeString(
        own,
        """
        (game (title "Own") (players White Black) (turn-order White Black)
          (board (rectangle 2 2)) (board-setup (fen "1g/G1 w"))
          (piece (name Guard) (letter G) (moves (betza "W"))))
        """);
    assertThat(Cli.typing(ASKED, "engine", own.toString()).out())
        .contains("option name UCI_Variant type combo default chess var chess ", "Fen: 1g/G1 w")
        .doesNotContainPattern("var \\d+ ");
    assertThat(Cli.typing(ASKED, "engine", "chess").out()).contains("Fen: rnbqkbnr/pppppppp/");
  }
}
