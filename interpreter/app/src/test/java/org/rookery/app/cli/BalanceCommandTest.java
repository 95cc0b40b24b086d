package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code balance} tells of games that are not of two players and pieces alone. */
final class BalanceCommandTest {
  private static final String FEW = "--games=2 --nodes=10 --longest=60";

  @TempDir private Path folder = Path.of("");

  private static List<String> balance(String game) {
    Cli.Run run = Cli.run(("balance " + game + " " + FEW).split(" "));
    assertThat(run.code()).as(run.err()).isZero();
    return run.out().lines().toList();
  }

  @Test
  void those_who_win_together_are_named_together() throws IOException {
    Path file = folder.resolve("four.rules");
    Files.writeString(
        file,
        """
        (include "lines")
        (game (title "Four") (players North East South West) (turn-order North East South West)
          (teams (North South) (East West))
          (board (rectangle 4 3) (zone (name goal) (positions a3 b3 c3 d3)))
          (board-setup (North (Man a1)) (East (Man b1)) (South (Man c1)) (West (Man d1)))
          (piece (name Man) (letter M) (moves (for-each ($way (rook-ways)) ($way (verify empty?) add))))
          (ending "home" (exists friend (zone goal)) win))
        """);
    assertThat(balance(file.toString()))
        .anyMatch(line -> line.startsWith("  home, win (North and South): 100.0 %"))
        .contains("  The ending home, win (East and West) never came about.")
        .noneMatch(line -> line.contains("(South)"));
  }

  @Test
  void throws_are_neither_first_moves_nor_pieces() {
    List<String> lines = balance("dice-race");
    int firsts = lines.indexOf("First moves, and the score of the player who begins with them:");
    assertThat(lines.get(firsts + 1)).contains("M").doesNotContain("die");
    assertThat(lines).noneMatch(line -> line.contains("Three"));
  }
}
