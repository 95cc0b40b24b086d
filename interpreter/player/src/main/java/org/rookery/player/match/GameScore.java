package org.rookery.player.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.logs.pgn.PgnText;

/** Played games as PGN, and what of a file of them is needed to go on. */
public final class GameScore {
  private static final Pattern GAME =
      Pattern.compile(
          "(\\[Event \"[^\"]*\"\\]).*?\\[Round \"(\\d{1,7})\"\\].*?\\[Points"
              + " \"([012])\"\\].*?\\[First \"([AB])\"\\](?:\\s*\\[Cause \"([a-z ]+): ([^\"]*)\"\\])?",
          Pattern.DOTALL);

  /** What a file of games begins with, after what PGN takes for comments. */
  private static final Pattern BEGINNING =
      Pattern.compile(
          "\\A\\uFEFF?(?:\\s|[;%][^\\n]*+\\n)*+(?:\\z|\\[\\w++\\s*+\").*", Pattern.DOTALL);

  private GameScore() {}

  /** Whether a text is games in PGN, or nothing yet. */
  public static boolean isPgn(String text) {
    return BEGINNING.matcher(text).matches();
  }

  /**
   * A game as PGN.
   *
   * @param event what tells this contest from others: going on needs the same
   */
  public static String print(MatchGame game, String event, String variant, String a, String b) {
    String white = game.firstIsA() ? a : b;
    String black = game.firstIsA() ? b : a;
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", event);
    tags.put("Site", "?");
    tags.put("Date", "????.??.??");
    tags.put("Round", String.valueOf(game.number() + 1));
    tags.put("White", white);
    tags.put("Black", black);
    tags.put("Result", game.result());
    tags.put("Termination", game.cause().termination());
    tags.put("Variant", variant);
    tags.put("SetUp", "1");
    tags.put("FEN", game.fen());
    tags.put("Points", String.valueOf(game.points()));
    tags.put("First", game.firstIsA() ? "A" : "B");
    tags.put("Cause", game.cause().word() + ": " + game.reason());
    tags.replaceAll((name, value) -> plain(value));
    return PgnText.print(tags, game.turns());
  }

  /** A value without quotation marks, so that the next one is its end. */
  private static String plain(String value) {
    return value.replace('"', '\'');
  }

  /** The Event tag of a contest as PGN writes it; some characters are written differently. */
  private static String tag(String event) {
    return PgnText.print(Map.of("Event", plain(event)), "").strip();
  }

  /** The games of a contest that a file of PGN has, without their turns. */
  public static List<MatchGame> finished(String pgn, String event) {
    List<MatchGame> games = new ArrayList<>();
    String wanted = tag(event);
    Matcher found = GAME.matcher(pgn);
    while (found.find()) {
      if (found.group(1).equals(wanted)) {
        games.add(
            new MatchGame(
                Integer.parseInt(found.group(2)) - 1,
                found.group(4).equals("A"),
                Integer.parseInt(found.group(3)),
                "",
                "",
                Optional.ofNullable(found.group(5)).flatMap(EndCause::of).orElse(EndCause.RULES),
                Objects.requireNonNullElse(found.group(6), "").replaceAll("\\\\(.)", "$1")));
      }
    }
    return games;
  }
}
