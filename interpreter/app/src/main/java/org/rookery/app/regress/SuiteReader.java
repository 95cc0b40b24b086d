package org.rookery.app.regress;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.UnusableFile;

/** Reads suites; what is wrong with one is told with file, line and column. */
final class SuiteReader {
  private static final int LONGEST = 16 << 20;
  private static final Pattern DUPLICATE = Pattern.compile("Duplicate [a-zA-Z ]*'(.*)'");

  private SuiteReader() {}

  /**
   * A suite with its text.
   *
   * @param file as the user named it
   */
  record Read(Path file, String text, Suite suite, Spots spots) {
    /** The place of a key or item as {@code file:line:column}. */
    String place(String pointer) {
      Spots.Spot spot = spots.at(pointer);
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
    YAMLFactory factory =
        YAMLFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
    YAMLMapper mapper =
        YAMLMapper.builder(factory)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                LogicalType.Boolean,
                c -> c.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail))
            .build();
    try {
      Suite suite = mapper.readValue(text, Suite.class);
      if (suite == null) {
        throw new BadSuite(file + ":1:1: The file is empty; it should begin with `rules:`.");
      }
      Read read = new Read(file, text, suite, Spots.of(factory, text));
      check(read);
      return read;
    } catch (JsonProcessingException e) {
      throw new BadSuite(file + ":" + place(factory, text, e) + ": " + sentence(e));
    } catch (IOException e) {
      throw new BadSuite(file + ":1:1: " + e.getMessage());
    }
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

  private static void check(Read read) throws BadSuite {
    List<Suite.Case> cases = read.suite().cases();
    if (cases.isEmpty()) {
      throw read.bad("", "There are no cases: write them under `cases:`.");
    }
    for (int i = 0; i < cases.size(); i++) {
      String pointer = Spots.child("/cases", i);
      Suite.Case c = cases.get(i);
      if (c == null) {
        throw read.bad(pointer, "The case is empty.");
      }
      noGaps(read, Spots.child(pointer, "play"), c.play());
      noGaps(read, Spots.child(pointer, "place"), c.place());
      noGaps(read, Spots.child(pointer, "hand"), c.hand());
      Suite.Expect expect = c.expect();
      if (expect != null) {
        String inside = Spots.child(pointer, "expect");
        if (expect.captured() != null) {
          throw read.bad(
              Spots.child(inside, "captured"),
              "`captured` is about a turn: it belongs under `after`.");
        }
        check(read, inside, expect);
      }
    }
  }

  private static void check(Read read, String pointer, Suite.Expect expect) throws BadSuite {
    noGaps(read, Spots.child(pointer, "moves"), expect.moves());
    noGaps(read, Spots.child(pointer, "legal"), expect.legal());
    noGaps(read, Spots.child(pointer, "illegal"), expect.illegal());
    noGaps(read, Spots.child(pointer, "captured"), expect.captured());
    noGaps(read, Spots.child(pointer, "targets"), expect.targets());
    noGaps(read, Spots.child(pointer, "board"), expect.board());
    noGaps(read, Spots.child(pointer, "hand"), expect.hand());
    noGaps(read, Spots.child(pointer, "perft"), expect.perft());
    Map<String, Suite.Expect> after = expect.after();
    noGaps(read, Spots.child(pointer, "after"), after);
    if (after != null) {
      for (Map.Entry<String, Suite.Expect> turn : after.entrySet()) {
        check(read, Spots.child(Spots.child(pointer, "after"), turn.getKey()), turn.getValue());
      }
    }
  }

  private static void noGaps(Read read, String pointer, @Nullable Object value) throws BadSuite {
    if (value instanceof Collection<?> items) {
      int i = 0;
      for (Object item : items) {
        noGap(read, Spots.child(pointer, i++), item);
      }
    } else if (value instanceof Map<?, ?> entries) {
      for (Map.Entry<?, ?> entry : entries.entrySet()) {
        noGap(read, Spots.child(pointer, entry.getKey()), entry.getValue());
      }
    }
  }

