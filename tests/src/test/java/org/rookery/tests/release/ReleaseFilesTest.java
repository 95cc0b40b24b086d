package org.rookery.tests.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.tests.Checkout;

@Tag("release")
final class ReleaseFilesTest {
  private final Path folder = ReleaseFolder.path();

  @Test
  void everyFileHasItsChecksum() throws Exception {
    Map<String, String> told = new HashMap<>();
    for (String line : Checkout.read(folder.resolve("SHA256SUMS")).lines().toList()) {
      String[] parts = line.split("  ");
      told.put(parts[1], parts[0]);
    }
    Map<String, String> found = new HashMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        if (!name.equals("SHA256SUMS")) {
          byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
          found.put(name, HexFormat.of().formatHex(sum));
        }
      }
    }
    assertThat(told).isEqualTo(found);
    assertThat(told.keySet())
        .contains("rookery-any.zip", "rookery-with-java.zip", "rookery.cdx.json")
        .anyMatch(name -> name.matches("rookery-.*\\.tgz"))
        .anyMatch(name -> name.matches("rookery-.*\\.vsix"))
        .anyMatch(name -> name.matches("rookery_.*_all\\.deb"));
  }

  @Test
  void artefactsForJavaHaveSources() throws IOException {
    for (String module : List.of("game", "player", "app", "language")) {
      Path versions = folder.resolve("maven/org/rookery/rookery-" + module);
      try (Stream<Path> files = Files.walk(versions)) {
        assertThat(files.map(file -> file.getFileName().toString()))
            .as(module)
            .anyMatch(name -> name.matches("rookery-" + module + "-[^-]+(-SNAPSHOT)?\\.jar"))
            .anyMatch(name -> name.endsWith("-sources.jar"))
            .anyMatch(name -> name.endsWith(".pom"));
      }
    }
    try (Stream<Path> poms = Files.walk(folder.resolve("maven/org/rookery/rookery"))) {
      String pom =
          Checkout.read(poms.filter(file -> file.toString().endsWith(".pom")).findFirst().get());
      assertThat(pom).contains("<licenses>", "<developers>", "<scm ", "<url>", "<description>");
    }
  }

  @Test
  void artefactsForJavaHaveDocumentation() throws IOException {
    Path versions = folder.resolve("maven/org/rookery/rookery-game");
    try (Stream<Path> files = Files.walk(versions)) {
      Optional<Path> jar =
          files.filter(file -> file.toString().endsWith("-javadoc.jar")).findFirst();
      assumeTrue(jar.isPresent(), "made without documentation");
      try (FileSystem zip = FileSystems.newFileSystem(jar.get())) {
        assertThat(zip.getPath("org/rookery/game/Match.html")).exists();
      }
    }
  }

  @Test
  void theBillOfMaterialsNamesEveryLibraryAndItsLicence() throws IOException {
    JsonNode bill = new ObjectMapper().readTree(folder.resolve("rookery.cdx.json").toFile());
    assertThat(bill.path("bomFormat").asText()).isEqualTo("CycloneDX");
    String notice = Checkout.read(Checkout.path("interpreter", "NOTICE"));
    Map<String, JsonNode> components = new HashMap<>();
    for (JsonNode component : bill.path("components")) {
      String name = component.path("name").asText() + "-" + component.path("version").asText();
      components.put(name + ".jar", component);
    }
    try (FileSystem zip = FileSystems.newFileSystem(folder.resolve("rookery-any.zip"));
        Stream<Path> libraries = Files.list(zip.getPath("rookery/lib/lib"))) {
      assertThat(libraries.map(library -> library.getFileName().toString()))
          .hasSizeGreaterThan(30)
          .allSatisfy(
              name -> {
                assertThat(components).containsKey(name);
                String told = licencesOf(components.get(name));
                assertThat(told).as(name).isNotEmpty();
                if (!name.startsWith("rookery-")) {
                  String library = name.replaceFirst("-\\d[\\w.]*\\.jar$", "");
                  assertThat(notice)
                      .containsPattern("\n" + Pattern.quote(library) + " +(" + told + ") ");
                }
              });
      assertThat(Files.readString(zip.getPath("rookery/rookery.cdx.json"), StandardCharsets.UTF_8))
          .isEqualTo(Checkout.read(folder.resolve("rookery.cdx.json")));
    }
  }

  /** The licences of a component, any of which may be chosen. */
  private static String licencesOf(JsonNode component) {
    List<String> licences = new ArrayList<>();
    component.path("licenses").forEach(it -> licences.add(it.at("/license/id").asText()));
    return String.join("|", licences);
  }

  @Test
  void theZipsHaveTheManualPageAndCompletions() throws IOException {
    for (String name : List.of("rookery-any.zip", "rookery-with-java.zip")) {
      try (FileSystem zip = FileSystems.newFileSystem(folder.resolve(name))) {
        Path top = zip.getPath("rookery");
        assertThat(Files.readString(top.resolve("man/man1/rookery.1")))
            .startsWith(".TH ROOKERY 1")
            .contains(".SS \"rookery mcp\"");
        for (String script : List.of("rookery.bash", "_rookery", "rookery.fish")) {
          assertThat(Files.readString(top.resolve("completions").resolve(script)))
              .contains("ruddigore", "position", "perft");
        }
      }
    }
  }
}
