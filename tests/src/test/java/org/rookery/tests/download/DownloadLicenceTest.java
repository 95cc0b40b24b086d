package org.rookery.tests.download;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.tests.Checkout;

/** Both zips say under which licences they are, and hold nothing that NOTICE does not name. */
@Tag("dist")
final class DownloadLicenceTest {
  private static final Path INTERPRETER = Checkout.path("interpreter");

  @ParameterizedTest
  @ValueSource(strings = {"rookery-any.zip", "rookery-with-java.zip"})
  void saysItsLicences(String name) throws IOException {
    Path file = INTERPRETER.resolve("app/target").resolve(name);
    assertThat(file).as("made by mvn -Prelease package").exists();
    try (FileSystem zip = FileSystems.newFileSystem(file)) {
      Path top = zip.getPath("rookery");
      for (String text :
          List.of("LICENSE", "NOTICE", "licences/antlr4.txt", "licences/epl-2.0.txt")) {
        assertThat(Files.readString(top.resolve(text), StandardCharsets.UTF_8))
            .as(text)
            .isEqualTo(Checkout.read(INTERPRETER.resolve(text)));
      }
      try (Stream<Path> libraries = Files.list(top.resolve("lib/lib"))) {
        String notice = Checkout.read(INTERPRETER.resolve("NOTICE"));
        assertThat(libraries.map(library -> library.getFileName().toString()).toList())
            .filteredOn(library -> !library.startsWith("rookery-"))
            .hasSizeGreaterThan(10)
            .allSatisfy(
                library ->
                    assertThat(notice)
                        .contains("\n" + library.replaceFirst("-\\d[\\w.]*\\.jar$", " ")));
      }
    }
  }
}
