package org.rookery.suites.format;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A file of cases, read.
 *
 * @param name of the file, as the user writes it
 * @param items its cases, in their order
 * @param places where everything stands in the text
 */
public record Suite(String name, String text, Header header, List<Item> items, YamlPlaces places) {
  /**
   * A case as far as it could be read: the case, or else what is wrong with it.
   *
   * @param pointer where it stands in the text
   * @param name what it is called in reports
   */
  public record Item(
      String pointer, String name, @Nullable Case readable, @Nullable BadSuite problem) {
    /**
     * The case.
     *
     * @throws BadSuite when it could not be read
     */
    public Case open() throws BadSuite {
      if (readable == null) {
        throw Objects.requireNonNull(problem);
      }
      return readable;
    }
  }

  /** The file. */
  public Path file() {
    return Path.of(name);
  }

  /** The place of a key or item as {@code file:line:column}. */
  public String place(String pointer) {
    YamlPlaces.Place spot = places.at(pointer);
    return name + ":" + spot.line() + ":" + spot.column();
  }

  /** The line of a key or item, from 1. */
  public int line(String pointer) {
    return places.at(pointer).line();
  }

  /** The complaint that the thing at the pointer is wrong. */
  public BadSuite bad(String pointer, String sentence) {
    return new BadSuite(place(pointer) + ": " + sentence, pointer);
  }
}
