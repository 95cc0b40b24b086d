package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.app.book.CommandDescription;

final class CompletionCommandTest {
  @TempDir private Path folder;

  private Path script(String shell) throws IOException {
    Cli.Run run = Cli.run("completion", shell);
    assertThat(run.code()).as(run.err()).isZero();
    return Files.writeString(folder.resolve("_rookery"), run.out());
  }

  /** What a shell prints that reads the script and then these lines. */
  private String ask(String shell, String lines) throws IOException, InterruptedException {
    assumeTrue(
        Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(place -> Files.isExecutable(Path.of(place, shell))),
        shell + " is missing");
    Path asked = Files.writeString(folder.resolve("asked"), lines);
    Process process =
        new ProcessBuilder(shell, asked.toString(), script(shell).toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }

  @Test
  void bashCompletesCommandsOptionsGamesAndFiles() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("ruddy game.rules"), "");
    String out =
        ask(
            "bash",
            """
            source "$1"
            try() {
              COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _rookery
              printf '%s => %s\\n' "$*" "$(IFS=,; echo "${COMPREPLY[*]}")"
            }
            try rookery expl
            try rookery play rudd
            try rookery play chess --whi
            try rookery farm perf
            try rookery farm perft --dep
            try rookery completion f
            try rookery serve --port 80
            """);

    assertThat(out)
        .contains("rookery expl => explain\n")
        .contains("rookery play rudd => ruddigore,ruddy game.rules\n")
        .contains("rookery play chess --whi => --white\n")
        .contains("rookery farm perf => perft\n")
        .contains("rookery farm perft --dep => --depth\n")
        .contains("rookery completion f => fish\n")
        .contains("rookery serve --port 80 => \n");
  }

  @Test
  void fishCompletesCommandsOptionsAndGames() throws IOException, InterruptedException {
    String out =
        ask(
            "fish",
            """
            source $argv[1]
            for line in "rookery expl" "rookery play ruddi" "rookery play chess --whi" "rookery farm perf"
              echo "$line => "(complete -C "$line")
            end
            """);

    assertThat(out)
        .contains("rookery expl => explain\tExplain the rules of a game in plain words")
        .contains("rookery play ruddi => ruddigore\n")
        .contains("rookery play chess --whi => --white\t")
        .contains("rookery farm perf => perft\t");
  }

  @Test
  void zshReadsTheScript() throws IOException, InterruptedException {
    String out =
        ask(
            "zsh",
            """
            fpath=(${1:h} $fpath)
            autoload -U compinit && compinit -u -D
            autoload +X _rookery
            echo $_comps[rookery] ${#functions[_rookery]}
            """);

    assertThat(out).matches("_rookery \\d{5,}\\R");
  }

  @Test
  void everyCommandStandsInEveryScriptAndOnTheManualPage() {
    List<String> names = KnownTools.all().stream().map(CommandDescription::name).toList();
    String page = Cli.run("completion", "manual").out();

    assertThat(names).hasSizeGreaterThan(30).contains("mcp", "completion");
    assertThat(names)
        .allSatisfy(
            name ->
                assertThat(page)
                    .containsPattern("\\n\\.SS \"rookery " + name.replace("-", "\\\\-") + "[ \"]"));
    assertThat(page)
        .startsWith(".TH ROOKERY 1 ")
        .contains(".SH EXIT STATUS\n.TP\n.B 0\n", "\\fB\\-\\-position\\fR=\\fIFEN\\fR")
        .doesNotContain("${", "@|", "archive");
    for (String shell : List.of("bash", "zsh", "fish")) {
      String script = Cli.run("completion", shell).out();
      assertThat(names).allSatisfy(name -> assertThat(script).contains(name));
    }
  }

  @Test
  void theManualPageIsReadWithoutAWarning() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("rookery.1"), Cli.run("completion", "manual").out());
    String out =
        ask("bash", "command -v groff >/dev/null || exit 0; groff -man -ww -z rookery.1 2>&1");
    assertThat(out).isEmpty();
  }
}
