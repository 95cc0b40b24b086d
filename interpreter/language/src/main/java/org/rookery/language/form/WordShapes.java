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

  /** What a word takes whose arguments are words of its own, or names of sections. */
  private static final Set<String> OWN = Set.of("own");

  /** What a group is that begins with a bracket: a block. */
  private static final Shape BLOCK =
      new Shape(false, Set.of(), 0, Integer.MAX_VALUE, Set.of("statement", "direction"));

  /** What some words take: blocks, and words that stand among them. */
  private static final String AMONG_BLOCKS = "word among blocks";

  private static final String DEFINE = "define";
  private static final String NAME = "name";

  /** What a macro is that a page defines; its name may be an argument of others. */
  private static final Shape MACRO = new Shape(true, Set.of(ANY), 0, Integer.MAX_VALUE, Set.of());

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
          || takes.contains(ANY)
          || open()
          || inner.kinds.contains(ANY)
          || inner.kinds.stream().anyMatch(takes::contains);
    }

    /** Whether a word without brackets may be a name in it, whatever else it means. */
    boolean names() {
      return open() || takes.contains(NONE);
    }

    boolean takesBlocks() {
      return takes.contains(AMONG_BLOCKS);
    }

    /** Whether a block may begin with it. */
    boolean beginsBlocks() {
      return bare && kinds.contains("statement");
    }

    /** Whether nothing is known of words that are its arguments. */
    boolean open() {
      return takes.equals(OWN);
    }

    boolean takes(int arguments) {
      return arguments >= least && arguments <= most;
    }
  }

  private final Map<Integer, List<Shape>> bySpelling = new HashMap<>();
  private final OptionalInt define;

  /**
   * The shapes of the words on a page, and of the macros that it defines, even where these are
   * called as words of the language or of the library; what it gives as a name has none.
   */
  WordShapes(SourcePage page) {
    WORDS.forEach(
        (word, shapes) -> page.spelling(word).ifPresent(at -> bySpelling.put(at, shapes)));
    define = page.spelling(DEFINE);
    OptionalInt name = page.spelling(NAME);
    for (int word = 1; word + 1 < page.size(); word++) {
      int next = page.spelling(word + 1);
      if (page.kind(word - 1) != Word.Kind.OPEN || page.kind(word + 1) != Word.Kind.ATOM) {
        continue;
      }
      if (isDefine(page.spelling(word))) {
        bySpelling.put(next, List.of(MACRO));
      } else if (name.isPresent() && page.spelling(word) == name.getAsInt()) {
        bySpelling.remove(next);
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

  /** What a group looks like that begins with a bracket, or that is a block. */
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
