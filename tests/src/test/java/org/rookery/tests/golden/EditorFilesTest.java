package org.rookery.tests.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rookery.lsp.feature.EditorFiles;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** The files for editors are what the vocabulary makes of them, and are what they should be. */
class EditorFilesTest {
  @Test
  void filesAreUpToDate() throws Exception {
    Path folder = Checkout.path("interpreter/editors");
    for (Map.Entry<String, String> file : EditorFiles.all().entrySet()) {
      Path path = folder.resolve(file.getKey());
      if ("update".equals(System.getProperty("rookery.goldens"))) {
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue());
      }
      assertThat(path).exists().hasContent(file.getValue());
      if (file.getKey().endsWith(".json")) {
        assertThat(new ObjectMapper().readTree(file.getValue()).isObject()).isTrue();
      }
    }
  }

  /** Whatever stands in a rules file, some pattern colours it. */
  @Test
  void theGrammarHasAPatternForEverything() throws Exception {
    JsonNode grammar =
        new ObjectMapper().readTree(EditorFiles.all().get("rookery.tmLanguage.json"));
    StringBuilder any = new StringBuilder();
    for (JsonNode pattern : grammar.get("patterns")) {
      String text =
          pattern.has("match")
              ? pattern.get("match").asText()
              : pattern.get("begin").asText() + "[^\"]*" + pattern.get("end").asText();
      any.append(any.isEmpty() ? "" : "|").append("(?:").append(text).append(')');
    }
    Pattern all = Pattern.compile(any.toString(), Pattern.MULTILINE);
    for (Path file : Games.rulebook().files()) {
      String rest = all.matcher(Files.readString(file)).replaceAll("");
      assertThat(rest).as(file.toString()).isBlank();
    }
  }
}
