package org.rookery.app.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** How to say what: phrases of authors, each with the words of the language that say it. */
public final class PhraseIndex {
  private static final Set<String> SMALL =
      Set.of(
          "a", "an", "the", "of", "to", "that", "or", "and", "in", "on", "it", "is", "as", "by",
          "for", "with", "only", "may", "must", "man", "men", "piece", "how", "do", "i", "say",
          "can", "its", "be", "are", "when", "where", "not", "who", "one", "some", "this");

  /** What a word in the very form that was asked for adds. */
  private static final double EXACT = 0.5;

  /** How much a long phrase, which is like many wishes, loses. */
  private static final double LENGTH = 0.1;

  private final List<Entry> entries;
  private final Map<String, Integer> common = new HashMap<>();

  /** A phrase and the words that say it. */
  public record Entry(String phrase, List<String> words) {}

  private record Scored(Entry entry, double score) {}

  /** The index that comes with the program. */
  public PhraseIndex() {
    this(read().lines().filter(line -> !line.isBlank()).map(PhraseIndex::entry).toList());
  }

  /** An index of these entries. */
  PhraseIndex(List<Entry> entries) {
    this.entries = List.copyOf(entries);
    for (Entry entry : entries) {
      stems(entry).forEach(stem -> common.merge(stem, 1, Integer::sum));
    }
  }

  private static String read() {
    try (InputStream in = PhraseIndex.class.getResourceAsStream("phrases.txt")) {
      if (in == null) {
        throw new IllegalStateException("no phrases");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Entry entry(String line) {
    int colon = line.lastIndexOf(": ");
    return new Entry(
        line.substring(0, colon), List.of(line.substring(colon + 2).strip().split("\\s+")));
  }

  /** Every entry. */
  public List<Entry> all() {
    return entries;
  }

  /** The entries that are most like a wish, the best first; none when nothing is like it. */
  public List<Entry> search(String wish, int most) {
    Set<String> wanted = stems(wish);
    List<Scored> scored = new ArrayList<>();
    for (Entry entry : entries) {
      Set<String> said = stems(entry);
      double score = 0;
      for (String stem : wanted) {
        if (said.contains(stem)) {
          score += Math.log(1 + (double) entries.size() / common.getOrDefault(stem, 1));
        }
      }
      if (score > 0) {
        score += EXACT * exact(wish, entry);
        scored.add(new Scored(entry, score / Math.pow(said.size(), LENGTH)));
      }
    }
    scored.sort(Comparator.comparingDouble(Scored::score).reversed());
    return scored.stream().limit(most).map(Scored::entry).toList();
  }

  /** How many words of a wish stand in a phrase as they are. */
  private static long exact(String wish, Entry entry) {
    Set<String> said = Set.copyOf(plain(entry.phrase()));
    return plain(wish).stream().distinct().filter(said::contains).count();
  }

  private static List<String> plain(String text) {
    return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"))
        .filter(word -> !word.isEmpty() && !SMALL.contains(word))
        .toList();
  }

  private static Set<String> stems(Entry entry) {
    Set<String> stems = stems(entry.phrase());
    stems.addAll(stems(String.join(" ", entry.words())));
    return stems;
  }

  private static Set<String> stems(String text) {
    return plain(text).stream()
        .map(PhraseIndex::stem)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** A word without its ending, roughly. */
  private static String stem(String word) {
    String stem = word;
    for (String ending : List.of("ing", "ions", "ion", "ed", "es", "er", "s", "e")) {
      if (stem.endsWith(ending) && stem.length() - ending.length() >= 3) {
        stem = stem.substring(0, stem.length() - ending.length());
        break;
      }
    }
    int last = stem.length() - 1;
    boolean doubled = last > 2 && stem.charAt(last) == stem.charAt(last - 1);
    return doubled ? stem.substring(0, last) : stem;
  }
}
