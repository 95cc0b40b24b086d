package org.rookery.tests.walker;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Choices by chance, the same ones whenever the seed is the same. */
final class Dice {
  private final Random random;

  Dice(long seed) {
    random = new Random(seed);
  }

  /** A number from {@code least} to {@code most}. */
  int number(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  /** Yes, so often in a hundred. */
  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  String one(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }

  String one(String... of) {
    return one(List.of(of));
  }

  /** One of these texts; the others are not made. */
  @SafeVarargs
  final String any(Supplier<String>... of) {
    return of[random.nextInt(of.length)].get();
  }

  /** The text, so often in a hundred; else nothing. */
  String sometimes(int percent, Supplier<String> text) {
    return chance(percent) ? text.get() : "";
  }

  /** From {@code least} to {@code most} such texts with blanks between. */
  String several(int least, int most, Supplier<String> text) {
    return Stream.generate(text).limit(number(least, most)).collect(Collectors.joining(" "));
  }

  /** Some of the words, none twice, at least one. */
  String some(List<String> of) {
    List<String> left = new ArrayList<>(of);
    List<String> taken = new ArrayList<>();
    int count = number(1, Math.min(2, left.size()));
    for (int i = 0; i < count; i++) {
      taken.add(left.remove(random.nextInt(left.size())));
    }
    return String.join(" ", taken);
  }
}
