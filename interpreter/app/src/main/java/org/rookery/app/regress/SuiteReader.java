package org.rookery.app.regress;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.UnusableFile;

/**
 * Reads suites; what is wrong with one is told with file, line and column.
 *
 * <p>A case that cannot be read takes none of the others with it, so each is read by itself.
 */
final class SuiteReader {
  private static final int LONGEST = 16 << 20;
  private static final YAMLFactory YAML = new YAMLFactory();
  private static final YAMLMapper MAPPER =
      YAMLMapper.builder(YAML)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(
              LogicalType.Boolean,
              c -> c.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail))
          .build();

  private SuiteReader() {}

  /**
   * A case as far as it could be read: the case, or else what is wrong with it.
   *
   * @param pointer where it stands in the text
   * @param name what it is called in reports
   */
  record Item(
      String pointer, String name, Suite.@Nullable Case readable, @Nullable BadSuite problem) {
    /**
     * The case.
     *
     * @throws BadSuite when it could not be read
     */
    Suite.Case open() throws BadSuite {
      if (readable == null) {
        throw Objects.requireNonNull(problem);
      }
      return readable;
    }
  }

  /**
   * A suite with its text.
   *
   * @param file as the user named it
   */
  record Read(Path file, String text, Suite suite, List<Item> items, YamlPlaces places) {
    /** The place of a key or item as {@code file:line:column}. */
    String place(String pointer) {
      YamlPlaces.Place spot = places.at(pointer);
      return file + ":" + spot.line() + ":" + spot.column();
    }

    /** The complaint that the thing at the pointer is wrong. */
    BadSuite bad(String pointer, String sentence) {
      return new BadSuite(place(pointer) + ": " + sentence);
    }
  }

  /** Reads a file. */
  static Read read(Path file) throws BadSuite {
    return parse(file, text(file));
  }

  /** Reads a text that stands in a file. */
  static Read parse(Path file, String text) throws BadSuite {
    try {
      YamlPlaces places = YamlPlaces.of(YAML, text);
      Optional<String> twice = places.twice("", "/cases/");
      if (twice.isPresent()) {
        throw new BadSuite(file + ":" + twice.get());
      }
      Suite suite = suite(file, text, places);
      Read bare = new Read(file, text, suite, List.of(), places);
      Read read = new Read(file, text, suite, items(bare), places);
      if (read.items().isEmpty()) {
        throw read.bad("", "There are no cases: write them under `cases:`.");
      }
      return read;
    } catch (JsonProcessingException e) {
      throw YamlProblem.of(file.toString(), text, e);
    } catch (IOException e) {
      throw new BadSuite(file + ":1:1: " + e.getMessage());
    }
  }

  private static Suite suite(Path file, String text, YamlPlaces places)
      throws IOException, BadSuite {
    Suite suite;
    try {
      suite = MAPPER.readValue(text, Suite.class);
    } catch (JsonMappingException e) {
      if (e.getOriginalMessage().startsWith("No content")) {
        throw empty(file);
      }
      String place = places.at(YamlProblem.pointer(e)).toString();
      throw new BadSuite(file + ":" + place + ": " + YamlProblem.sentence(e));
    }
    if (suite == null) {
      throw empty(file);
    }
    if (suite.cases() != null && !(suite.cases() instanceof List<?>)) {
      throw new BadSuite(
          file + ":" + places.at("/cases") + ": `cases` should be a list: `- name: …`.");
    }
    return suite;
  }

  private static BadSuite empty(Path file) {
    return new BadSuite(file + ":1:1: The file is empty; it should begin with `rules:`.");
  }

  private static String text(Path file) throws BadSuite {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(InputFile.bytes(file, LONGEST));
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw new BadSuite(file + ":1:1: The file is not UTF-8 text.");
    } catch (UnusableFile e) {
      throw new BadSuite(String.valueOf(e.getMessage()));
    }
  }

  private static List<Item> items(Read read) throws IOException {
    List<Item> items = new ArrayList<>();
    try (JsonParser parser = YAML.createParser(read.text())) {
      ObjectReader reader = MAPPER.readerFor(Suite.Case.class);
      while (parser.nextToken() != null) {
        boolean cases =
            parser.currentToken() == JsonToken.START_ARRAY
                && parser.getParsingContext().pathAsPointer().toString().equals("/cases");
        JsonStreamContext list = parser.getParsingContext();
        while (cases && parser.nextToken() != JsonToken.END_ARRAY) {
          items.add(item(read, items.size(), reader, parser));
          while (parser.getParsingContext() != list) {
            parser.nextToken(); // the rest of a case that could not be read
          }
        }
      }
    }
    return items;
  }

  private static Item item(Read read, int number, ObjectReader reader, JsonParser parser)
      throws IOException {
    String pointer = YamlPlaces.child("/cases", number);
    String name = read.places().name(pointer).orElse("case " + number);
    try {
      Optional<String> twice = read.places().twice(pointer + "/", "");
      if (twice.isPresent()) {
        throw new BadSuite(read.file() + ":" + twice.get());
      }
      Suite.Case c =
          parser.currentToken() == JsonToken.VALUE_NULL ? null : reader.readValue(parser);
      if (c == null) {
        throw read.bad(pointer, "The case is empty.");
      }
      CaseChecks.check(read, pointer, c);
      return new Item(pointer, name, c, null);
    } catch (JsonMappingException e) {
      String inside = pointer + YamlProblem.pointer(e);
      return new Item(pointer, name, null, read.bad(inside, YamlProblem.sentence(e)));
    } catch (BadSuite e) {
      return new Item(pointer, name, null, e);
    }
  }
}
