package org.rookery.language.diagnostic;

import java.util.Collection;
import java.util.Optional;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;
import org.jspecify.annotations.Nullable;

/** Guesses what a misspelt name was meant to be. */
public final class Suggestions {
  /** Lower, and the guesses amuse; higher, and a transposition in a short word is missed. */
  private static final double GOOD = 0.77;

  /** Comparing is quadratic in the length, and nobody misspells a name this long. */
  private static final int LONGEST = 100;

  private Suggestions() {}

  /** The candidate most like the word, if one is like it; of equals, the first. */
  public static Optional<String> nearest(String word, Collection<String> candidates) {
    JaroWinklerSimilarity similarity = new JaroWinklerSimilarity();
    String best = null;
    double bestScore = 0;
    for (String candidate : candidates) {
      if (candidate.equals(word) || candidate.length() > LONGEST || word.length() > LONGEST) {
        continue;
      }
      double score = similarity.apply(word, candidate);
      if (score >= GOOD && score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    return Optional.ofNullable(best);
  }

  /** The words for beside the caret, such as "did you mean `north`?", or null without a guess. */
  public static @Nullable String label(String word, Collection<String> candidates) {
    return nearest(word, candidates).map(name -> "did you mean `" + name + "`?").orElse(null);
  }
}
