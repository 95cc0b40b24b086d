package org.rookery.game.phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.program.Article;

/** Pieces, places and areas of a game in words, and what cannot be put into words. */
public final class Nouns {
  /** More squares than this are not all named. */
  private static final int MOST_SQUARES = 16;

  /** More names in a row than these are not listed. */
  private static final int LISTED = 8;

  /** What is said before and after the square that a direction is told from. */
  private static final Map<String, List<String>> COMPASS = compass();

  private final GameModel game;
  private final Voice voice;
  private final Set<String> zones;
  private boolean whole = true;

  /**
   * The nouns of one sentence.
   *
   * @param zones where the names of the zones are noted that the sentence speaks of
   */
  public Nouns(GameModel game, Voice voice, Set<String> zones) {
    this.game = game;
    this.voice = voice;
    this.zones = zones;
  }

  private static Map<String, List<String>> compass() {
    Map<String, List<String>> words = new LinkedHashMap<>();
    words.put("n", List.of("ahead", " of", ""));
    words.put("s", List.of("behind", "", ""));
    words.put("e", List.of("to the east", " of", ""));
    words.put("w", List.of("to the west", " of", ""));
    words.put("ne", List.of("diagonally ahead", " of", " to the east"));
    words.put("nw", List.of("diagonally ahead", " of", " to the west"));
    words.put("se", List.of("diagonally behind", "", " to the east"));
    words.put("sw", List.of("diagonally behind", "", " to the west"));
    return words;
  }

  public Voice voice() {
    return voice;
  }

  public GameModel game() {
    return game;
  }

  /** The same game and notes, with other names for who and where. */
  public Nouns with(Voice other) {
    return new Nouns(game, other, zones);
  }

  /** Squares by name, the first of them where there are many. */
  public static String squares(List<String> all) {
    return all.size() <= MOST_SQUARES
        ? String.join(", ", all)
        : all.size() + " squares (" + String.join(", ", all.subList(0, MOST_SQUARES)) + ", …)";
  }

  /** Whether everything could be said. */
  public boolean isWhole() {
    return whole;
  }

  /** Notes that something has no words. */
  public String unsayable() {
    whole = false;
    return "";
  }

  /** Notes whether another sentence, which becomes a part of this one, is whole. */
  public String within(Nouns other, String text) {
    whole &= other.whole;
    return text;
  }

  /** A player. */
  public String player(Side side) {
    return switch (side) {
      case SELF -> voice.self();
      case ALLY -> "an ally";
      case OPPONENT -> voice.opponent();
      case NEUTRAL -> "a neutral player";
      case ANY -> "some player";
    };
  }

  /** One such piece, with its article. */
  public String one(Filter filter) {
    if (filter.others()) {
      return Article.a(single(filter));
    }
    return switch (filter.side()) {
      case SELF -> "one of " + voice.their() + " " + many(filter);
      case ALLY -> "an allied " + single(filter);
      case OPPONENT -> "an enemy " + single(filter);
      case NEUTRAL -> "a neutral " + single(filter);
      case ANY -> Article.a(single(filter)) + of(filter);
    };
  }

  /** Every such piece. */
  public String all(Filter filter) {
    return switch (filter.side()) {
      case SELF -> "each of " + voice.their() + " " + many(filter);
      case ALLY -> "each allied " + single(filter);
      case OPPONENT -> "each enemy " + single(filter);
      case NEUTRAL -> "each neutral " + single(filter);
      case ANY -> "each " + single(filter) + of(filter);
    };
  }

  /** No such piece. */
  public String none(Filter filter) {
    return filter.side() == Side.SELF
        ? "none of " + voice.their() + " " + many(filter)
        : "no " + adjective(filter.side()) + single(filter) + of(filter);
  }

  private static String adjective(Side side) {
    return switch (side) {
      case OPPONENT -> "enemy ";
      case ALLY -> "allied ";
      case SELF, NEUTRAL, ANY -> "";
    };
  }

  /** Whose they are, where a filter names the player. */
  public static String of(Filter filter) {
    return filter.player().isEmpty() ? "" : " of " + filter.player();
  }

  /** The name of such a piece. */
  public String single(Filter filter) {
    return named(filter, false);
  }

  /** Such pieces. */
  public String many(Filter filter) {
    return named(filter, true);
  }

  /** Such pieces, and whose they are; or the squares that hold none of them. */
  public String whose(Filter filter) {
    return filter.others() ? many(filter) : possessive(filter.side()) + many(filter) + of(filter);
  }

