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
import org.rookery.app.book.SearchTerms.Term;

/** Finds, among things with texts, those that are most like a wish. */
final class TextFinder<T> {
  /** How much the text as a whole adds to the part of it that is most like the wish. */
  private static final double WHOLE = 0.25;

  /** What a word adds in the very form that was asked for, and said otherwise. */
  private static final double EXACT = 1.1;

  private static final double SYNONYM = 0.7;

  /** Shorter words are hardly misspelt, and like too many others. */
  private static final int MISSPELT = 5;

  private final List<Thing<T>> things;
  private final List<Part> parts = new ArrayList<>();

  /** Each word of each part, in the order of the parts. */
  private final List<WordOccurrence> said = new ArrayList<>();

  /** By each stem and group of synonyms: where it is said. */
  private final Map<String, List<WordOccurrence>> places = new HashMap<>();

  /** By each stem and group: how many things have it. */
  private final Map<String, Integer> common = new HashMap<>();

  private final Set<String> known = new TreeSet<>();

  /** A text about a thing, or a part of one; a weight below 1 puts it behind others. */
  record Field(String text, double weight) {}

  /** A thing with all that is said of it first, and then parts that say it by themselves. */
  record Thing<T>(T thing, List<Field> fields) {}

  /** How much a thing is like a wish; above 0. */
  record Scored<T>(T thing, double score) {}

  /**
   * A word of a part.
   *
   * @param place its number among the words of all parts
   * @param worth how much it tells
   */
  record WordOccurrence(int part, int place, String plain, double worth) {}

  /**
   * A part.
   *
   * @param worth of its words together
   */
  private record Part(int thing, boolean whole, double weight, double worth) {}

  TextFinder(List<Thing<T>> things) {
    this.things = List.copyOf(things);
    List<List<List<Term>>> read = new ArrayList<>();
    for (Thing<T> thing : things) {
      List<List<Term>> texts = thing.fields().stream().map(f -> SearchTerms.of(f.text())).toList();
      Set<String> keys = new HashSet<>();
      for (List<Term> text : texts) {
        for (Term term : text) {
          known.add(term.plain());
          keys.add(term.stem());
          keys.addAll(term.groups());
        }
      }
      keys.forEach(key -> common.merge(key, 1, Integer::sum));
      read.add(texts);
    }
    for (int i = 0; i < things.size(); i++) {
      for (int j = 0; j < read.get(i).size(); j++) {
        add(i, j == 0, things.get(i).fields().get(j).weight(), read.get(i).get(j));
      }
    }
  }

  private void add(int thing, boolean whole, double weight, List<Term> terms) {
    double worth = 0;
    for (Term term : terms) {
      WordOccurrence word =
          new WordOccurrence(parts.size(), said.size(), term.plain(), worth(term));
      said.add(word);
      places.computeIfAbsent(term.stem(), unused -> new ArrayList<>()).add(word);
      for (String group : term.groups()) {
        places.computeIfAbsent(group, unused -> new ArrayList<>()).add(word);
      }
      worth += word.worth();
    }
    parts.add(new Part(thing, whole, weight, worth));
  }

  /** The things that are at all like a wish, the best first. */
  List<Scored<T>> search(String wish) {
    Likeness likeness = new Likeness(parts.size(), said.size());
    for (Term written : SearchTerms.of(wish)) {
      Term term = mended(written);
      double worth = worth(term);
      likeness.next(term.stem(), worth);
      for (WordOccurrence word : places.getOrDefault(term.stem(), List.of())) {
        likeness.meets(word, worth * (term.plain().equals(word.plain()) ? EXACT : 1));
      }
      for (String group : term.groups()) {
        double value = SYNONYM * term.weight() * rarity(group);
        places.getOrDefault(group, List.of()).forEach(word -> likeness.meets(word, value));
      }
    }
    likeness.end();
    double[] score = new double[things.size()];
    double[] whole = new double[things.size()];
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      double value = part.weight() * likeness.of(i, part.worth());
      score[part.thing()] = Math.max(score[part.thing()], value);
      whole[part.thing()] += part.whole() ? value : 0;
    }
    List<Scored<T>> scored = new ArrayList<>();
    for (int i = 0; i < score.length; i++) {
      if (score[i] > 0) {
        scored.add(new Scored<>(things.get(i).thing(), score[i] + WHOLE * whole[i]));
      }
    }
    scored.sort(Comparator.comparingDouble((Scored<T> s) -> s.score()).reversed());
    return scored;
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
    return SearchTerms.term(best);
  }

  private double worth(Term term) {
    return term.weight() * rarity(term.stem());
  }

  /** How much a word tells that few things have. */
  private double rarity(String key) {
    return Math.log(1 + (double) things.size() / (common.getOrDefault(key, 0) + 1));
  }
}
