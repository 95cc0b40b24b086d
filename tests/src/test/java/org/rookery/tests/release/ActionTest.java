package org.rookery.tests.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.tests.Checkout;

/** The script of the action for GitHub, run here with the program of the release. */
@Tag("release")
final class ActionTest {
  private static final Path ACTION = Checkout.path(".github", "actions", "rookery");

  private static final String RULES =
      """
      (include "chess")
      (variant
         (title "Pocket Knight")
         (board-setup (fen "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1"))
         (every-piece (only Knight) (drops ((verify empty?) add))))
      """;

  private static final String SUITE =
      """
      rules: pocket-knight.rules
      cases:
        - name: the Knight drops on any of the 32 empty squares
          expect: {count: 52, legal: ["N*e4"], illegal: ["N*e2"]}
      """;

  @TempDir private static Path unpacked;
  private static Path program = Path.of("");

  @TempDir private Path folder;
  private Path games = Path.of("");
  private Path summary = Path.of("");

  @BeforeAll
  static void unpack() throws IOException {
    program = ReleaseFolder.launcher(unpacked);
  }

  @BeforeEach
  void writeGames() throws IOException {
    games = Files.createDirectories(folder.resolve("my games"));
    summary = folder.resolve("summary.md");
    Files.writeString(games.resolve("pocket-knight.rules"), RULES);
    Files.writeString(games.resolve("pocket-knight.yaml"), SUITE);
    Files.writeString(games.resolve("other.yaml"), "jobs: [none of ours]\n");
  }

  private ReleaseFolder.Ran act(Map<String, String> inputs)
      throws IOException, InterruptedException {
    Map<String, String> environment = new HashMap<>(inputs);
    environment.put("ROOKERY", program.toString());
    environment.put("ROOKERY_FOLDER", "my games");
    environment.put("GITHUB_STEP_SUMMARY", summary.toString());
    return ReleaseFolder.run(folder, environment, List.of(ACTION.resolve("run").toString()));
  }

  @Test
  void aFolderOfSoundRulesPasses() throws IOException, InterruptedException {
    String out = act(Map.of("ROOKERY_MUTANTS", "4")).fine();

    assertThat(out).contains("all held", "::group::mutants of my games/pocket-knight.rules");
    assertThat(Checkout.read(summary))
        .contains("* check: ", "* test: ", "* coverage of my games/pocket-knight.yaml: ")
        .contains("* mutants of ")
        .doesNotContain("failed", "other.yaml");
  }

  @Test
  void whatDoesNotHoldFailsWithItsPlace() throws IOException, InterruptedException {
    Files.writeString(games.resolve("pocket-knight.yaml"), SUITE.replace("52", "51"));
    Files.writeString(games.resolve("wrong.rules"), RULES.replace("every-piece", "every-pice"));
    ReleaseFolder.Ran ran = act(Map.of("ROOKERY_MUTANTS", "0"));

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .containsPattern("::error file=my games/wrong.rules,line=5.*every-pice")
        .containsPattern("::error file=my games/pocket-knight.yaml,line=4")
        .doesNotContain("::group::mutants");
    assertThat(Checkout.read(summary)).contains("* **check failed**: ", "* **test failed**: ");
  }

  @Test
  void tooLittleCoverageFails() throws IOException, InterruptedException {
    ReleaseFolder.Ran ran = act(Map.of("ROOKERY_MUTANTS", "0", "ROOKERY_COVERAGE", "100"));

    assertThat(ran.code()).isEqualTo(1);
    assertThat(Checkout.read(summary)).contains("* **coverage of ").doesNotContain("**test");
  }

  @Test
  void anInputThatIsNoNumberIsRefused() throws IOException, InterruptedException {
    ReleaseFolder.Ran ran = act(Map.of("ROOKERY_MUTANTS", "$(touch it)"));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).contains("::error::mutants should be a number");
    assertThat(folder.resolve("it")).doesNotExist();
  }

  @Test
  void everyInputReachesTheScript() throws IOException {
    JsonNode action = new YAMLMapper().readTree(ACTION.resolve("action.yml").toFile());
    JsonNode step = action.at("/runs/steps/1");

    assertThat(action.at("/runs/using").asText()).isEqualTo("composite");
    assertThat(step.path("run").asText()).isEqualTo("\"$GITHUB_ACTION_PATH/run\"");
    String script = Checkout.read(ACTION.resolve("run"));
    step.path("env").fieldNames().forEachRemaining(name -> assertThat(script).contains(name));
    action
        .path("inputs")
        .fieldNames()
        .forEachRemaining(
            input -> assertThat(action.path("runs").toString()).contains("inputs." + input + " "));
  }
}
