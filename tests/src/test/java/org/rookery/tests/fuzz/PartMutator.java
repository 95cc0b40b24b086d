package org.rookery.tests.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Spoils texts made of parts, as are lines or the fields of a position: a part or two left out,
 * doubled, moved or taken from another text, or one letter in it exchanged for one of its kind.
 */
final class PartMutator {
  private final Random random;
  private final List<List<String>> corpus;

  /**
   * A mutator.
   *
   * @param separator what a part ends with
   */
  PartMutator(long seed, List<String> texts, String separator) {
    random = new Random(seed);
    corpus =
        texts.stream()
            .map(text -> Arrays.asList(text.split("(?<=" + separator + ")", -1)))
            .toList();
  }

  /** One of the texts, spoilt. */
  String next() {
    List<String> parts = new ArrayList<>(text());
    for (int i = random.nextInt(2); i >= 0 && !parts.isEmpty(); i--) {
      change(parts);
    }
    return String.join("", parts);
  }

  private List<String> text() {
    return corpus.get(random.nextInt(corpus.size()));
  }

  private void change(List<String> parts) {
    int at = random.nextInt(parts.size());
    List<String> other = text();
    switch (random.nextInt(8)) {
      case 0 -> parts.remove(at);
      case 1 -> parts.add(at, parts.get(at));
      case 2 -> Collections.swap(parts, at, random.nextInt(parts.size()));
      case 3 -> parts.set(at, other.get(random.nextInt(other.size())));
      case 4 -> parts.set(at, other.get(Math.min(at, other.size() - 1)));
      default -> parts.set(at, withAnotherLetter(parts.get(at)));
    }
  }

  private String withAnotherLetter(String part) {
    if (part.isEmpty()) {
      return part;
    }
    int at = random.nextInt(part.length());
    String others = String.join("", text());
    char letter = part.charAt(at);
    for (int i = 0; i < 20 && !others.isEmpty(); i++) {
      char other = others.charAt(random.nextInt(others.length()));
      if (Character.getType(other) == Character.getType(letter)) {
        return part.substring(0, at) + other + part.substring(at + 1);
      }
    }
    return part;
  }
}
