package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A log leads `replay` to no file but rules files, in its own folder and where the user says. */
class LoggedGameTest {
  @TempDir private Path folder;
  private Path inside;
  private Path game;

  @BeforeEach
  void fill() throws IOException {
    inside = Files.createDirectories(folder.resolve("logs"));
    game = Files.writeString(folder.resolve("game.rules"), "(include \"chess\")\n");
  }

  private Path log(String name) throws IOException {
    return Files.writeString(inside.resolve("x.log"), "; rules: " + name + "\n1. P e2-e4\n");
  }

  @Test
  void rules_files_outside_are_refused_and_not_read() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "the secret words\n");
    Files.writeString(inside.resolve("secret.txt"), "the secret words\n");
    Files.createSymbolicLink(inside.resolve("link.rules"), secret);
    for (String name :
        List.of(secret.toString(), "../secret", "secret.txt", "link", "link.rules", "../game")) {
      Cli.Run run = Cli.run("replay", log(name).toString());
      assertThat(run.code()).as(name).isEqualTo(ExitCode.BAD_INPUT);
      assertThat(run.all())
          .startsWith("rookery: `" + name + "` ")
          .containsPattern("lies outside|is no rules file")
          .doesNotContain("words");
    }
  }

  @Test
  void a_game_saved_by_zillions_leads_nowhere_else_either() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "the secret words\n");
    Files.createSymbolicLink(inside.resolve("link.zrf"), secret);
    String saved = Files.readString(Path.of("../../tests/saved/castled.zsg"));
    Path log = inside.resolve("x.zsg");
    Files.writeString(log, saved.replaceAll("(?m)^RulesFile=.*$", "RulesFile=link.zrf"));
    Cli.Run run = Cli.run("replay", log.toString());
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.all()).contains("`link.zrf` lies outside").doesNotContain("words");
  }

  @Test
  void what_the_user_names_may_be_read() throws IOException {
    Cli.Run fine = new Cli.Run(0, "1 move played. The game goes on.\n", "");
    String log = log("../game").toString();
    assertThat(Cli.run("replay", "--root", folder.toString(), log)).isEqualTo(fine);
    assertThat(Cli.run("replay", log("../game.rules").toString(), game.toString())).isEqualTo(fine);
    assertThat(Cli.run("replay", log("chess").toString())).isEqualTo(fine);
  }
}
