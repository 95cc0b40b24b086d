package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Match;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.NodeProcess;
import org.rookery.tests.Replies;
import org.rookery.web.page.GamePage;

/**
 * The interpreter as browsers run it, run by node (22 or later), counts the same leaves of every
 * game, goes through the same random games, and its opponent makes a legal move: at the start in
 * every second game, and after the random game in the others.
 */
@Tag("node")
final class NodeTest {
  private static final int TURNS = 24;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path PAGE =
      Checkout.path(
          "interpreter", "web", "src", "main", "resources", "org", "rookery", "web", "page");

  @Test
  void every_game_comes_to_the_same(@TempDir Path folder) throws IOException, InterruptedException {
    Path interpreter = folder.resolve("interpreter.wasm");
    Files.write(interpreter, GamePage.unpacked(GamePage.interpreter().orElseThrow()));
    Process node =
        NodeProcess.running("agree.js", PAGE.resolve("wasm.js").toString(), interpreter.toString())
            .start();
    List<String> differing = new ArrayList<>();
    List<String> names = Browsers.games();
    try (BufferedWriter out = node.outputWriter(StandardCharsets.UTF_8);
        BufferedReader in = node.inputReader(StandardCharsets.UTF_8)) {
      for (String name : names) {
        Playbook game = Playbook.of(name, TURNS);
        long since = System.nanoTime();
        boolean atStart = names.indexOf(name) % 2 == 0;
        out.write(game.json(atStart ? "at the start" : "at the end"));
        out.newLine();
        out.flush();
        String problem = problem(game, atStart, String.valueOf(in.readLine()));
        Browsers.tell("node", game, since, problem);
        if (!problem.isEmpty()) {
          differing.add(name + ": " + problem);
        }
      }
    }
    assertThat(node.waitFor()).isZero();
    assertThat(names).hasSizeGreaterThan(0);
    assertThat(differing).isEmpty();
  }

  private static String problem(Playbook game, boolean atStart, String line) throws IOException {
    JsonNode told = JSON.readTree(line);
    String difference = told.path("difference").asText("no answer");
    return difference.isEmpty()
        ? Replies.problem(match(game, atStart ? 0 : game.turns().size()), told.path("reply"))
        : difference;
  }

  private static Match match(Playbook game, int turns) {
    Match match = Games.game(game.name()).start();
    game.turns().subList(0, turns).forEach(match::play);
    return match;
  }
}
