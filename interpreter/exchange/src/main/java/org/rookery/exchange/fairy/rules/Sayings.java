package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.exchange.fairy.options.OptionKeys;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.options.StartText;

/** The texts by which options are said whose values have rules of their own. */
final class Sayings {
  /** Where a text goes. */
  enum Place {
    /** Before the game. */
    TOPS,
    /** Among the sections of the game. */
    RULES,
    /** The same, and there are neutral pieces. */
    NEUTRAL,
    /** Inside the rule of repetition. */
    REPETITION
  }

  private record Saying(
      String key,
      String value,
      List<String> pieces,
      List<String> needs,
      Place place,
      String text) {}

  private static final int FIELDS = 6;
  private static final List<Saying> ALL = readAll();

  /** What is imported only where something is not so, in words. */
  private static final Map<String, String> WITHOUT =
      Map.of(
          "@royal", "no piece is royal",
          "@castling", "nothing castles",
          "@passing", "no Pawn has a double step",
          "@walls", "the board has no walls at the start");

  private final Options options;
  private final StartText start;
  private final List<Saying> chosen;

  /** The texts for a game's options, as far as it has what they speak of. */
  Sayings(Options options, StartText start) {
    this.options = options;
    this.start = start;
    Map<String, String> letters = options.letters();
    chosen =
        ALL.stream()
            .filter(saying -> saying.value().equals(value(options, saying.key())))
            .filter(saying -> letters.keySet().containsAll(keys(saying)))
            .filter(saying -> saying.needs().stream().allMatch(need -> has(need, start)))
            .toList();
  }

  private static List<Saying> readAll() {
    return Stream.of(OptionKeys.resource("sayings.tsv").split("\n", -1))
        .map(line -> line.split("\t", -1))
        .filter(fields -> fields.length == FIELDS)
        .map(
            fields ->
                new Saying(
                    fields[0],
                    fields[1],
                    words(fields[2]),
                    words(fields[3]),
                    Place.valueOf(fields[4].toUpperCase(Locale.ROOT)),
                    fields[5]))
        .toList();
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  /** The engine's own names of values have a word behind them that says what they are of. */
  private static String value(Options options, String key) {
    return options.word(key, "none").replaceFirst("_\\w+$", "");
  }

  private static List<String> keys(Saying saying) {
    return saying.pieces().stream().map(piece -> piece.replaceFirst("=.*", "")).toList();
  }

  private boolean has(String need, StartText start) {
    if (need.startsWith("!")) {
      return !has(need.substring(1), start);
    }
    return switch (need) {
      case "@royal" ->
          options.letters().containsKey(Army.KING) || options.flag("extinctionPseudoRoyal", false);
      case "@castling" -> options.flag("castling", true) && start.mayAnybodyCastle();
      case "@passing" ->
          options.flag("doubleStep", true) && options.letters().containsKey(Army.PAWN);
      case "@walls" -> !start.walls().isEmpty();
      default -> options.isOn(need);
    };
  }

  /**
   * Where an option with texts would be imported, which this game is not; nothing without texts.
   */
  Optional<String> condition(String key) {
    String value = value(options, key);
    return ALL.stream()
        .filter(saying -> saying.key().equals(key) && saying.value().equals(value))
        .map(this::lacks)
        .min(Comparator.comparingInt(List::size))
        .filter(lacks -> !lacks.isEmpty())
        .map(lacks -> String.join(" and ", lacks));
  }

  private List<String> lacks(Saying saying) {
    List<String> lacks = new ArrayList<>();
    List<String> missing =
        keys(saying).stream().filter(piece -> !options.letters().containsKey(piece)).toList();
    if (!missing.isEmpty()) {
      lacks.add("the game has `" + String.join("`, `", missing) + "`");
    }
    for (String need : saying.needs()) {
      if (!has(need, start)) {
        String key = need.replace("!", "");
        boolean without = need.startsWith("!");
        lacks.add(
            WITHOUT.getOrDefault(key, "`" + key + "` is " + (without ? "not given" : "given")));
      }
    }
    return lacks;
  }

  /** Whether an option is said by a text here. */
  boolean say(String key) {
    return chosen.stream().anyMatch(saying -> saying.key().equals(key));
  }

  /** Whether there are neutral pieces. */
  boolean hasNeutral() {
    return chosen.stream().anyMatch(saying -> saying.place() == Place.NEUTRAL);
  }

  /** What the texts call pieces, by their keys. */
  Map<String, String> names() {
    Map<String, String> names = new TreeMap<>();
    chosen.stream()
        .flatMap(saying -> saying.pieces().stream())
        .filter(piece -> piece.contains("="))
        .map(piece -> piece.split("=", 2))
        .forEach(pair -> names.put(pair[0], pair[1]));
    return names;
  }

  /** The texts that go to a place. */
  List<String> texts(Place place, Army army) {
    return chosen.stream()
        .filter(saying -> saying.place() == place)
        .map(saying -> named(saying, army))
        .distinct()
        .collect(Collectors.toList());
  }

  private static String named(Saying saying, Army army) {
    String text = saying.text().replace("{neutral}", army.neutralLetters());
    for (String piece : keys(saying)) {
      text = text.replace("{" + piece + "}", army.name(piece));
    }
    return text;
  }
}
