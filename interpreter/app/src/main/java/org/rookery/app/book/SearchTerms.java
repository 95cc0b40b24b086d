package org.rookery.app.book;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The words of a text as a search compares them: without endings, with what means the same. */
final class SearchTerms {
  /** Words that say nothing of what is looked for. */
  private static final Set<String> SMALL =
      Set.of(
          ("a also an and any are as at be by can could do does each every for "
                  + "from get gets had has have he her him his how i if in into is it its "
                  + "just let like made make makes may might my of on one or out say "
                  + "she should so some than that the their them then there they this to up "
                  + "want was way ways we were what when where which who will with would "
                  + "you your")
              .split(" "));

  /** Words that nearly every wish has, of little use to tell wishes from each other. */
  private static final Set<String> FAINT =
      Set.of(
          "piec", "man", "men", "rul", "gam", "play", "mov", "turn", "squar", "not", "no", "only",
          "kind", "must", "cannot", "may", "other", "another");

  private static final double FAINTLY = 0.6;

  private static final List<String> ENDINGS =
      List.of(
          "ations", "ation", "ments", "ment", "ings", "ing", "ions", "ion", "ers", "ies", "ied",
          "ed", "es", "er", "ly", "al", "y", "s", "e");

  private static final int SHORTEST = 3;

  /** Ways to say something for which the words by themselves would not do. */
  private static final List<Rewrite> REWRITES =
      List.of(
          rewrite("n't\\b|\\b(ca|do|does|did|is|are|wo)nt\\b", " not"),
          rewrite("(\\d+) ?x ?(\\d+)", "$1 by $2 board size"),
          rewrite("\\b\\d{2,} (?=moves|turns)", "$0fifty "),
          rewrite("(\\d+) (ranks|files)\\b", "$1 $2 board size"),
          rewrite(
              "\\b(\\p{L}++) by (\\p{L}++) (?=squares|board|points|cells)", "$1 by $2 board size "),
          rewrite("\\b(moves?|moved|moving|goes|steps|powers? of) (as|like) ", "$1 borrow moves "));

  /** By the stem, the groups of words that mean about the same. */
  private static final Map<String, List<String>> SYNONYMS = synonyms();

  private SearchTerms() {}

  /**
   * A word of a text.
   *
   * @param plain as it was written, in small letters
   * @param groups names of the groups of words that mean about the same
   * @param weight how much it says, from 0 to 1
   */
  record Term(String plain, String stem, List<String> groups, double weight) {}

  private record Rewrite(Pattern from, String to) {}

  private static Rewrite rewrite(String from, String to) {
    return new Rewrite(Pattern.compile(from), to);
  }

  /** The words of a text that say something, in their order. */
  static List<Term> of(String text) {
    List<Term> terms = new ArrayList<>();
    for (String plain : words(text)) {
      if (!SMALL.contains(plain)) {
        terms.add(term(plain));
      }
    }
    return terms;
  }

  static Term term(String plain) {
    String stem = stem(plain);
    double weight = FAINT.contains(stem) ? FAINTLY : 1;
    return new Term(plain, stem, SYNONYMS.getOrDefault(stem, List.of()), weight);
  }

  private static List<String> words(String text) {
    String said = text.toLowerCase(Locale.ROOT);
    for (Rewrite rewrite : REWRITES) {
      said = rewrite.from().matcher(said).replaceAll(rewrite.to());
    }
    List<String> words = new ArrayList<>();
    int first = 0;
    for (int i = 0; i <= said.length(); i++) {
      if (i == said.length() || !Character.isLetterOrDigit(said.charAt(i))) {
        if (i > first) {
          words.add(said.substring(first, i));
        }
        first = i + 1;
      }
    }
    return words;
  }

  /** A word without its ending, roughly: forms of one word come to the same. */
  static String stem(String word) {
    String stem = word;
    for (String ending : ENDINGS) {
      if (stem.endsWith(ending) && stem.length() - ending.length() >= SHORTEST) {
        stem = stem.substring(0, stem.length() - ending.length());
        break;
      }
    }
    int last = stem.length() - 1;
    boolean doubled = last > 2 && stem.charAt(last) == stem.charAt(last - 1);
    return doubled ? stem.substring(0, last) : stem;
  }

  /** Each line of the file is a group; a word may be of several. */
  private static Map<String, List<String>> synonyms() {
    Map<String, List<String>> groups = new HashMap<>();
    for (String line : Book.resource("synonyms.txt").lines().toList()) {
      for (String word : line.split(" ")) {
        groups.computeIfAbsent(stem(word), unused -> new ArrayList<>()).add(line);
      }
    }
    return Map.copyOf(groups);
  }
}
