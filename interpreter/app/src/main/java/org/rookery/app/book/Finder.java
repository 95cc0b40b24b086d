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

  /** How much a text loses of which the wish says nothing: part of it means something else. */
  private static final double PRECISION = 0.3;

  /** How much the text as a whole adds to the part of it that is most like the wish. */
  private static final double WHOLE = 0.4;

  /** Shorter words are hardly misspelt, and like too many others. */
  private static final int MISSPELT = 5;

  private final List<Found<T>> all = new ArrayList<>();
  private final Map<String, Integer> common = new HashMap<>();
  private final Set<String> known = new TreeSet<>();

  /** A text about a thing, or a part of one; a weight below 1 puts it behind others. */
  record Field(String text, double weight) {}

  private record Part(List<Term> terms, double weight) {}

  /** The parts are other ways to say the same, the first is all of them together. */
  private record Found<T>(T thing, List<Part> parts) {}

  private record Scored<T>(T thing, double score) {}

  /** Adds a thing with all that is said of it first, and then parts that say it by themselves. */
  void add(T thing, List<Field> fields) {
    List<Part> parts = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    for (Field field : fields) {
      List<Term> terms = Terms.of(field.text());
      if (!terms.isEmpty()) {
        parts.add(new Part(terms, field.weight()));
      }
      for (Term term : terms) {
        known.add(term.plain());
        keys.add(term.stem());
        keys.addAll(term.groups());
      }
    }
    all.add(new Found<>(thing, parts));
    keys.forEach(key -> common.merge(key, 1, Integer::sum));
  }

  /** The things that are most like a wish, the best first; none when nothing is like it. */
  List<T> search(String wish, int most) {
    List<Term> wanted = Terms.of(wish).stream().map(this::mended).toList();
    List<Scored<T>> scored = new ArrayList<>();
    for (Found<T> found : all) {
      double score = score(wanted, found);
      if (score > 0) {
        scored.add(new Scored<>(found.thing(), score));
      }
    }
    scored.sort(Comparator.comparingDouble((Scored<T> s) -> s.score()).reversed());
    return scored.stream().limit(most).map(Scored::thing).toList();
  }

  private double score(List<Term> wanted, Found<T> found) {
    double whole = 0;
    double best = 0;
    for (Part part : found.parts()) {
      double score = part.weight() * score(wanted, part.terms());
      if (part == found.parts().get(0)) {
        whole = score;
      }
      best = Math.max(best, score);
    }
    return best + WHOLE * whole;
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
    double all = 0;
    Set<String> counted = new HashSet<>();
    Set<Integer> told = new HashSet<>();
    int before = -1;
    double last = 0;
    for (Term term : wanted) {
      int place = -1;
      double best = 0;
      for (int i = 0; i < said.size(); i++) {
        double value = likeness(term, said.get(i));
        boolean next = before >= 0 && i == before + 1 && value > 0;
        if (value > 0) {
          told.add(i);
        }
        if (value > best || (next && value >= best)) {
          best = value;
          place = i;
        }
      }
      double worth = worth(term);
      all += worth;
      if (place >= 0 && counted.add(term.stem())) {
        score += best;
        met += worth;
        if (before >= 0 && place == before + 1) {
          score += NEIGHBOURS * (best + last) / 2;
        }
      }
      before = place;
      last = best;
    }
    return met == 0
        ? 0
        : score * Math.pow(met / all, COVERAGE) * Math.pow(share(said, told), PRECISION);
  }

  /** How much of a text is in the wish. */
  private double share(List<Term> said, Set<Integer> told) {
    double all = 0;
    double part = 0;
    for (int i = 0; i < said.size(); i++) {
      double worth = worth(said.get(i));
      all += worth;
      part += told.contains(i) ? worth : 0;
    }
    return part / all;
  }

  private double worth(Term term) {
    return term.weight() * rarity(term.stem());
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
