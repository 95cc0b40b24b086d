package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.rookery.tests.Checkout;

/** Every class that is shipped can be kept in a class archive: its file is new enough. */
final class ClassFilesTest {
  private static final Path LIBRARIES = Checkout.path("interpreter", "app", "target", "lib");

  /** The first version of class files that archives take. */
  private static final int FIRST = 50;

  private static final int VERSION_AT = 7;

  @Test
  void noClassFileIsTooOldForAnArchive() throws IOException {
    assumeTrue(Files.isDirectory(LIBRARIES), "made by `mvn package`");
    List<String> old = new ArrayList<>();
    int seen = 0;
    try (Stream<Path> files = Files.list(LIBRARIES)) {
      for (Path jar : files.toList()) {
        try (ZipFile file = new ZipFile(jar.toFile())) {
          for (ZipEntry entry : file.stream().map(ZipEntry.class::cast).toList()) {
            if (entry.getName().endsWith(".class")) {
              seen++;
              try (InputStream in = file.getInputStream(entry)) {
                if (in.readNBytes(VERSION_AT + 1)[VERSION_AT] < FIRST) {
                  old.add(jar.getFileName() + ": " + entry.getName());
                }
              }
            }
          }
        }
      }
    }
    assertThat(seen).isGreaterThan(1000);
    assertThat(old).isEmpty();
  }
}