  private static void noGap(Read read, String pointer, @Nullable Object item) throws BadSuite {
    if (item == null || item.equals("")) {
      throw read.bad(pointer, "A value is missing here.");
    }
    noGaps(read, pointer, item);
  }

  /**
   * Where the problem is: at the key of the value that does not fit, or where the parser stopped.
   */
  private static String place(YAMLFactory factory, String text, JsonProcessingException e) {
    if (e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()) {
      String pointer = "";
      for (JsonMappingException.Reference reference : mapping.getPath()) {
        boolean item = reference.getFieldName() == null;
        pointer = Spots.child(pointer, item ? reference.getIndex() : reference.getFieldName());
      }
      try {
        return Spots.of(factory, text).at(pointer).toString();
      } catch (IOException furtherOnItIsNoYaml) {
        // Then the place the parser has come to must do.
      }
    }
    JsonLocation location = e.getLocation();
    if (location == null || location.getLineNr() < 1) {
      return "1:1";
    }
    String given = duplicate(e);
    String line = text.lines().skip(location.getLineNr() - 1L).findFirst().orElse("");
    int column = line.lastIndexOf(given, location.getColumnNr()) + 1;
    return location.getLineNr()
        + ":"
        + (given.isEmpty() || column == 0 ? location.getColumnNr() : column);
  }

  private static String duplicate(JsonProcessingException e) {
    String message = String.valueOf(e.getOriginalMessage());
    Matcher matcher = DUPLICATE.matcher(message);
    return matcher.find() ? matcher.group(1) : "";
  }

  private static String sentence(JsonProcessingException e) {
    if (e instanceof UnrecognizedPropertyException unknown) {
      List<String> known =
          unknown.getKnownPropertyIds().stream().map(Object::toString).sorted().toList();
      String list = known.stream().map(k -> "`" + k + "`").collect(Collectors.joining(", "));
      return "There is no key `"
          + unknown.getPropertyName()
          + "` here"
          + Suggestions.nearest(unknown.getPropertyName(), known)
              .map(k -> "; did you mean `" + k + "`?")
              .orElse("; there are " + list + ".");
    }
    if (e instanceof MismatchedInputException mismatch) {
      return mismatch(mismatch);
    }
    String message = e.getOriginalMessage();
    String first = message == null ? "The file is not YAML." : message.strip();
    if (!duplicate(e).isEmpty()) {
      return "The key `" + duplicate(e) + "` is given twice.";
    }
    int end = first.indexOf("\n in ");
    return "The file is not YAML: "
        + (end < 0 ? first : first.substring(0, end)).replace('\n', ' ')
        + ".";
  }

  private static String mismatch(MismatchedInputException e) {
    if (e.getOriginalMessage().startsWith("No content")) {
      return "The file is empty; it should begin with `rules:`.";
    }
    if (e.getOriginalMessage().startsWith("Missing required creator property 'rules'")) {
      return "The key `rules` is missing: it names the rules file.";
    }
    String where =
        e.getPath().stream()
            .map(JsonMappingException.Reference::getFieldName)
            .filter(name -> name != null)
            .reduce((outer, inner) -> inner)
            .map(name -> "`" + name + "`")
            .orElse("This");
    return where + " should be " + kind(e.getTargetType()) + ".";
  }

  private static String kind(@Nullable Class<?> type) {
    if (type == null) {
      return "something else";
    } else if (Collection.class.isAssignableFrom(type)) {
      return "a list: `[…]`";
    } else if (Map.class.isAssignableFrom(type) || Record.class.isAssignableFrom(type)) {
      return "keys with values: `{key: value}`";
    } else if (Number.class.isAssignableFrom(type) || type == int.class) {
      return "a whole number";
    } else if (type == Boolean.class || type == boolean.class) {
      return "`true` or `false`";
    }
    return "a text";
  }
}
