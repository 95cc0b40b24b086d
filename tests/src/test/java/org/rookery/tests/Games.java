package org.rookery.tests;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;

/** The games in {@code rules/}, each loaded once. */
public final class Games {
  private static final Rulebook RULEBOOK = new Rulebook(Checkout.path(""));
  private static final Map<String, GameEngine> LOADED = new TreeMap<>();
  private static final Map<String, Game> GAMES = new TreeMap<>();

  /** The group of the tests that go through all games of the families. */
  public static final String CATALOGUE = "catalogue";

  /** How many games of the families there are for each that is in the sample. */
  private static final int EVERY = 24;

  private Games() {}

  /** Where the games come from. */
  public static Rulebook rulebook() {
    return RULEBOOK;
  }

  /** Of some games those that {@code -Drookery.games=a,b} names; all of them if it is not given. */
  public static List<String> asked(List<String> games) {
    String asked = System.getProperty("rookery.games", "");
    List<String> named = List.of(asked.split(","));
    return games.stream().filter(game -> asked.isEmpty() || named.contains(game)).toList();
  }

  /** The names of all games. */
  public static List<String> names() {
    return RULEBOOK.files().stream().map(RulesFile::bareName).toList();
  }

  /** The games that lie in {@code rules/} itself, which every build looks at closely. */
  public static List<String> classics() {
    return names(file -> RULEBOOK.family(file).isEmpty());
  }

  /** The games of every build: the classics, and a few of each family. */
  public static List<String> sample() {
    return Stream.concat(classics().stream(), everyNth(families(), EVERY).stream()).toList();
  }

  /** The games that only the group {@link #CATALOGUE} looks at. */
  public static List<String> others() {
    List<String> sample = sample();
    return names().stream().filter(name -> !sample.contains(name)).toList();
  }

  /** The games of the families. */
  public static List<String> families() {
    return names(file -> !RULEBOOK.family(file).isEmpty());
  }

  /** The first of so many, and each that comes so many later. */
  public static <T> List<T> everyNth(List<T> all, int every) {
    return IntStream.range(0, all.size()).filter(i -> i % every == 0).mapToObj(all::get).toList();
  }

  private static List<String> names(Predicate<Path> which) {
    return RULEBOOK.files().stream().filter(which).map(RulesFile::bareName).toList();
  }

  /** The game of that name; its rules file must have no problem, not even a warning. */
  public static synchronized GameEngine named(String name) {
    return LOADED.computeIfAbsent(name, Games::load);
  }

  private static Path file(String name) {
    try {
      return RULEBOOK.find(Checkout.path("rules"), name);
    } catch (NoSuchGame unknown) {
      throw new IllegalStateException(unknown);
    }
  }

  /** The same as a newcomer sees it. */
  public static synchronized Game game(String name) {
    return GAMES.computeIfAbsent(name, Games::loaded);
  }

  private static GameEngine load(String name) {
    return game(name).engine();
  }

  private static Game loaded(String name) {
    Loading loading = RULEBOOK.load(file(name), Optional.empty());
    if (!loading.problems().isEmpty()) {
      throw new IllegalStateException(loading.problems());
    }
    return loading.game().orElseThrow();
  }
}
