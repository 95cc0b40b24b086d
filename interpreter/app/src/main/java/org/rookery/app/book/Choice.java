package org.rookery.app.book;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.rookery.app.book.TextFinder.Scored;

/**
 * Chooses answers whose words are told by many things that are like the wish: what is most like it
 * may be so by chance.
 */
final class Choice<T> {
  /** The number of best matches that vote for words. */
  private static final int VOTERS = 60;

  /** How much the words told by many weigh against the likeness of one thing. */
  private static final double VOTES = 2;

  /** What an answer is worth that names no word which the answers before it have not named. */
  private static final double STALE = 0.3;

  private final List<Scored<T>> found;
  private final Function<T, Set<String>> words;
  private final Map<String, Double> votes = new HashMap<>();
  private final double most;

  /** A choice among things in their order, the best first, by the words of each. */
  Choice(List<Scored<T>> found, Function<T, Set<String>> words) {
    this.found = found.subList(0, Math.min(VOTERS, found.size()));
    this.words = words;
    for (Scored<T> scored : this.found) {
      double likeness = likeness(scored);
      for (String word : words.apply(scored.thing())) {
        votes.merge(word, likeness * likeness, Double::sum);
      }
    }
    most = votes.values().stream().mapToDouble(Double::doubleValue).max().orElse(1);
  }

  /** The best so many that pass, where one that repeats what those before it say comes late. */
  List<T> best(int wanted, Predicate<T> passes) {
    List<T> chosen = new ArrayList<>();
    List<Scored<T>> left =
        new ArrayList<>(found.stream().filter(f -> passes.test(f.thing())).toList());
    Set<String> named = new HashSet<>();
    while (chosen.size() < wanted && !left.isEmpty()) {
      Scored<T> best = best(left, named).orElseThrow();
      left.remove(best);
      chosen.add(best.thing());
      named.addAll(words.apply(best.thing()));
    }
    return chosen;
  }

  private Optional<Scored<T>> best(List<Scored<T>> left, Set<String> named) {
    Optional<Scored<T>> best = Optional.empty();
    double most = -1;
    for (Scored<T> scored : left) {
      double value = value(scored, named);
      if (value > most) {
        best = Optional.of(scored);
        most = value;
      }
    }
    return best;
  }

  private double value(Scored<T> scored, Set<String> named) {
    Set<String> own = words.apply(scored.thing());
    boolean stale = !own.isEmpty() && named.containsAll(own);
    double told =
        own.stream()
            .filter(word -> !named.contains(word))
            .mapToDouble(word -> votes.getOrDefault(word, 0.0) / most)
            .sum();
    return likeness(scored) * ((stale ? STALE : 1) + VOTES * told);
  }

  private double likeness(Scored<T> scored) {
    return scored.score() / found.get(0).score();
  }
}
