package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rookery.app.cli.Cli.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code why --all} tells a player only what they see, and authors everything. */
class WhyViewTest {
  private static final String WHITE = "White";

  @TempDir private Path folder = Path.of("");

  private static String all(String game, String piece, String view, String... position) {
    String[] asked = {"why", game, "--all", piece, "--view", view};
    Cli.Run run = run(joined(asked, position));
    assertThat(run.code()).as(run.all()).isZero();
    return run.out();
  }

  private static String[] joined(String[] one, String[] other) {
    return Stream.of(one, other).flatMap(Stream::of).toArray(String[]::new);
  }

  @Test
  void fogHidesWhatStandsInTheWay() {
    String blocked = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
    String other = "4k3/8/8/4r3/4P3/8/8/4K3 w - - 0 1";
    assertThat(all("dark-chess", "e4", WHITE, "-p", blocked))
        .isEqualTo(all("dark-chess", "e4", WHITE, "-p", other))
        .contains("only what White does not see could tell");
    assertThat(run("why", "dark-chess", "--all", "e4", "-p", blocked).out())
        .contains("e5 holds a Black Pawn");
  }

  @Test
  void whoseTurnItIsNotIsToldNothing() {
    assertThat(all("dark-chess", "e8", WHITE, "-a", "e2-e4")).isEqualTo("It is Black's turn.\n");
    assertThat(run("why", "dark-chess", "--all", "e4", "--view", WHITE, "-a", "e2-e4 e7-e5").out())
        .startsWith("White Pawn on e4");
  }

  @Test
  void typesAreNotTold() throws IOException {
    Path game =
        Files.writeString(
            folder.resolve("ghosts.rules"),
            """
            (game (title "Ghosts") (players White Black) (turn-order White Black)
              (board (rectangle 3 4))
              (board-setup (White (Good a1) (Evil b1)) (Black (Good a4) (Evil b4)))
              (piece (name Ghost) (letter X)) (hidden Ghost)
              (for-each ($kind Good Evil)
                (piece (name $kind) (moves (n (verify empty?) add)))))
            """);
    String good = "2e/g2/G2/1E1 w - - 0 1";
    String evil = "2g/e2/G2/1E1 w - - 0 1";
    String told = all(game.toString(), "a2", WHITE, "-p", good);
    assertThat(told)
        .isEqualTo(all(game.toString(), "a2", WHITE, "-p", evil))
        .startsWith("White Good on a2")
        .contains("a3 holds a Black Ghost");
    assertThat(all(game.toString(), "a2", "Black", "-p", good)).isEqualTo("It is White's turn.\n");
    assertThat(run("why", game.toString(), "--all", "a2", "-p", good).out())
        .contains("a3 holds a Black Good");
  }

  @Test
  void authorsAreToldWhatIsLegalUnderAnUmpire() {
    String[] played = {"-a", "e2-e4 e7-e5"};
    assertThat(run(joined(new String[] {"why", "kriegspiel", "--all", "e4"}, played)).out())
        .contains("it may go nowhere", "e5 holds a Black Pawn");
    assertThat(all("kriegspiel", "e4", WHITE, played))
        .contains("it may try to go there: d5, e5, f5")
        .doesNotContain("Black");
  }
}
