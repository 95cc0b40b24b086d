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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.NodeProcess;
import org.rookery.web.page.Bundle;
import org.rookery.web.page.GamePage;
import org.rookery.web.studio.Exports;
import org.rookery.web.table.Json;

/**
 * A studio without a server writes games for other programs as this program does, to the letter.
 */
@Tag("node")
final class StudioExportsTest {
  /** Said as a whole, in part, and not at all. */
  private static final List<String> GAMES =
      List.of("chess", "shogi", "xiangqi", "crazyhouse", "baroque", "go-9x9", "three-check");

  private static final ObjectMapper JSON = new ObjectMapper();

  private static Map<String, String> library() {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Path file : Games.rulebook().libraryFiles()) {
      texts.put(String.valueOf(file.getFileName()), Checkout.read(file));
    }
    return texts;
  }

  @Test
  void games_are_written_as_by_the_program(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path interpreter =
        Files.write(
            folder.resolve("studio.wasm"),
            GamePage.unpacked(GamePage.studioInterpreter().orElseThrow()));
    String runtime =
        Checkout.path("interpreter/web/src/main/resources/org/rookery/web/page/wasm.js").toString();
    Process node = NodeProcess.running("exports.js", runtime, interpreter.toString()).start();
    List<String> differing = new ArrayList<>();
    List<Integer> written = new ArrayList<>(List.of(0, 0));
    try (BufferedWriter out = node.outputWriter(StandardCharsets.UTF_8);
        BufferedReader in = node.inputReader(StandardCharsets.UTF_8)) {
      for (String name : GAMES) {
        Game game = Games.game(name);
        Bundle bundle =
            Bundle.of(Rules.of(game.source(), game.loader()), Optional.empty()).and(library());
        out.write(Json.of(Map.of("rules", bundle.name(), "texts", bundle.texts())) + "\n");
        out.flush();
        JsonNode there = JSON.readTree(String.valueOf(in.readLine()));
        Loading loading = Rules.of(bundle.name(), bundle.texts()).load();
        Exports exports = new Exports(Games.rulebook()::text);
        List<String> verbs = List.of("interactive-diagram", "fairy-section");
        for (int i = 0; i < verbs.size(); i++) {
          String here = exports.export(verbs.get(i), loading);
          written.set(i, written.get(i) + (here.contains("\"page\"") ? 1 : 0));
          if (!JSON.readTree(there.path(i).asText()).equals(JSON.readTree(here))) {
            differing.add(name + ": " + there.path(i).asText() + "\nfor " + here);
          }
        }
      }
    }
    assertThat(node.waitFor()).isZero();
    assertThat(differing).isEmpty();
    assertThat(written).allMatch(count -> count >= 4);
  }
}
