package org.rookery.program;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The indefinite article, by how a name is spoken. */
public final class Article {
  /** Vowels that are spoken with a consonant before them: unit, ewe, one. */
  private static final Pattern CONSONANT =
      Pattern.compile("(uni([^nm]|$)|u[bfkqrst][aeiou]|uku|eu|ew|one\\b|once\\b|ouija).*");

  /** A silent h, and numbers that begin with a vowel. */
  private static final Pattern VOWEL =
      Pattern.compile("(hour|honou?r|honest|heir|8|11\\b|18\\b).*");

  /** Letters whose own name begins with a vowel, for names of a letter or two. */
  private static final String SPOKEN_VOWELS = "AEFHILMNORSX";

  private static final List<String> VOWELS = List.of("a", "e", "i", "o", "u");

  private Article() {}

  /** A name with {@code a} or {@code an} before it. */
  public static String a(String name) {
    return (isVowel(name) ? "an " : "a ") + name;
  }

  private static boolean isVowel(String name) {
    String first = name.strip().split("[ -]", 2)[0];
    if (first.length() <= 2 && !first.isEmpty() && first.equals(first.toUpperCase(Locale.ROOT))) {
      return SPOKEN_VOWELS.indexOf(first.charAt(0)) >= 0 || VOWEL.matcher(first).matches();
    }
    String spoken = name.strip().toLowerCase(Locale.ROOT);
    return VOWEL.matcher(spoken).matches()
        || (VOWELS.stream().anyMatch(spoken::startsWith) && !CONSONANT.matcher(spoken).matches());
  }
}
