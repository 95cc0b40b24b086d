package org.rookery.suites.format;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.suites.format.YamlValue.Kind;

/**
 * Reads suites; what is wrong with one is told with file, line and column.
 *
 * <p>A case that cannot be read takes none of the others with it, so each is read by itself.
 */
public final class SuiteReader {
  private static final int MAX_FILE_BYTES = 16 << 20;
  private static final YAMLFactory YAML = new YAMLFactory();

  private SuiteReader() {}

  /** Reads a file. */
  public static Suite read(Path file) throws BadSuite {
    return parse(file, text(file));
  }

  /** Reads a text that stands in a file. */
  public static Suite parse(Path file, String text) throws BadSuite {
    return parse(file.toString(), text);
  }

  /**
   * Reads a text.
   *
   * @param name of its file
   */
  public static Suite parse(String name, String text) throws BadSuite {
    try {
      YamlPlaces places = YamlPlaces.of(YAML, text);
      Optional<String> twice = places.twice("", "/cases/");
      if (twice.isPresent()) {
        throw new BadSuite(name + ":" + twice.get());
      }
      YamlValue whole = places.value().orElseThrow(() -> empty(name));
      if (whole.is(Kind.NOTHING)) {
        throw empty(name);
      }
      Header header = header(name, whole, places);
      Suite bare = new Suite(name, text, header, List.of(), places);
      Suite suite = new Suite(name, text, header, items(bare, whole.keys().get("cases")), places);
      if (suite.items().isEmpty()) {
        throw suite.bad("", "There are no cases: write them under `cases:`.");
      }
      return suite;
    } catch (JsonProcessingException e) {
      throw YamlProblem.of(name, text, e);
    } catch (IOException e) {
      throw new BadSuite(name + ":1:1: " + e.getMessage());
    }
  }

  private static Header header(String name, YamlValue whole, YamlPlaces places) throws BadSuite {
    try {
      return CaseParts.header(whole);
    } catch (Misfit e) {
      throw new BadSuite(name + ":" + places.at(e.pointer()) + ": " + e.sentence());
    }
  }

  private static BadSuite empty(String name) {
    return new BadSuite(name + ":1:1: The file is empty; it should begin with `rules:`.");
  }

  private static String text(Path file) throws BadSuite {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(InputFile.bytes(file, MAX_FILE_BYTES));
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw new BadSuite(file + ":1:1: The file is not UTF-8 text.");
    } catch (UnusableFile e) {
      throw new BadSuite(String.valueOf(e.getMessage()));
    }
  }

  private static List<Suite.Item> items(Suite suite, @Nullable YamlValue cases) throws BadSuite {
    if (cases == null || cases.is(Kind.NOTHING)) {
      return List.of();
    }
    if (!cases.is(Kind.LIST)) {
      throw suite.bad("/cases", "`cases` should be a list: `- name: …`.");
    }
    List<Suite.Item> items = new ArrayList<>();
    int number = 0;
    for (YamlValue one : cases.items()) {
      items.addAll(items(suite, number++, one));
    }
    return items;
  }

  /** A case, once for each of its examples. */
  private static List<Suite.Item> items(Suite suite, int number, YamlValue value) {
    String pointer = YamlPlaces.child("/cases", number);
    String name = suite.places().name(pointer).orElse("case " + number);
    try {
      Optional<String> twice = suite.places().twice(pointer + "/", "");
      if (twice.isPresent()) {
        throw new BadSuite(suite.name() + ":" + twice.get());
      }
      if (value.is(Kind.NOTHING)) {
        throw suite.bad(pointer, "The case is empty.");
      }
      return Examples.of(value, pointer, name).stream()
          .map(filled -> item(suite, pointer, filled))
          .toList();
    } catch (Misfit e) {
      return List.of(
          new Suite.Item(pointer, pointer, name, null, suite.bad(e.pointer(), e.sentence())));
    } catch (BadSuite e) {
      return List.of(new Suite.Item(pointer, pointer, name, null, e));
    }
  }

  private static Suite.Item item(Suite suite, String pointer, Examples.Filled filled) {
    try {
      Case read = CaseParts.of(filled.value(), pointer);
      CaseChecks.check(suite, pointer, read);
      return new Suite.Item(pointer, filled.row(), filled.name(), read, null);
    } catch (Misfit e) {
      BadSuite bad = suite.bad(e.pointer(), e.sentence());
      return new Suite.Item(pointer, filled.row(), filled.name(), null, bad);
    } catch (BadSuite e) {
      return new Suite.Item(pointer, filled.row(), filled.name(), null, e);
    }
  }
}
