package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/** Programs of CECP that do not get ready, or hang, and boards on which they count otherwise. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its programs are scripts of a shell")
final class CecpContestantTest {
  private static final Game GAME = ToyGame.GAME;

  @TempDir private Path folder;

  /** The terms for a program that notes all it hears, and answers what a script says. */
  private String program(String answers, int patience) throws IOException {
    return script(
        "while read -r l; do echo \"$l\" >>"
            + folder.resolve("heard")
            + "; case \"$l\" in quit) exit;; "
            + answers
            + " esac; done\n",
        patience);
  }

  private String script(String text, int patience) throws IOException {
    Path file = Files.writeString(folder.resolve("program"), "#!/bin/sh\n" + text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return "cecp:" + file + ";patience=" + patience;
  }

  private static EndCause cause(Game game, int number, String terms) throws IOException {
    try (Contestant program = Contestants.of(terms, game, "toy", 1);
        Contestant other = Contestants.of("random", game, "toy", 2)) {
      return new Referee(game, 0, 3, 1).play(number, program, other).cause();
    }
  }

  /** As XBoard does where there are ten of them. */
  @Test
  void ranksOfTenAreCountedFromZero() throws IOException {
    String rules =
        GAME.source().text().replace("rectangle 2 8", "rectangle 2 10").replace("b8", "b10");
    Game game = Rules.of("toy.rules", rules).load().orThrow();
    String up =
        "n=0; echo 'feature usermove=1 done=1';; go) echo move a${n}a$((n+1)); n=$((n+1));;";
    assertThat(cause(game, 0, program("protover*) " + up, 60))).isEqualTo(EndCause.LIMIT);
    assertThat(Files.readAllLines(folder.resolve("heard"))).contains("usermove b9b8");
  }

  @Test
  void aProgramThatEndsBeforeItIsReadyIsNamed() throws IOException {
    String terms = script("exit 3\n", 60);
    assertThatThrownBy(() -> Contestants.of(terms, GAME, "toy", 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("does not get ready: it ended with exit code 3");
  }

  /** Those of the protocol's first version do not say that they are. */
  @Test
  void aProgramNeedNotSayThatItIsReady() throws IOException {
    try (Contestant silent = Contestants.of(program("never) ;;", 1), GAME, "toy", 1)) {
      assertThat(silent.name()).endsWith("program");
    }
  }

  @Test
  void aProgramThatDoesNotPlayTheGameIsEnded() throws IOException {
    Path number = folder.resolve("number");
    String terms =
        script(
            "echo $$ >" + number + "\necho 'feature variants=\"normal\" done=1'\nexec sleep 99\n",
            60);
    assertThatThrownBy(() -> Contestants.of(terms, GAME, "toy", 1))
        .hasMessageContaining("does not play `toy`");
    ProcessHandle.of(Long.parseLong(Files.readString(number).strip()))
        .ifPresent(left -> left.onExit().orTimeout(20, TimeUnit.SECONDS).join());
  }

  /** So that it does not answer in the next game what it was asked in this one. */
  @Test
  void aProgramThatHangsIsStartedAgainForTheNextGame() throws IOException {
    String terms = program("protover*) echo 'feature done=1';; go) sleep 99;;", 2);
    try (Contestant program = Contestants.of(terms, GAME, "toy", 1);
        Contestant other = Contestants.of("random", GAME, "toy", 2)) {
      Referee referee = new Referee(GAME, 0, 1, 1);
      assertThat(referee.play(0, program, other).cause()).isEqualTo(EndCause.TIMEOUT);
      assertThat(referee.play(1, program, other).cause()).isEqualTo(EndCause.LIMIT);
    }
    assertThat(Files.readAllLines(folder.resolve("heard")))
        .filteredOn("protover 2"::equals)
        .hasSize(2);
  }
}
