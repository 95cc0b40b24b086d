package org.rookery.compiler.elaborate.scope;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.source.Origin;

/**
 * A name that is none of some kinds, and what is told of it.
 *
 * @param wanted what it might have been; the first gives the message, unless another is nearer
 */
record UnknownName(GameNames names, Problems problems, String name, List<NameKind> wanted) {
  /** More names are not listed beside a caret. */
  private static final int MOST_LISTED = 8;

  /**
   * Tells it.
   *
   * @param words what would be possible too
   */
  void report(Origin origin, Collection<String> words) {
    Optional<NameKind> meaning = names.meaning(name);
    if (meaning.isPresent()) {
      problems.error(
          "wrong-kind",
          origin,
          "`" + name + "` is " + Problems.a(meaning.get().noun()) + ".",
          "wanted: " + kinds());
      return;
    }
    boolean guessing = problems.isGuessing();
    List<String> guesses = problems.guesses(name, guessing ? candidates(words) : Set.of());
    NameKind kind = guessing ? likeliest(guesses.stream().findFirst().orElse("")) : wanted.get(0);
    String guess = Suggestions.label(guesses);
    String label = guess != null ? guess : listed(kind, words);
    problems.error(kind.unknownCode(), origin, kind.missing(name), label);
  }

  private String kinds() {
    return wanted.stream().map(kind -> Problems.a(kind.noun())).collect(Collectors.joining(" or "));
  }

  private Set<String> candidates(Collection<String> words) {
    Set<String> candidates = new LinkedHashSet<>(words);
    wanted.forEach(kind -> candidates.addAll(names.all(kind)));
    candidates.addAll(problems.macrosLike(name));
    return candidates;
  }

  /** The names there are of a kind, and the words, when few; null when the names are not. */
  private @Nullable String listed(NameKind kind, Collection<String> words) {
    Set<String> all = new LinkedHashSet<>(names.all(kind));
    if (all.isEmpty() && words.isEmpty()) {
      return "there is none";
    }
    if (all.isEmpty() || all.size() + words.size() <= MOST_LISTED) {
      all.addAll(words);
    }
    boolean few = all.size() <= MOST_LISTED;
    return few ? "there are: `" + String.join("`, `", all) + "`" : null;
  }

  /** What was meant: the kind of the guess, else of names that look alike, else the first. */
  private NameKind likeliest(String guess) {
    for (NameKind kind : wanted) {
      if (names.has(kind, guess)) {
        return kind;
      }
    }
    String look = look(name);
    for (NameKind kind : wanted) {
      if (names.all(kind).stream().anyMatch(other -> look(other).equals(look))) {
        return kind;
      }
    }
    return wanted.get(0);
  }

  /** Letters and digits for what they are: {@code a10} looks like {@code b11}. */
  private static String look(String name) {
    return name.replaceAll("[0-9]+", "0").replaceAll("\\p{Alpha}+", "a");
  }
}
