package org.rookery.compiler.elaborate.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The letters that pieces of common names usually have, whatever game they are of. */
final class UsualLetters {
  private static final String RESOURCE = "/org/rookery/compiler/elaborate/usual-letters.txt";

  /**
   * A word of a name: capitals in front of small letters begin one, and so does what is no letter.
   */
  private static final Pattern WORD =
      Pattern.compile("\\p{Lu}?\\p{Ll}+|\\p{Lu}+(?!\\p{Ll})|\\p{Lo}+");

  /** No player usually has a longer name. */
  private static final int LONGEST = 100;

  private static final Map<String, String> LETTERS = letters();

  private UsualLetters() {}

  private static Map<String, String> letters() {
    try (InputStream in = UsualLetters.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + RESOURCE);
      }
      Map<String, String> letters = new HashMap<>();
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
        if (!line.startsWith("#")) {
          List<String> words = List.of(line.strip().split(" +", -1));
          words.subList(1, words.size()).forEach(name -> letters.put(name, words.get(0)));
        }
      }
      return Map.copyOf(letters);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The letter of a piece of that name, however it is spelt. */
  static Optional<String> of(String name) {
    return Optional.ofNullable(LETTERS.get(String.join("", words(name)).toLowerCase(Locale.ROOT)));
  }

  /** The letters of the words of a name, the last word's first: it says what the piece is. */
  static List<String> ofWords(String name) {
    List<String> found = new ArrayList<>();
    for (String word : words(name)) {
      String letter = LETTERS.get(word.toLowerCase(Locale.ROOT));
      if (letter != null) {
        found.add(0, letter);
      }
    }
    return found;
  }

  /** The words a name is put together from. */
  static List<String> words(String name) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(name.substring(0, Math.min(name.length(), LONGEST)));
    while (word.find()) {
      words.add(word.group());
    }
    return words;
  }
}
