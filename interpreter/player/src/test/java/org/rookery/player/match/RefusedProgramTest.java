package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/** A program is told which of its moves an umpire has refused. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its program is a script of a shell")
final class RefusedProgramTest {
  private static final Game GAME =
      Rules.of(
              "blind.rules",
              """
              (game (title "Blind") (players White Black) (turn-order White Black)
                (umpire)
                (board (rectangle 3 4))
                (board-setup (White (Chief b1) (Guard a1)) (Black (Chief b4) (Guard c3)))
                (piece (name Guard) (letter G) (moves (betza "R")))
                (piece (name Chief) (letter C) (moves (betza "K")))
                (royal Chief))
              """)
          .load()
          .orThrow();

  private static final String PROGRAM =
      """
      #!/bin/sh
      while read -r l; do
        case "$l" in
          uci) echo uciok;;
          isready) echo readyok;;
          quit) exit;;
          *" moves b1c1") move=a1a2;;
          *" moves "*) move=none;;
          position*) move=b1c1;;
          go*) echo bestmove $move;;
        esac
      done
      """;

  @TempDir private Path folder;

  @Test
  void itTriesAnotherMove() throws IOException {
    Path file = Files.writeString(folder.resolve("program"), PROGRAM);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    try (Contestant program = Contestants.of("uci:" + file + ";patience=60", GAME, "blind", 1);
        Contestant other = Contestants.of("random", GAME, "blind", 2)) {
      Referee referee = new Referee(GAME, 0, 2, 1);
      for (String game : List.of("the first", "the next, in which nothing has been tried yet")) {
        assertThat(referee.play(0, program, other).turns())
            .as(game)
            .startsWith("1. b1-c1 {refused} a1-a2");
      }
    }
  }
}
