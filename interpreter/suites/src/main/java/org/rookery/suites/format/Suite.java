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
   * @param row where the example stands that it is about; the case itself where it has none
   * @param name what it is called in reports
   */
  public record Item(
      String pointer,
      String row,
      String name,
      @Nullable Case readable,
      @Nullable BadSuite problem) {
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

  /** The line that a case is named by: that of its example, or else its first one. */
  public int line(Item item) {
    return line(item.row());
  }

  /** Whether a line belongs to a case, and not to another example of it. */
  public boolean covers(Item item, int line) {
    return within(item.pointer(), line)
        && (item.row().equals(item.pointer())
            || !within(YamlPlaces.child(item.pointer(), Examples.KEY), line)
            || within(item.row(), line));
  }

  /** Whether a case is made of examples. */
  public boolean hasExamples(Item item) {
    return places.has(YamlPlaces.child(item.pointer(), Examples.KEY));
  }

  private boolean within(String pointer, int line) {
    int first = line(pointer);
    return first <= line && line < Math.max(places.lineBehind(pointer), first + 1);
  }

  /** The complaint that the thing at the pointer is wrong. */
  public BadSuite bad(String pointer, String sentence) {
    return new BadSuite(place(pointer) + ": " + sentence, pointer);
  }
}
