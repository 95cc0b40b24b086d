package org.rookery.suites.format;

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
import java.util.Optional;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.UnusableFile;

/**
 * Reads suites; what is wrong with one is told with file, line and column.
 *
 * <p>A case that cannot be read takes none of the others with it, so each is read by itself.
 */
public final class SuiteReader {
  private static final int MAX_FILE_BYTES = 16 << 20;
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

  /** Reads a file. */
  public static Suite read(Path file) throws BadSuite {
    return parse(file, text(file));
  }

  /** Reads a text that stands in a file. */
  public static Suite parse(Path file, String text) throws BadSuite {
    try {
      YamlPlaces places = YamlPlaces.of(MAPPER, YAML, text);
      Optional<String> twice = places.twice("", "/cases/");
      if (twice.isPresent()) {
        throw new BadSuite(file + ":" + twice.get());
      }
      Header header = header(file, places);
      Suite bare = new Suite(file, text, header, List.of(), places);
      Suite suite = new Suite(file, text, header, items(bare), places);
      if (suite.items().isEmpty()) {
        throw suite.bad("", "There are no cases: write them under `cases:`.");
      }
      return suite;
    } catch (JsonProcessingException e) {
      throw YamlProblem.of(file.toString(), text, e);
    } catch (IOException e) {
      throw new BadSuite(file + ":1:1: " + e.getMessage());
    }
  }

  private static Header header(Path file, YamlPlaces places) throws IOException, BadSuite {
    Header header;
    try {
      header = MAPPER.readValue(places.tokens(), Header.class);
    } catch (JsonMappingException e) {
      if (e.getOriginalMessage().startsWith("No content")) {
        throw empty(file);
      }
      String place = places.at(YamlProblem.pointer(e)).toString();
      throw new BadSuite(file + ":" + place + ": " + YamlProblem.sentence(e));
    }
    if (header == null) {
      throw empty(file);
    }
    if (header.cases() != null && !(header.cases() instanceof List<?>)) {
      throw new BadSuite(
          file + ":" + places.at("/cases") + ": `cases` should be a list: `- name: …`.");
    }
    return header;
  }

  private static BadSuite empty(Path file) {
    return new BadSuite(file + ":1:1: The file is empty; it should begin with `rules:`.");
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

  private static List<Suite.Item> items(Suite suite) throws IOException {
    List<Suite.Item> items = new ArrayList<>();
    try (JsonParser parser = suite.places().tokens()) {
      ObjectReader reader = MAPPER.readerFor(Case.class);
      while (parser.nextToken() != null) {
        boolean cases =
            parser.currentToken() == JsonToken.START_ARRAY
                && parser.getParsingContext().pathAsPointer().toString().equals("/cases");
        JsonStreamContext list = parser.getParsingContext();
        while (cases && parser.nextToken() != JsonToken.END_ARRAY) {
          items.add(item(suite, items.size(), reader, parser));
          while (parser.getParsingContext() != list) {
            parser.nextToken(); // the rest of a case that could not be read
          }
        }
      }
    }
    return items;
  }

  private static Suite.Item item(Suite suite, int number, ObjectReader reader, JsonParser parser)
      throws IOException {
    String pointer = YamlPlaces.child("/cases", number);
    String name = suite.places().name(pointer).orElse("case " + number);
    try {
      Optional<String> twice = suite.places().twice(pointer + "/", "");
      if (twice.isPresent()) {
        throw new BadSuite(suite.file() + ":" + twice.get());
      }
      Case c = parser.currentToken() == JsonToken.VALUE_NULL ? null : reader.readValue(parser);
      if (c == null) {
        throw suite.bad(pointer, "The case is empty.");
      }
      CaseChecks.check(suite, pointer, c);
      return new Suite.Item(pointer, name, c, null);
    } catch (JsonMappingException e) {
      String inside = pointer + YamlProblem.pointer(e);
      return new Suite.Item(pointer, name, null, suite.bad(inside, YamlProblem.sentence(e)));
    } catch (BadSuite e) {
      return new Suite.Item(pointer, name, null, e);
    }
  }
}
