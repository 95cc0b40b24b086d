package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.game.Game;

/** Programs that end, hang, write without end, lie, play what is not legal or leave children. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its programs are scripts of a shell")
final class BrokenProgramTest {
  private static final Game GAME = ToyGame.GAME;

  private static final String UCI =
      "while read -r l; do case \"$l\" in uci) echo uciok;; isready) echo readyok;; quit) exit;;";
  private static final String CECP =
      "while read -r l; do case \"$l\" in protover*) echo 'feature ping=1 usermove=1 done=1';;"
          + " ping*) echo \"pong ${l#ping }\";; quit) exit;;";
  private static final String END = " esac; done\n";

  @TempDir private Path folder;

  /** Only a program that never answers is not waited for: others are slow on a busy machine. */
  private String program(String protocol, String script, EndCause cause) throws IOException {
    Path file = folder.resolve("program");
    Files.writeString(file, "#!/bin/sh\n" + script);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return protocol + ":" + file + ";patience=" + (cause == EndCause.TIMEOUT ? 1 : 60);
  }

  private MatchGame played(String terms) throws IOException {
    try (Contestant broken = Contestants.of(terms, GAME, "toy", 1);
        Contestant other = Contestants.of("random", GAME, "toy", 2)) {
      return new Referee(GAME, 0, 50, 1).play(0, broken, other);
    }
  }

  static Stream<Arguments> broken() {
    return Stream.of(
        Arguments.of("uci", UCI + " go*) exit 5;;", EndCause.DIED, "ended with exit code 5"),
        Arguments.of("uci", UCI + " go*) sleep 99;;", EndCause.TIMEOUT, "did not answer within 1"),
        Arguments.of("uci", UCI + " go*) yes flood;;", EndCause.FLOODED, "lines without an"),
        Arguments.of(
            "uci", UCI + " go*) tr '\\0' x </dev/zero;;", EndCause.FLOODED, "a line of more"),
        Arguments.of(
            "uci", UCI + " go*) echo bestmove a1a8;;", EndCause.ILLEGAL, "illegal move `a1a8`"),
        Arguments.of("uci", UCI + " go*) echo bestmove;;", EndCause.ILLEGAL, "move `(none)`"),
        Arguments.of(
            "uci", UCI + " go*) sleep 99 & exit 1;;", EndCause.DIED, "ended with exit code 1"),
        Arguments.of(
            "uci",
            UCI.replace("echo readyok", "[ $n ] || echo readyok; n=1"),
            EndCause.TIMEOUT,
            "did not answer"),
        Arguments.of(
            "cecp", CECP + " go) echo 1/2-1/2;;", EndCause.FALSE_CLAIM, "claimed a draw that"),
        Arguments.of("cecp", CECP + " go) echo 1-0;;", EndCause.FALSE_CLAIM, "claimed a win that"),
        Arguments.of(
            "cecp",
            CECP + " usermove*) echo \"Illegal move: ${l#usermove }\";; go) echo move a1a2;;",
            EndCause.REFUSED,
            "refused a legal move"),
        Arguments.of(
            "cecp", CECP.replace("pong", "pang"), EndCause.TIMEOUT, "did not answer within 1"));
  }

  @ParameterizedTest
  @MethodSource("broken")
  void itsGameEndsWithACauseAndDoesNotCount(
      String protocol, String script, EndCause cause, String how) throws IOException {
    MatchGame game = played(program(protocol, script + END, cause));
    assertThat(game.cause()).isEqualTo(cause);
    assertThat(game.reason()).contains(how);
    assertThat(game.counts()).isFalse();
    assertThat(game.brokenByA()).isTrue();
    assertThat(game.turns()).contains(how.substring(0, 8)).endsWith("0-1\n");
    assertThat(Standing.of(List.of(game)).games()).isZero();
    assertThat(MatchEnds.broken(List.of(game), "it", "other"))
        .singleElement()
        .asString()
        .startsWith("A, it, broke a game off, which does not count: it ")
        .contains(how);
  }

  @Test
  void aProgramThatDoesNotGetReadyIsNamed() throws IOException {
    for (String script : List.of("exit 3\n", "sleep 99\n", "yes flood\n")) {
      String terms = program("uci", script, EndCause.TIMEOUT);
      assertThatThrownBy(() -> Contestants.of(terms, GAME, "toy", 1))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("does not get ready: it ");
    }
    assertThatThrownBy(() -> Contestants.of("uci:no-such-program", GAME, "toy", 1))
        .hasMessageContaining("no-such-program");
  }

  /** Children of children whose parents have ended, too. */
  @Test
  void noneOfItsChildrenIsLeft() throws IOException {
    Path children = folder.resolve("children");
    played(
        program(
            "uci",
            ("(sleep 99 & echo $! >>" + children + ")\nsleep 99 & echo $! >>" + children + "\n")
                + UCI
                + " go*) exit 1;;"
                + END,
            EndCause.DIED));
    List<String> started = Files.readAllLines(children);
    assertThat(started).hasSize(2);
    // A process that was ended may be seen for a moment until the system has put it away.
    for (String child : started) {
      ProcessHandle.of(Long.parseLong(child))
          .ifPresent(left -> left.onExit().orTimeout(20, TimeUnit.SECONDS).join());
    }
  }

  @Test
  void resigningIsNoBreaking() throws IOException {
    MatchGame game = played(program("cecp", CECP + " go) echo resign;;" + END, EndCause.RESIGNED));
    assertThat(game.cause()).isEqualTo(EndCause.RESIGNED);
    assertThat(game.result()).isEqualTo("0-1");
    assertThat(game.turns()).contains("resigns.");
    assertThat(Standing.of(List.of(game)).losses()).isEqualTo(1);
  }
}
