package org.rookery.tests.perft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.search.Perft;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.Listing;
import org.rookery.tests.Games;

/** The games that Fairy-Stockfish knows too have as many leaves from the start as it counts. */
final class FairyVariantsTest {
  private static final String PROGRAM = "fairy-stockfish";

  /** What is counted at most for one variant in every build, and in the group. */
  private static final long FEW = 10_000;

  private static final long MANY = 250_000;

  /** How many there were when this was last looked at. */
  private static final int LEAST = 264;

  /** One variant of so many is counted in every build. */
  private static final int EVERY = 8;

  /**
   * The variants whose counts differ because ours follows the published rule and the program does
   * not; the rules file says in which way.
   */
  private static final Set<String> OURS_FOLLOW_THE_RULE =
      Set.of("annexation", "cfour-anyside", "crusade", "elgam");

  private static final Map<String, FairyVariant> VARIANTS =
      FairyVariant.all().stream().collect(Collectors.toMap(FairyVariant::name, v -> v));

  /** Our names by the program's. */
  private static final Map<String, String> KNOWN = known();

  private static Map<String, String> known() {
    Map<String, String> known = new TreeMap<>();
    for (Listing game : Games.rulebook().listings(Set.of())) {
      for (String name : game.knownAs().getOrDefault(PROGRAM, List.of())) {
        assertThat(known.put(name, game.name())).as(name + " is known by two files").isNull();
      }
    }
    return known;
  }

  private static Stream<Arguments> rows(int every) {
    List<Map.Entry<String, String>> entries = List.copyOf(KNOWN.entrySet());
    return Stream.iterate(0, i -> i < entries.size(), i -> i + every)
        .map(entries::get)
        .map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
  }

  static Stream<Arguments> some() {
    return rows(EVERY);
  }

  static Stream<Arguments> all() {
    return rows(1);
  }

  @Test
  void every_known_name_is_one_of_the_table() {
    assertThat(VARIANTS.keySet()).containsAll(KNOWN.keySet()).containsAll(OURS_FOLLOW_THE_RULE);
  }

  @ParameterizedTest
  @MethodSource("some")
  void some_count_alike(String variant, String game) {
    assertEqual(variant, game, FEW);
  }

  @ParameterizedTest
  @MethodSource("all")
  @Tag(Games.CATALOGUE)
  void all_count_alike(String variant, String game) {
    assertEqual(variant, game, MANY);
  }

  @Test
  void there_are_many(TestReporter reporter) {
    Set<String> missing = new TreeSet<>(VARIANTS.keySet());
    missing.removeAll(KNOWN.keySet());
    String names = missing.isEmpty() ? "none" : String.join(" ", missing);
    reporter.publishEntry("variants without a rules file", names);
    assertThat(KNOWN).hasSizeGreaterThanOrEqualTo(LEAST);
  }

  private static void assertEqual(String variant, String name, long limit) {
    if (OURS_FOLLOW_THE_RULE.contains(variant)) {
      return;
    }
    GameEngine game = Games.named(name);
    Perft perft = new Perft(new MoveGenerator(game.program()));
    Map<Integer, Long> expected = new TreeMap<>(VARIANTS.get(variant).leaves());
    expected.values().removeIf(leaves -> leaves > limit);
    Map<Integer, Long> counted = new TreeMap<>();
    expected.keySet().forEach(depth -> counted.put(depth, perft.count(game.start(), depth)));
    assertThat(counted).as(variant).isEqualTo(expected);
  }
}
