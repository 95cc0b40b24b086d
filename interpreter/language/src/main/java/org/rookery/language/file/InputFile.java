package org.rookery.language.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Reads whole files. Pipes, devices and whatever else need never end are refused before they are
 * opened, and so is a file that is larger than what it is read for allows.
 */
public final class InputFile {
  private InputFile() {}

  /**
   * The bytes of a file.
   *
   * @param most how many bytes the file may have
   */
  public static byte[] bytes(Path file, int most) throws UnusableFile {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (!attributes.isRegularFile()) {
        throw UnusableFile.reading(file, kind(attributes));
      }
      if (attributes.size() > most) {
        throw tooLarge(file, most);
      }
      try (InputStream in = Files.newInputStream(file)) {
        // Some files of the system tell no size, and a file may grow.
        byte[] bytes = in.readNBytes(most + 1);
        if (bytes.length > most) {
          throw tooLarge(file, most);
        }
        return bytes;
      }
    } catch (IOException e) {
      throw UnusableFile.reading(file, e);
    }
  }

  /** What something is that is no ordinary file. */
  static String kind(BasicFileAttributes attributes) {
    return attributes.isDirectory() ? "it is a directory" : "it is no ordinary file";
  }

  private static UnusableFile tooLarge(Path file, int most) {
    return UnusableFile.reading(file, "it is larger than " + (most >> 20) + " MB");
  }
}
