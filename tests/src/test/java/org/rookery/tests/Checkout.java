package org.rookery.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The folders of the project the tests run in. */
public final class Checkout {
  private static final Path ROOT =
      Path.of(System.getProperty("rookery.home", "..")).toAbsolutePath().normalize();

  private Checkout() {}

  /** A file or folder by its path from the top of the project. */
  public static Path path(String first, String... more) {
    return ROOT.resolve(Path.of(first, more));
  }

  /** The text of a file. */
  public static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every file in these folders of the project and the folders in them, in order. */
  public static List<Path> files(String... folders) {
    List<Path> found = new ArrayList<>();
    for (String folder : folders) {
      if (Files.isDirectory(path(folder))) {
        try (Stream<Path> files = Files.walk(path(folder))) {
          files.filter(Files::isRegularFile).sorted().forEach(found::add);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return found;
  }
}
