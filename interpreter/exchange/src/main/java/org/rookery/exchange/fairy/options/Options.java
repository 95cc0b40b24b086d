package org.rookery.exchange.fairy.options;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.exchange.parts.BoardRegion;

/** What a variant says, its ancestors included: the nearest counts. */
public final class Options {
  private static final String WHITE = "White";
  private static final String BLACK = "Black";

  /** Older names of keys, and keys that stand for several. */
  private static final Map<String, List<String>> ALIASES =
      new TreeMap<>(
          Map.of(
              "whiteFlag", List.of("flagRegionWhite"),
              "blackFlag", List.of("flagRegionBlack"),
              "whiteDropRegion", List.of("dropRegionWhite"),
              "blackDropRegion", List.of("dropRegionBlack"),
              "castlingRookPiece", List.of("castlingRookPieces"),
              "pawnTypes", List.of("promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes")));

  private static final Set<String> PAIRS = Set.of("promotedPieceType", "promotionLimit");

  private final OptionKeys keys;
  private final Map<String, Ini.Entry> entries = new LinkedHashMap<>();
  private final List<Ini.Section> sections = new ArrayList<>();
  private @Nullable Map<String, String> letters;

  /** No options yet. */
  public Options(OptionKeys keys) {
    this.keys = keys;
  }

  /** Adds what a section says over what its ancestors say. */
  public void add(Ini.Section section) {
    letters = null;
    sections.add(section);
    for (Ini.Entry entry : section.entries()) {
      for (String key : ALIASES.getOrDefault(entry.key(), List.of())) {
        put(key, entry);
      }
    }
    for (Ini.Entry entry : section.entries()) {
      if (!ALIASES.containsKey(entry.key()) && !isOfOnePlayer(entry.key())) {
        put(entry.key(), entry);
      }
    }
    for (Ini.Entry entry : section.entries()) {
      if (isOfOnePlayer(entry.key())) {
        put(entry.key(), entry);
      }
    }
  }

  /** The same without what stands behind a key. */
  public Options without(String key) {
    Options rest = new Options(keys);
    rest.entries.putAll(entries);
    rest.entries.remove(key);
    return rest;
  }

  /** What is said where the section that was added last does not say what it says of a key. */
  public Options inherited(String key) {
    Options rest = new Options(keys);
    for (int i = 0; i < sections.size(); i++) {
      boolean last = i == sections.size() - 1;
      Ini.Section section = sections.get(i);
      rest.add(last ? section.without(entries.get(key)) : section);
    }
    return rest;
  }

  /** Whether what stands behind a key is of the section that was added last. */
  public boolean isOwn(String key) {
    Ini.Entry entry = entries.get(key);
    return entry != null
        && !sections.isEmpty()
        && sections.get(sections.size() - 1).entries().stream()
            .anyMatch(own -> own.keySpan().equals(entry.keySpan()));
  }

  /** The same with another text behind a key. */
  public Options with(String key, String value) {
    Options other = new Options(keys);
    other.entries.putAll(entries);
    other.entries.computeIfPresent(
        key, (k, entry) -> new Ini.Entry(entry.key(), value, entry.keySpan(), entry.valueSpan()));
    return other;
  }

  /** What counts of a key: what stands behind it, or behind that for both players, or the usual. */
  public String value(String key) {
    boolean white = key.endsWith(WHITE);
    String both = isOfOnePlayer(key) ? key.substring(0, key.length() - WHITE.length()) : key;
    Ini.Entry entry = entries.getOrDefault(key, entries.get(both));
    if (entry != null) {
      return entry.value();
    }
    String[] usual = keys.describe(key).usual().split(",", 2);
    return white || usual.length == 1 ? usual[0] : usual[1];
  }

  /** The key that says something for one player or for both: the first that stands here. */
  public String sayer(String key) {
    return Stream.of(key, key + WHITE, key + BLACK)
        .filter(entries::containsKey)
        .findFirst()
        .orElse(key);
  }

  /** Whether what stands behind a key switches something on. */
  public boolean isOn(String key) {
    return !OptionValues.isOff(value(key));
  }

  /** The key of the other player that is like one of a player, if it is given. */
  public Optional<String> keyOfOther(String key) {
    String other =
        key.endsWith(WHITE)
            ? key.substring(0, key.length() - WHITE.length()) + BLACK
            : key.endsWith(BLACK) ? key.substring(0, key.length() - BLACK.length()) + WHITE : "";
    return Optional.of(other).filter(entries::containsKey);
  }

  /** Whether a key for both players is said for each of them, too. */
  public boolean isShadowed(String key) {
    return entries.containsKey(key + WHITE) && entries.containsKey(key + BLACK);
  }

  /** Whether an entry is one of those that count, under its key or one that it is short for. */
  public boolean counts(Ini.Entry entry) {
    return entries.values().stream().anyMatch(e -> e.keySpan().equals(entry.keySpan()));
  }

