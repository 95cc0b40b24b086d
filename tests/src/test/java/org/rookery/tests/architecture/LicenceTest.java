package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rookery.tests.Checkout;

/** What is shipped says under which licence it is, and whose libraries come with it. */
final class LicenceTest {
  private static final Path INTERPRETER = Checkout.path("interpreter");

  /** Where the program's jars lie when they have been made: beside this folder of libraries. */
  private static final Path LIBRARIES = INTERPRETER.resolve("app/target/lib");

  /** A row of NOTICE: a library, its licence, and the file with its text unless that is ours. */
  private static final Pattern ROW =
      Pattern.compile("(?m)^(\\S+) +(Apache-2\\.0|BSD-[23]-Clause|EPL-2\\.0|MIT) +(\\S+\\.txt)?");

  private static String notice() {
    return Checkout.read(INTERPRETER.resolve("NOTICE"));
  }

  private static List<MatchResult> rows() {
    return ROW.matcher(notice()).results().toList();
  }

  /** Our modules as the tests see them: jars after {@code package}, else folders of classes. */
  private static List<Path> modules() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(path -> path.startsWith(INTERPRETER))
        .toList();
  }

  private static String text(Path module, String name) throws IOException {
    if (Files.isDirectory(module)) {
      return Checkout.read(module.resolve(name));
    }
    try (FileSystem jar = FileSystems.newFileSystem(module)) {
      return Files.readString(jar.getPath(name), StandardCharsets.UTF_8);
    }
  }

  @Test
  void everyModuleHasLicenceAndNotice() throws IOException {
    assertThat(modules()).hasSizeGreaterThan(15);
    for (Path module : modules()) {
      for (String name : List.of("LICENSE", "NOTICE", "licences/epl-2.0.txt")) {
        assertThat(text(module, "META-INF/" + name))
            .as(name + " in " + module)
            .isEqualTo(Checkout.read(INTERPRETER.resolve(name)));
      }
    }
  }

  @Test
  void noticeNamesTheLibrariesThatAreShippedAndNoOthers() throws IOException {
    assumeTrue(Files.isDirectory(LIBRARIES), "made by `mvn package`");
    try (Stream<Path> files = Files.list(LIBRARIES)) {
      List<String> shipped =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> !name.startsWith("rookery-"))
              .map(name -> name.replaceFirst("-\\d[\\w.]*\\.jar$", ""))
              .toList();
      assertThat(rows().stream().map(row -> row.group(1)))
          .containsExactlyInAnyOrderElementsOf(shipped);
    }
  }

  @Test
  void theTextOfEveryLicenceIsThere() {
    assertThat(Checkout.read(INTERPRETER.resolve("LICENSE"))).contains("Apache License");
    Map<String, String> texts = new TreeMap<>();
    rows().forEach(row -> texts.merge(row.group(2), String.valueOf(row.group(3)), (a, b) -> a + b));
    assertThat(texts.remove("Apache-2.0")).matches("(null)+");
    texts.forEach((licence, files) -> assertThat(files).as(licence).doesNotContain("null"));
    rows().stream()
        .filter(row -> row.group(3) != null)
        .forEach(row -> assertThat(INTERPRETER.resolve("licences").resolve(row.group(3))).exists());
  }
}