  /** Whose something is, with a blank behind it; empty where no side is meant. */
  public String possessive(Side side) {
    return switch (side) {
      case SELF -> voice.their() + " ";
      case ALLY -> "the allies' ";
      case OPPONENT -> "the enemy's ";
      case NEUTRAL -> "neutral ";
      case ANY -> "";
    };
  }

  private String named(Filter filter, boolean several) {
    if (filter.others()) {
      String square = several ? "squares" : "square";
      return filter.equals(Filter.EMPTY)
          ? "empty " + square
          : square + " without " + one(filter.complement());
    }
    List<String> types = filter.types();
    String piece = several ? "pieces" : "piece";
    if (types.isEmpty()) {
      return piece;
    } else if (filter.except()) {
      return piece + " other than " + list(types, "and");
    }
    return list(several ? types.stream().map(Nouns::plural).toList() : types, "or");
  }

  /** How a sentence begins with a text. */
  public static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** A name in the plural. */
  public static String plural(String name) {
    if (name.endsWith("Man") || name.endsWith("man")) {
      return name.substring(0, name.length() - 2) + "en";
    } else if (name.matches(".*([sxz]|ch|sh)")) {
      return name + "es";
    }
    return name.matches(".*[^aeiou]y") ? name.substring(0, name.length() - 1) + "ies" : name + "s";
  }

  /** Names in a row, the last two joined by a word. */
  public static String list(List<String> names, String last) {
    int end = names.size() - 1;
    return end < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, end)) + " " + last + " " + names.get(end);
  }

  /** A square, said from where the cursor is. */
  public String place(Place place) {
    if (place instanceof Place.Here) {
      return voice.here();
    } else if (place instanceof Place.At at) {
      return at.square();
    } else if (place instanceof Place.Toward toward) {
      return "the square " + direction(toward.direction());
    }
    return switch (((Place.Of) place).register()) {
      case START, FROM -> "the square it starts from";
      case TO, CURSOR -> voice.here();
      case LAST_FROM -> "the square where the last move began";
      case LAST_TO -> "the square where the last move ended";
      case MARK -> unsayable();
    };
  }

  /** A direction, said as where something stands. */
  public String direction(Direction direction) {
    if (direction instanceof Direction.Named named) {
      List<String> word = isCompass() ? COMPASS.get(named.name()) : null;
      boolean from = !voice.from().isEmpty();
      return word == null
          ? "in direction `" + named.name() + "`"
          : word.get(0) + (from ? word.get(1) + " " + voice.from() : "") + word.get(2);
    } else if (direction instanceof Direction.Leap leap) {
      return leap(leap.sideways(), leap.forward());
    }
    return unsayable();
  }

  private static String leap(int sideways, int forward) {
    List<String> parts = new ArrayList<>();
    if (forward != 0) {
      parts.add(Math.abs(forward) + (forward > 0 ? " ahead" : " behind"));
    }
    if (sideways != 0) {
      parts.add(Math.abs(sideways) + (sideways > 0 ? " to the right" : " to the left"));
    }
    return String.join(" and ", parts);
  }

  /** Whether the directions of the board are those of a rectangle. */
  private boolean isCompass() {
    return !game.board().grids().isEmpty()
        && game.board().topology().directions().containsAll(COMPASS.keySet());
  }

  /** Some squares. */
  public String area(Area area) {
    if (area instanceof Area.Board) {
      return "the board";
    } else if (area instanceof Area.Zone zone) {
      return zone(zone.name());
    } else if (area instanceof Area.Squares squares) {
      List<String> names = squares.names();
      return names.size() > LISTED
          ? names.subList(0, LISTED).stream().collect(Collectors.joining(", ")) + ", …"
          : list(names, "or");
    } else if (area instanceof Area.Adjacent next) {
      return "the squares next to " + place(next.place());
    } else if (area instanceof Area.RankOf rank) {
      return "the rank of " + place(rank.place());
    } else if (area instanceof Area.FileOf file) {
      return "the file of " + place(file.place());
    } else if (area instanceof Area.Ray ray) {
      return "the line "
          + with(voice.at("")).direction(ray.direction())
          + " from "
          + place(ray.place());
    } else if (area instanceof Area.Union union) {
      return list(union.areas().stream().map(this::area).toList(), "or");
    } else if (area instanceof Area.Intersection both) {
      return "what " + list(both.areas().stream().map(this::area).toList(), "and") + " share";
    } else if (area instanceof Area.Without without) {
      return area(without.area()) + " outside " + area(without.without());
    }
    return unsayable();
  }

  /** A zone, noted to be told with its squares. */
  public String zone(String name) {
    zones.add(name);
    return "`" + name + "`";
  }
}
