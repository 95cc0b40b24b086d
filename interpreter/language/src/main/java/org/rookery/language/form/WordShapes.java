package org.rookery.language.form;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the words of the language look like where brackets fit: how many arguments they take and of
 * which kinds. The resource is made from the vocabulary.
 */
final class WordShapes {
  private static final String RESOURCE = "words.tsv";
  private static final String ANY = "*";
  private static final String NONE = "-";

  /** What a group is that begins with a bracket: a block. */
  private static final Shape BLOCK =
      new Shape(false, Set.of(), 0, Integer.MAX_VALUE, Set.of("statement", "direction"));

  private static final String DEFINE = "define";

  /** What a macro is that a page defines. */
  private static final Shape MACRO = new Shape(false, Set.of(ANY), 0, Integer.MAX_VALUE, Set.of());

  private static final Map<String, List<Shape>> WORDS = read();

  /**
   * What a word looks like where it is one kind of word.
   *
   * @param bare whether it also stands without brackets
   * @param kinds what it is
   * @param takes what its arguments are if they are words, too; empty when that is open
   */
  record Shape(boolean bare, Set<String> kinds, int least, int most, Set<String> takes) {
    /** Whether a word of that shape may be an argument. */
    boolean takes(Shape inner) {
      return takes.isEmpty()
          || inner.kinds.contains(ANY)
          || inner.kinds.stream().anyMatch(takes::contains);
    }

    boolean takes(int arguments) {
      return arguments >= least && arguments <= most;
    }
  }

  private final Map<Integer, List<Shape>> bySpelling = new HashMap<>();
  private final OptionalInt define;

  /** The shapes of the words on a page, and of the macros that it defines. */
  WordShapes(SourcePage page) {
    WORDS.forEach(
        (word, shapes) -> page.spelling(word).ifPresent(at -> bySpelling.put(at, shapes)));
    define = page.spelling(DEFINE);
    for (int word = 1; word + 1 < page.size(); word++) {
      if (isDefine(page.spelling(word)) && page.kind(word - 1) == Word.Kind.OPEN) {
        bySpelling.putIfAbsent(page.spelling(word + 1), List.of(MACRO));
      }
    }
  }

  /** Whether a macro's name follows a word. */
  boolean isDefine(int spelling) {
    return define.isPresent() && define.getAsInt() == spelling;
  }

  /** The shapes of a word by the number of its spelling; none when it is a name. */
  List<Shape> of(int spelling) {
    return bySpelling.getOrDefault(spelling, List.of());
  }

  /** The shape of a group by the number of its first word, where that is a bracket. */
  static List<Shape> block() {
    return List.of(BLOCK);
  }

  private static Map<String, List<Shape>> read() {
    try (InputStream in = WordShapes.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + RESOURCE);
      }
      return Arrays.stream(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
          .skip(1)
          .map(line -> List.of(line.split("\t")))
          .collect(
              Collectors.groupingBy(
                  cells -> cells.get(0),
                  Collectors.mapping(WordShapes::shape, Collectors.toList())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Shape shape(List<String> cells) {
    int most = cells.get(4).equals(ANY) ? Integer.MAX_VALUE : Integer.parseInt(cells.get(4));
    String takes = cells.get(5);
    return new Shape(
        !cells.get(1).equals(NONE),
        Set.of(cells.get(2).split(",")),
        Integer.parseInt(cells.get(3)),
        most,
        takes.equals(ANY) ? Set.of() : Set.of(takes.split(",")));
  }
}
