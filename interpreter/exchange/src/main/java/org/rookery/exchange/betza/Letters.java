package org.rookery.exchange.betza;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Ways of going as Betza writes them. */
final class Letters {
  private static final String[][] ATOMS = {
    {"", "W", "D", "H"}, {"W", "F", "N", "C"}, {"D", "N", "A", "Z"}, {"H", "C", "Z", "G"}
  };

  /** What a straight, an oblique or a slanting leap is called in each direction, widest first. */
  private static final Map<String, String> STRAIGHT =
      named("=0246 fs=026 bs=246 lv=046 rv=024 v=04 s=26 f=0 r=2 b=4 l=6");

  private static final Map<String, String> SLANTING =
      named("=1357 f=17 r=13 b=35 l=57 fr=1 br=3 bl=5 fl=7");

  /** Those of a horse, clockwise from the one that goes two ahead and one to the right. */
  private static final Map<String, String> OBLIQUE =
      named(
          "=01234567 fh=0167 rh=0123 bh=2345 lh=4567 v=0347 s=1256 hr=0246 hl=1357"
              + " f=07 r=12 b=34 l=56 rf=0 fr=1 br=2 rb=3 lb=4 bl=5 fl=6 lf=7");

  private Letters() {}

  private static Map<String, String> named(String table) {
    Map<String, String> names = new LinkedHashMap<>();
    for (String entry : table.split(" ")) {
      int equals = entry.indexOf('=');
      names.put(entry.substring(equals + 1), entry.substring(0, equals));
    }
    return names;
  }

  /**
   * What moves in several directions have in common.
   *
   * @param near the shorter side of the leap
   * @param far the longer
   */
  private record Kin(BetzaWay.Kind kind, int near, int far, int range) {
    static Kin of(BetzaWay way) {
      int x = Math.abs(way.dx());
      int y = Math.abs(way.dy());
      return new Kin(way.kind(), Math.min(x, y), Math.max(x, y), way.range());
    }

    Map<String, String> names() {
      return near == 0 ? STRAIGHT : near == far ? SLANTING : OBLIQUE;
    }
  }

  /** A word: its letters before the atom, and the atom with its range. */
  private record Word(String initial, String turns, String rest, Kin kin) {
    String text() {
      return initial + turns + rest + atom(kin);
    }
  }

  /** The text of some ways; {@code initial} ways are those of pieces that have not moved. */
  static String text(List<BetzaWay> ways, List<BetzaWay> initial) {
    List<Word> words = new ArrayList<>(words(ways, ""));
    words.addAll(words(initial, "i"));
    StringBuilder text = new StringBuilder();
    for (String word : joined(words)) {
      boolean doubled = text.length() > 0 && text.charAt(text.length() - 1) == word.charAt(0);
      text.append(doubled ? "1" : "").append(word);
    }
    return text.toString();
  }

  private static List<Word> words(List<BetzaWay> ways, String initial) {
    Map<Kin, Map<Character, Set<Mode>>> byKin = new LinkedHashMap<>();
    for (BetzaWay way : ways) {
      byKin
          .computeIfAbsent(Kin.of(way), kin -> new TreeMap<>())
          .computeIfAbsent(turn(way), turn -> EnumSet.noneOf(Mode.class))
          .add(way.mode());
    }
    List<Word> words = new ArrayList<>();
    byKin.forEach(
        (kin, turns) -> {
          Map<String, Set<Character>> byModes = new LinkedHashMap<>();
          turns.forEach(
              (turn, modes) ->
                  byModes.computeIfAbsent(letters(modes), m -> new LinkedHashSet<>()).add(turn));
          byModes.forEach(
              (modes, some) ->
                  cover(kin, some)
                      .forEach(
                          name ->
                              words.add(
                                  new Word(initial, name, modes + kin.kind().letter(), kin))));
        });
    words.sort(Comparator.comparingInt((Word word) -> word.kin().far() * 4 + word.kin().near()));
    return words;
  }

  /** Going and capturing enemies is what Betza means when it says nothing. */
  private static String letters(Set<Mode> modes) {
    String all = modes.stream().map(m -> String.valueOf(m.letter())).collect(Collectors.joining());
    return all.equals("mc") ? "" : all;
  }

  private static List<String> cover(Kin kin, Set<Character> turns) {
    Set<Character> left = new LinkedHashSet<>(turns);
    List<String> names = new ArrayList<>();
    kin.names()
        .forEach(
            (some, name) -> {
              List<Character> these = some.chars().mapToObj(c -> (char) c).toList();
              if (left.containsAll(these)) {
                names.add(name);
                these.forEach(left::remove);
              }
            });
    return names;
  }

  /** The number of a direction, clockwise; straight and slanting ones share eight. */
  private static char turn(BetzaWay way) {
    int x = way.dx();
    int y = way.dy();
    int near = Math.min(Math.abs(x), Math.abs(y));
    double eighth = Math.PI / 4;
    double angle = Math.atan2(x, y);
    boolean oblique = near != 0 && Math.abs(x) != Math.abs(y);
    double number = oblique ? (angle - eighth / 2) / eighth : angle / eighth;
    return (char) ('0' + Math.floorMod(Math.round(number), 8));
  }

  private static String atom(Kin kin) {
    String atom = ATOMS[kin.near()][kin.far()];
    if (kin.kind() != BetzaWay.Kind.LEAP) {
      return kin.kind() == BetzaWay.Kind.LAME ? atom : atom.equals("W") ? "R" : "B";
    }
    if (kin.range() == 0 && kin.far() == 1) {
      return atom.equals("W") ? "R" : "B";
    }
    return atom + (kin.range() == 1 ? "" : String.valueOf(kin.range()));
  }

  /** Straight and slanting words that are alike in all directions are one. */
  private static List<String> joined(List<Word> words) {
    List<String> texts = new ArrayList<>();
    List<Word> left = new ArrayList<>(words);
    while (!left.isEmpty()) {
      Word word = left.remove(0);
      Kin kin = word.kin();
      Word twin = new Word(word.initial(), "", word.rest(), new Kin(kin.kind(), 1, 1, kin.range()));
      boolean joins = word.turns().isEmpty() && kin.near() == 0 && kin.far() == 1;
      if (joins && left.remove(twin)) {
        String atom = kin.kind() == BetzaWay.Kind.LEAP && kin.range() == 1 ? "K" : "Q";
        String range = kin.range() > 1 ? String.valueOf(kin.range()) : "";
        texts.add(word.initial() + word.rest() + atom + range);
      } else {
        texts.add(word.text());
      }
    }
    return texts;
  }
}