  private boolean isOfOnePlayer(String key) {
    return key.endsWith(WHITE) || key.endsWith(BLACK);
  }

  private void put(String key, Ini.Entry entry) {
    if (keys.isPiece(key) && !entry.value().isEmpty()) {
      // The piece that gets a letter takes it from the piece that had it.
      entries.values().removeIf(other -> isPieceOf(other, entry.value().charAt(0)));
    }
    entries.remove(key + WHITE);
    entries.remove(key + BLACK);
    entries.put(key, PAIRS.contains(key) ? joined(entries.get(key), entry) : entry);
  }

  /** Pairs are added to those of the ancestors. */
  private static Ini.Entry joined(Ini.@Nullable Entry inherited, Ini.Entry own) {
    if (inherited == null || own.value().equals("-")) {
      return own;
    }
    String both = inherited.value() + " " + own.value();
    return new Ini.Entry(own.key(), both, own.keySpan(), own.valueSpan());
  }

  private boolean isPieceOf(Ini.Entry entry, char letter) {
    return keys.isPiece(entry.key())
        && Character.isLetter(letter)
        && !entry.value().isEmpty()
        && Character.toLowerCase(entry.value().charAt(0)) == Character.toLowerCase(letter);
  }

  /** What stands behind a key, if it is said and not taken back. */
  public Optional<Ini.Entry> find(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** The same for a player: their own word before that for both. */
  public Optional<Ini.Entry> find(String key, int player) {
    Ini.Entry own = entries.get(key + (player == 0 ? WHITE : BLACK));
    return Optional.ofNullable(own == null ? entries.get(key) : own);
  }

  /** The keys behind which something stands. */
  public Set<String> saidKeys() {
    return Collections.unmodifiableSet(entries.keySet());
  }

  /** Whether a flag is set. */
  public boolean flag(String key, boolean unsaid) {
    return find(key).map(entry -> entry.value().equals("true")).orElse(unsaid);
  }

  /** Whether a flag is set. */
  public boolean flag(String key, int player) {
    return find(key, player).map(entry -> entry.value().equals("true")).orElse(false);
  }

  /** A whole number, or what counts when none is given. */
  public int number(String key, int unsaid) {
    return find(key)
        .filter(entry -> entry.value().matches("\\d{1,6}"))
        .map(entry -> Integer.parseInt(entry.value()))
        .orElse(unsaid);
  }

  /** A text, or what counts when none is given. */
  public String word(String key, String unsaid) {
    return find(key).map(Ini.Entry::value).filter(value -> !value.equals("-")).orElse(unsaid);
  }

  /** A file as a number from 0: a letter, or a number from 1. */
  public int file(String key, int unsaid) {
    return find(key).map(entry -> fileOf(entry.value())).filter(file -> file >= 0).orElse(unsaid);
  }

  static int fileOf(String value) {
    if (value.matches("\\d{1,2}")) {
      return Integer.parseInt(value) - 1;
    }
    return value.matches("[a-zA-Z]") ? Character.toLowerCase(value.charAt(0)) - 'a' : -1;
  }

  /** How many files the board has. */
  public int files() {
    return Math.max(1, Math.min(12, file("maxFile", 7) + 1));
  }

  /** How many ranks the board has. */
  public int ranks() {
    return Math.max(1, Math.min(10, number("maxRank", 8)));
  }

  /** Squares of a player, or those that count when none are given. */
  public BoardRegion region(String key, int player, BoardRegion unsaid) {
    return find(key, player)
        .flatMap(entry -> BoardRegion.parse(entry.value(), files(), ranks()))
        .orElse(unsaid);
  }

  /** The keys of the pieces of the game with their letters, in lower case. */
  public Map<String, String> letters() {
    Map<String, String> known = letters;
    if (known == null) {
      known = readLetters();
      letters = known;
    }
    return new LinkedHashMap<>(known);
  }

  private Map<String, String> readLetters() {
    Map<String, String> found = new LinkedHashMap<>();
    List<String> pieces = new ArrayList<>();
    keys.pieces().stream().filter(entries::containsKey).forEach(pieces::add);
    entries.keySet().stream().filter(keys::isCustom).sorted().forEach(pieces::add);
    for (String piece : pieces) {
      String value = word(piece, "");
      if (!value.isEmpty() && Character.isLetter(value.charAt(0))) {
        found.put(piece, value.substring(0, 1).toLowerCase(Locale.ROOT));
      }
    }
    return found;
  }

  /** How a piece moves, in Betza's letters. */
  public String moves(String piece) {
    String value = find(piece).map(Ini.Entry::value).orElse("");
    int colon = value.indexOf(':');
    return colon < 0 ? keys.moves(piece) : value.substring(colon + 1).strip();
  }

  /** What keys there are. */
  public OptionKeys keys() {
    return keys;
  }
}
