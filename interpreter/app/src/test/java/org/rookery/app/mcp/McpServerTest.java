package org.rookery.app.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.app.cli.KnownTools;
import org.rookery.game.files.Rulebook;

@Timeout(120)
final class McpServerTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @TempDir private Path folder;

  private static List<JsonNode> talk(Duration time, String... lines) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] in = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    McpServer.of(Rulebook.here(), KnownTools::all, "1", time)
        .serve(new ByteArrayInputStream(in), out);
    String told = out.toString(StandardCharsets.UTF_8);
    assertThat(told).isNotEqualTo("\n").doesNotContain("\tat ", "Exception");
    return told.lines().map(McpServerTest::tree).toList();
  }

  private static JsonNode tree(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException broken) {
      throw new AssertionError(line, broken);
    }
  }

  private static JsonNode ask(String line) throws IOException {
    List<JsonNode> answers = talk(PATIENCE, line);
    assertThat(answers).hasSize(1);
    return answers.get(0);
  }

  /** Calls a tool with pairs of an argument and its text. */
  private static JsonNode call(Duration time, String tool, String... arguments) throws IOException {
    ObjectNode message = JSON.createObjectNode().put("jsonrpc", "2.0").put("id", 7);
    message.put("method", "tools/call");
    ObjectNode parameters = message.putObject("params").put("name", tool);
    ObjectNode given = parameters.putObject("arguments");
    for (int i = 0; i < arguments.length; i += 2) {
      given.set(
          arguments[i],
          arguments[i + 1].startsWith("json:")
              ? JSON.readTree(arguments[i + 1].substring(5))
              : JSON.getNodeFactory().textNode(arguments[i + 1]));
    }
    JsonNode answer = talk(time, message.toString()).get(0);
    assertThat(answer.path("id").asInt()).isEqualTo(7);
    assertThat(answer.at("/result/content/0/type").asText())
        .as(answer.toString())
        .isEqualTo("text");
    return answer.path("result");
  }

  private static String said(String tool, String... arguments) throws IOException {
    JsonNode result = call(PATIENCE, tool, arguments);
    assertThat(result.path("isError").asBoolean()).as(result.toString()).isFalse();
    return result.at("/content/0/text").asText();
  }

  private static String refused(String tool, String... arguments) throws IOException {
    JsonNode result = call(PATIENCE, tool, arguments);
    assertThat(result.path("isError").asBoolean()).as(result.toString()).isTrue();
    return result.at("/content/0/text").asText();
  }

  @Test
  void aClientIsGreetedAndToldOfTheTools() throws IOException {
    List<JsonNode> answers =
        talk(
            PATIENCE,
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            {"jsonrpc":"2.0","id":"ping","method":"ping"}
            {"jsonrpc":"2.0","id":2,"method":"tools/list"}
            """);

    assertThat(answers).hasSize(3);
    assertThat(answers.get(0).at("/result/protocolVersion").asText()).isEqualTo("2025-06-18");
    assertThat(answers.get(0).at("/result/capabilities/tools").isObject()).isTrue();
    assertThat(answers.get(0).at("/result/serverInfo/name").asText()).isEqualTo("rookery");
    assertThat(answers.get(1).path("id").asText()).isEqualTo("ping");
    assertThat(answers.get(1).path("result")).isEmpty();
    assertThat(answers.get(2).at("/result/tools").findValuesAsText("name"))
        .containsExactly("check", "explain", "why", "moves", "test", "balance", "words");
    assertThat(answers.get(2).at("/result/tools"))
        .allSatisfy(tool -> assertThat(tool.at("/inputSchema/type").asText()).isEqualTo("object"));
  }

  @ParameterizedTest
  @CsvSource({"2024-11-05,2024-11-05", "2025-03-26,2025-03-26", "1999-01-01,2025-11-25"})
  void theVersionIsTheClientsIfItIsSpoken(String asked, String told) throws IOException {
    JsonNode answer =
        ask(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\""
                + asked
                + "\"}}");
    assertThat(answer.at("/result/protocolVersion").asText()).isEqualTo(told);
  }

  @Test
  void theToolsAnswer() throws IOException {
    assertThat(said("why", "game", "chess", "move", "e1-e3"))
        .contains("No rule of King reaches e3 from e1.");
    assertThat(said("moves", "game", "chess", "after", "json:[\"e4\", \"e5\"]"))
        .contains("29 legal moves.", "g1-f3", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    assertThat(said("moves", "game", "chess", "position", "7k/8/8/8/8/8/8/K6R b - - 0 1"))
        .contains("2 legal moves.");
    assertThat(said("explain", "game", "oware")).contains("Oware");
    assertThat(said("words", "words", "drops")).contains("(drops");
    assertThat(said("balance", "game", "antichess", "games", "json:2", "nodes", "json:20"))
        .contains("in 2 games");
    assertThat(said("check", "game", "chess")).isEqualTo("0 errors, 0 warnings, 1 game.");
  }

  @Test
  void rulesAreTextsAndProblemsHaveTheirPlaces() throws IOException {
    String rules = "(include \"chess\")\n(variant (title \"T\") (every-pice))";
    assertThat(said("check", "rules", rules)).contains("rules.rules:2:", "every-pice", "1 error");
    assertThat(refused("moves", "rules", rules)).contains("rules.rules:2:", "every-pice");
    assertThat(
            said(
                "test",
                "game",
                "chess",
                "suite",
                "rules: any\ncases:\n  - name: three\n    expect: {count: 3}\n"))
        .contains("FAIL suite.yaml:3: three: count: expected 3, got 20");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/etc/passwd",
        "../README",
        "rules/chess.rules",
        "chess.rules",
        "../chess",
        "",
        "\\u0000",
        "~/x",
        "C:\\\\x",
        "//host/share/x"
      })
  void aNameIsNeverAPath(String name) throws IOException {
    String json = "json:\"" + name + "\"";
    assertThat(refused("explain", "game", json)).startsWith("There is no included game");
  }

  @Test
  void noFileOfTheHostIsIncluded() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.rules"), "(define passphrase xyzzy)");
    Path home = Rulebook.here().rules().toAbsolutePath().getParent();
    Path target = Files.createDirectories(home.resolve("tests/target"));
    Path outside = Files.writeString(target.resolve("outside.rules"), "(define xyzzy)");
    String here = Path.of("").toAbsolutePath().relativize(secret.toAbsolutePath()).toString();
    for (String name :
        List.of(
            secret.toString(),
            here,
            "../tests/target/outside",
            "../../tests/target/outside.rules",
            "pom.xml",
            "/etc/passwd",
            "/dev/zero",
            "../../../../../../etc/passwd")) {
      String said = said("check", "rules", "(include \"" + name + "\")");
      assertThat(said).contains("error[").doesNotContain("xyzzy", "root:", home.toString());
    }
    Files.delete(outside);
    String suite = "rules: " + secret + "\ncases:\n  - name: a\n    expect: {count: 20}\n";
    assertThat(said("test", "game", "chess", "suite", suite)).contains("all held");
  }

  @Test
  void arguments_that_are_none_are_refused_in_words() throws IOException {
    assertThat(refused("why", "game", "chess")).isEqualTo("`move` is missing.");
    assertThat(refused("moves")).startsWith("Give either `game`");
    assertThat(refused("moves", "game", "chess", "rules", "x")).startsWith("Give either `game`");
    assertThat(refused("moves", "game", "json:7")).isEqualTo("`game` should be a text.");
    assertThat(refused("moves", "game", "ches")).contains("Did you mean `chess`?");
    assertThat(refused("moves", "game", "chess", "position", "x/y")).contains("has a mistake");
    assertThat(refused("moves", "game", "chess", "after", "e4")).contains("list of moves");
    assertThat(refused("moves", "game", "chess", "after", "json:[\"e5\"]")).contains("e5");
    assertThat(refused("balance", "game", "chess", "games", "json:99999"))
        .isEqualTo("`games` should be from 1 to 50.");
    assertThat(refused("balance", "game", "chess", "nodes", "json:1e99"))
        .isEqualTo("`nodes` should be a whole number.");
    assertThat(refused("test", "game", "chess", "suite", "]")).contains("suite.yaml:1");
    assertThat(refused("words", "words", "qqqqzzzz")).contains("There is no word");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{broken|-32700",
        "[1,|-32700",
        "{} {}|-32700",
        "42|-32600",
        "[]|-32600",
        "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}|-32600",
        "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}|-32600",
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}|-32600",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/read\"}|-32601",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[]}|-32602",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"rm\"}}|-32602",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"why\",\"arguments\":[]}}|-32602"
      })
  void messagesThatAreNoneAreErrorsAndTheServerGoesOn(String line, int code) throws IOException {
    List<JsonNode> answers =
        talk(PATIENCE, line, "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"ping\"}");
    assertThat(answers).hasSize(2);
    assertThat(answers.get(0).at("/error/code").asInt()).isEqualTo(code);
    assertThat(answers.get(1).path("id").asInt()).isEqualTo(9);
  }

  @Test
  void answersAndNotificationsAreNotAnsweredAndBatchesAre() throws IOException {
    assertThat(talk(PATIENCE, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", "", "  ")).isEmpty();
    assertThat(talk(PATIENCE, "{\"jsonrpc\":\"2.0\",\"method\":\"ping\"}")).isEmpty();
    JsonNode answers =
        ask(
            "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"},"
                + "{\"jsonrpc\":\"2.0\",\"method\":\"x\"},7]");
    assertThat(answers).hasSize(2);
  }

  @Test
  void hugeAndDeepInputIsRefused() throws IOException {
    List<JsonNode> answers =
        talk(
            PATIENCE,
            "x".repeat(17 << 20),
            "[".repeat(100_000),
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}");
    assertThat(answers).hasSize(3);
    assertThat(answers.get(0).at("/error/message").asText()).contains("16 MB");
    assertThat(answers.get(1).at("/error/code").asInt()).isEqualTo(-32700);
    assertThat(answers.get(2).path("id").asInt()).isEqualTo(1);
    assertThat(said("check", "rules", "(".repeat(1_000_000))).contains("error[");
  }

  @Test
  void longAnswersAreCut() throws IOException {
    assertThat(said("words", "words", "x ".repeat(3)).length()).isLessThan(200_100);
    String names = "(piece (name A)) ".repeat(40_000);
    JsonNode result = call(PATIENCE, "check", "rules", names);
    assertThat(result.at("/content/0/text").asText().length()).isLessThan(200_100);
  }

  @Test
  void aCallThatTakesTooLongIsBrokenOff() throws IOException {
    JsonNode result =
        call(
            Duration.ofSeconds(1),
            "balance",
            "game",
            "chess",
            "games",
            "json:50",
            "nodes",
            "json:2000");
    assertThat(result.path("isError").asBoolean()).isTrue();
    assertThat(result.at("/content/0/text").asText()).contains("more than 1 seconds");
  }
}
