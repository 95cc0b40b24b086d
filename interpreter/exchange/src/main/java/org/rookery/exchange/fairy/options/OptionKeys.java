package org.rookery.exchange.fairy.options;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rookery.exchange.parts.BetzaParts;

/** The keys of a section, and the pieces that have a key of their own. */
public final class OptionKeys {
  /** What stands behind a key. */
  public enum Kind {
    TEXT,
    FLAG,
    NUMBER,
    RANK,
    FILE,
    VALUE,
    WORD,
    SQUARES,
    PIECES,
    NUMBERS,
    PAIRS
  }

  /**
   * What a key is.
   *
   * @param each whether each player may have their own
   * @param usual what holds unless it is given; White's and Black's behind a comma
   * @param needs what has to be so for it to matter
   * @param like a rules file that says the like by hand, or nothing
   */
  public record Key(Kind kind, boolean each, String usual, List<String> needs, String like) {
    private static final Key PIECE = new Key(Kind.TEXT, false, "-", List.of("@onBoard"), "");
    private static final Key MOBILITY =
        new Key(Kind.SQUARES, false, "**", List.of("@pieceOfMobility"), "");
    private static final Key UNKNOWN = new Key(Kind.TEXT, false, "", List.of(), "");
  }

  private static final Pattern OF_PLAYER = Pattern.compile("(.*)(White|Black)");
  private static final Pattern MOBILITY = Pattern.compile("mobilityRegion(White|Black)(\\w+)");
  private static final Pattern CUSTOM = Pattern.compile("customPiece([1-9]|1\\d|2[0-5])");

  private static final String FOLDER = "/org/rookery/exchange/fairy/";
  private static final int FIELDS = 5;

  private final Map<String, Key> keys = new LinkedHashMap<>();
  private final Map<String, String> moves = new LinkedHashMap<>();
  private final Map<String, String> names = new LinkedHashMap<>();

  /** Reads the tables of keys and pieces. */
  public OptionKeys() {
    for (String line : resource("keys.tsv").split("\n", -1)) {
      String[] fields = line.split("\t", -1);
      if (fields.length == FIELDS) {
        List<String> needs = fields[3].isEmpty() ? List.of() : List.of(fields[3].split(" "));
        boolean each = fields[0].endsWith("*");
        String key = each ? fields[0].substring(0, fields[0].length() - 1) : fields[0];
        keys.put(key, new Key(Kind.valueOf(fields[1]), each, fields[2], needs, fields[4]));
      }
    }
    for (String line : resource("pieces.tsv").split("\n", -1)) {
      String[] fields = line.split("\t", -1);
      if (fields.length >= 2) {
        moves.put(fields[0], fields[1]);
      }
      if (fields.length == 2) {
        names.putIfAbsent(BetzaParts.canonical(fields[1]), fields[0]);
      }
    }
  }

  /** The text of a table. */
  public static String resource(String name) {
    try (InputStream in = OptionKeys.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a key is, that of a piece or an unknown one included. */
  public Key describe(String key) {
    return isPiece(key) ? Key.PIECE : find(key).orElse(Key.UNKNOWN);
  }

  /** Whether a key is nothing that sections may say. */
  public boolean isUnknown(String key) {
    return !isPiece(key) && find(key).isEmpty();
  }

  /** The piece whose squares a key limits, as its own key, or nothing. */
  public static String pieceOfMobility(String key) {
    Matcher mobility = MOBILITY.matcher(key);
    return mobility.matches()
        ? mobility.group(2).substring(0, 1).toLowerCase(Locale.ROOT)
            + mobility.group(2).substring(1)
        : "";
  }

  /** What a key is; those of one player are like those of both. */
  public Optional<Key> find(String key) {
    Matcher player = OF_PLAYER.matcher(key);
    if (isPiece(pieceOfMobility(key))) {
      return Optional.of(Key.MOBILITY);
    }
    Optional<Key> both =
        player.matches()
            ? Optional.ofNullable(keys.get(player.group(1))).filter(Key::each)
            : Optional.empty();
    return Optional.ofNullable(keys.get(key)).or(() -> both);
  }

  /** Whether a key gives a piece its letter. */
  boolean isPiece(String key) {
    return moves.containsKey(key) || isCustom(key);
  }

  boolean isCustom(String key) {
    return CUSTOM.matcher(key).matches();
  }

  /** How the piece of that key moves, in Betza's letters. */
  public String moves(String key) {
    return moves.getOrDefault(key, "");
  }

  /** The key of the piece that moves so and does nothing else, or nothing. */
  public String keyOf(String betza) {
    return names.getOrDefault(BetzaParts.canonical(betza), "");
  }

  /** The pieces that have a name, in the order of the table. */
  public List<String> pieces() {
    return List.copyOf(moves.keySet());
  }

  /** The keys of the table, in its order, with what they are. */
  public Map<String, Key> table() {
    return Collections.unmodifiableMap(keys);
  }

  /** All keys that may be meant. */
  public List<String> all() {
    return Stream.concat(keys.keySet().stream(), moves.keySet().stream()).toList();
  }
}
