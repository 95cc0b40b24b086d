package org.rookery.tests.js;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.tests.NodeProcess;

/** What programs in JavaScript and TypeScript do with the package. */
@Tag("js")
final class NodeSuitesTest {
  /** Without the games, which are loaded one by one. */
  private static final long MOST_BYTES = 1_200_000;

  @TempDir private static Path folder;

  private static NpmPackage installed;

  @BeforeAll
  static void install() throws IOException, InterruptedException {
    installed = NpmPackage.in(folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"api.test.mjs", "chess.test.mjs", "cli.test.mjs", "readme.test.mjs"})
  void nodes_own_tests_pass(String script) throws IOException, InterruptedException {
    installed.script(script);
    String printed = installed.run(List.of(NodeProcess.program(), "--test", script));
    assertThat(printed).contains("fail 0").doesNotContain("pass 0");
  }

  @Test
  void a_program_in_strict_typescript_compiles_and_runs() throws IOException, InterruptedException {
    installed.script("sample.ts");
    String compiler = System.getProperty("rookery.typescript", "node_modules/typescript/bin/tsc");
    String node = NodeProcess.program();
    String flags = "--strict --noUncheckedIndexedAccess --target es2022 --lib es2022,dom";
    List<String> command =
        List.of((node + " " + compiler + " " + flags + " --module nodenext sample.ts").split(" "));
    installed.run(command);
    assertThat(installed.run(List.of(node, "sample.js")))
        .isEqualTo("line 1\n20 e2 2 32 undefined true e4 b true\n");
  }

  @Test
  void the_download_is_small() throws IOException {
    long bytes = 0;
    Path unpacked = installed.unpacked();
    try (Stream<Path> files = Files.walk(unpacked)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        boolean isGame = file.startsWith(unpacked.resolve("catalogue").resolve("rules"));
        bytes += isGame ? 0 : packed(file);
      }
    }
    assertThat(bytes).isBetween(1L, MOST_BYTES);
  }

  private static long packed(Path file) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      Files.copy(file, gzip);
    }
    return bytes.size();
  }
}
