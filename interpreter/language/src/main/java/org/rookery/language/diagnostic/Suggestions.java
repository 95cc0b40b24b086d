package org.rookery.language.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;
import org.jspecify.annotations.Nullable;

/** Guesses what a misspelt name was meant to be. */
public final class Suggestions {
  /** Lower, and the guesses amuse; higher, and a transposition in a short word is missed. */
  private static final double GOOD = 0.77;

  /** Comparing is quadratic in the length, and a name this long is not misspelt. */
  private static final int MAX_NAME_LENGTH = 100;

  /** Of words that one slip of the finger tells apart no one reads more. */
  private static final int MAX_SUGGESTIONS = 4;

  private Suggestions() {}

  /** A candidate, and how like the word it is. */
  private record Likeness(String name, double score) {}

  /** The candidate most like the word, if one is like it; of equals, the first. */
  public static Optional<String> nearest(String word, Collection<String> candidates) {
    return guesses(word, candidates).stream().findFirst();
  }

  /** The question whether the candidate most like the word is meant, if one is like it. */
  public static Optional<String> question(String word, Collection<String> candidates) {
    return nearest(word, candidates).map(near -> "Did you mean `" + near + "`?");
  }

  /**
   * What the word may have been meant to be, the likeliest first: all that one slip tells apart
   * from it, or else the one most like it.
   */
  public static List<String> guesses(String word, Collection<String> candidates) {
    List<String> slips = slips(word, candidates);
    return slips.isEmpty() ? mostLike(word, candidates) : slips;
  }

  /**
   * The candidates, the likeliest first, that one slip of the finger makes the word: a letter too
   * many, missing or wrong, or two that changed places.
   */
  public static List<String> slips(String word, Collection<String> candidates) {
    JaroWinklerSimilarity similarity = new JaroWinklerSimilarity();
    return candidates.stream()
        .distinct()
        .filter(candidate -> isSlip(word, candidate))
        .map(candidate -> new Likeness(candidate, similarity.apply(word, candidate)))
        .sorted(Comparator.comparingDouble(Likeness::score).reversed())
        .limit(MAX_SUGGESTIONS)
        .map(Likeness::name)
        .toList();
  }

  private static List<String> mostLike(String word, Collection<String> candidates) {
    JaroWinklerSimilarity similarity = new JaroWinklerSimilarity();
    String best = null;
    double bestScore = 0;
    for (String candidate : candidates) {
      if (candidate.equals(word)
          || candidate.length() > MAX_NAME_LENGTH
          || word.length() > MAX_NAME_LENGTH) {
        continue;
      }
      double score = similarity.apply(word, candidate);
      if (score >= GOOD && score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    return best == null ? List.of() : List.of(best);
  }

  /** Whether one slip of the finger makes one of two different words the other. */
  private static boolean isSlip(String word, String meant) {
    int difference = word.length() - meant.length();
    if (difference < -1 || difference > 1 || word.equals(meant)) {
      return false;
    }
    int start = 0;
    int shorter = Math.min(word.length(), meant.length());
    while (start < shorter && word.charAt(start) == meant.charAt(start)) {
      start++;
    }
    String restOfWord = word.substring(start);
    String restOfMeant = meant.substring(start);
    if (difference > 0) {
      return restOfWord.substring(1).equals(restOfMeant);
    } else if (difference < 0) {
      return restOfMeant.substring(1).equals(restOfWord);
    }
    // A wrong letter of two leaves too little to tell what was meant.
    boolean wrongLetter = word.length() > 2;
    return (wrongLetter && restOfWord.substring(1).equals(restOfMeant.substring(1)))
        || (restOfWord.length() > 1
            && restOfWord.charAt(0) == restOfMeant.charAt(1)
            && restOfWord.charAt(1) == restOfMeant.charAt(0)
            && restOfWord.substring(2).equals(restOfMeant.substring(2)));
  }

  /** The words for beside the caret, such as "did you mean `north`?", or null without a guess. */
  public static @Nullable String label(String word, Collection<String> candidates) {
    return label(guesses(word, candidates));
  }

  /** The words for beside the caret about some guesses, the likeliest first; null for none. */
  public static @Nullable String label(List<String> guesses) {
    if (guesses.isEmpty()) {
      return null;
    }
    String last = "`" + guesses.get(guesses.size() - 1) + "`";
    String before =
        guesses.subList(0, guesses.size() - 1).stream()
            .map(guess -> "`" + guess + "`")
            .collect(Collectors.joining(", "));
    return "did you mean " + (before.isEmpty() ? "" : before + " or ") + last + "?";
  }
}
