package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games in PGN on the command line. */
class PgnCommandsTest {
  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("x.pgn"), text).toString();
  }

  @Test
  void without_a_variant_it_is_the_game_that_pgn_was_made_for() throws IOException {
    String file = file("1. f3 e5 2. g4 Qh4# 0-1\n\n[Variant \"Standard\"]\n1. e4 *\n");
    assertThat(Cli.run("replay", file))
        .isEqualTo(
            new Cli.Run(
                0,
                "Game 1 of 2, ? against ?: 4 moves played. Black wins by checkmate.\n"
                    + "Game 2 of 2, ? against ?: 1 move played. The game goes on.\n",
                ""));
  }

  @Test
  void the_tag_or_the_option_says_which_rules() throws IOException {
    String drop = "[Variant \"Crazyhouse\"]\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *\n";
    assertThat(Cli.run("replay", file(drop)).out()).startsWith("5 moves played.");
    Cli.Run run = Cli.run("replay", file(drop), "--rules", "chess");
    assertThat(run.code()).isEqualTo(ExitCode.FAILED);
    assertThat(run.out()).isEqualTo("4 moves played.\n");
    assertThat(run.err()).contains("error[pgn-turn]: `P@e4`").contains("x.pgn:2:26");
    String matchesNothing = file("[Variant \"../../secret\"]\n1. e4 *\n");
    assertThat(Cli.run("replay", matchesNothing).err())
        .contains("called `../../secret`, as the tag");
  }

  @Test
  void a_saved_game_says_who_resigned() throws IOException {
    Path pgn = folder.resolve("resigned.pgn");
    Cli.typing("e2-e4\nresign\nsave " + pgn + "\n", "play", "chess", "--black", "human");
    assertThat(Files.readString(pgn)).contains("[Result \"1-0\"]").contains("1. e4 1-0");
    Cli.typing("resign\nsave " + pgn + "\n", "play", "chess", "--black", "human");
    assertThat(Files.readString(pgn)).contains("[Result \"0-1\"]");
  }

  @Test
  void what_play_saves_replay_plays() {
    String pgn = folder.resolve("saved.pgn").toString();
    Cli.typing("e2-e4\nd7-d5\nsave " + pgn + "\n", "play", "chess", "--black", "human");
    assertThat(Cli.run("replay", pgn).out()).isEqualTo("2 moves played. The game goes on.\n");
    String loaded =
        Cli.typing("load " + pgn + "\nfen\n", "play", "chess", "--black", "human").out();
    assertThat(loaded).contains("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq");
  }

  @Test
  void two_results_that_differ_are_told() throws IOException {
    String pgn = file("[Result \"0-1\"]\n\n1. e4 e5 1-0\n");
    assertThat(Cli.run("replay", pgn, "chess").err())
        .endsWith("x.pgn:1:1: its tag `Result` says 0-1, its end 1-0.\n");
    String same = file("[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
    assertThat(Cli.run("replay", same, "chess").err()).isEmpty();
  }
}
