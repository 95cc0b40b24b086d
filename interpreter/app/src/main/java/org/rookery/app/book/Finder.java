package org.rookery.app.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.text.similarity.LevenshteinDistance;
import org.rookery.app.book.Terms.Term;

/** Finds, among things with a text each, those that are most like a wish. */
final class Finder<T> {
  /** What a word adds in the very form that was asked for, in another form, or said otherwise. */
  private static final double EXACT = 1.1;

  private static final double SAME_STEM = 1;
  private static final double SYNONYM = 0.7;

  /** What two words add that stand next to each other in both texts. */
  private static final double NEIGHBOURS = 0.35;

  /** How much more it is worth to meet all of a wish than to meet the rarest word of it. */
  private static final double COVERAGE = 0.5;

  /** How much a long text, which is like many wishes, loses. */
  private static final double LENGTH = 0.12;

  /** Shorter words are hardly misspelt, and like too many others. */
  private static final int MISSPELT = 5;

  private final List<Found<T>> all = new ArrayList<>();
  private final Map<String, Integer> common = new HashMap<>();
  private final Set<String> known = new TreeSet<>();

  private record Found<T>(T thing, double weight, List<Term> terms) {}

  private record Scored<T>(T thing, double score) {}

  /** Adds a thing; a weight below 1 puts it behind others that are as much like the wish. */
  void add(T thing, String text, double weight) {
    List<Term> terms = Terms.of(text);
    all.add(new Found<>(thing, weight, terms));
    Set<String> keys = new HashSet<>();
    for (Term term : terms) {
      known.add(term.plain());
      keys.add(term.stem());
      keys.addAll(term.groups());
    }
    keys.forEach(key -> common.merge(key, 1, Integer::sum));
  }

  /** The things that are most like a wish, the best first; none when nothing is like it. */
  List<T> search(String wish, int most) {
    List<Term> wanted = Terms.of(wish).stream().map(this::mended).toList();
    List<Scored<T>> scored = new ArrayList<>();
    for (Found<T> found : all) {
      double score = score(wanted, found.terms());
      if (score > 0) {
        double length = new HashSet<>(found.terms()).size();
        scored.add(new Scored<>(found.thing(), score * found.weight() / Math.pow(length, LENGTH)));
      }
    }
    scored.sort(Comparator.comparingDouble((Scored<T> s) -> s.score()).reversed());
    return scored.stream().limit(most).map(Scored::thing).toList();
  }

  /** The word, or the known one that it is a misspelling of. */
  private Term mended(Term term) {
    if (common.containsKey(term.stem())
        || !term.groups().isEmpty()
        || term.plain().length() < MISSPELT) {
      return term;
    }
    LevenshteinDistance distance = new LevenshteinDistance(term.plain().length() / 4);
    String best = term.plain();
    int least = Integer.MAX_VALUE;
    for (String word : known) {
      int far = distance.apply(term.plain(), word);
      if (far >= 0 && far < least) {
        best = word;
        least = far;
      }
    }
    return Terms.term(best);
  }

  private double score(List<Term> wanted, List<Term> said) {
    double score = 0;
    double met = 0;
    Set<String> counted = new HashSet<>();
    int before = -1;
    for (Term term : wanted) {
      int place = -1;
      double best = 0;
      for (int i = 0; i < said.size(); i++) {
        double value = likeness(term, said.get(i));
        boolean next = before >= 0 && i == before + 1 && value > 0;
        if (value > best || (next && value >= best)) {
          best = value;
          place = i;
        }
      }
      if (place >= 0 && counted.add(term.stem())) {
        score += best;
        met += term.weight();
        if (before >= 0 && place == before + 1) {
          score += NEIGHBOURS * best;
        }
      }
      before = place;
    }
    double all = wanted.stream().mapToDouble(Term::weight).sum();
    return score * Math.pow(met / all, COVERAGE);
  }

  private double likeness(Term term, Term said) {
    if (term.stem().equals(said.stem())) {
      double how = term.plain().equals(said.plain()) ? EXACT : SAME_STEM;
      return how * term.weight() * rarity(term.stem());
    }
    return term.groups().stream()
        .filter(said.groups()::contains)
        .mapToDouble(group -> SYNONYM * term.weight() * rarity(group))
        .max()
        .orElse(0);
  }

  /** How much a word tells that few texts have. */
  private double rarity(String key) {
    return Math.log(1 + (double) all.size() / (common.getOrDefault(key, 0) + 1));
  }
}
