package org.rookery.player.match;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Played games as PGN, and what of a file of them is needed to go on. */
public final class GameScore {
  private static final int WIDTH = 100;
  private static final Pattern GAME =
      Pattern.compile(
          "\\[Event \"([^\"]*)\"\\].*?\\[Round \"(\\d{1,7})\"\\].*?\\[Points \"([012])\"\\].*?\\[First \"([AB])\"\\]",
          Pattern.DOTALL);

  private GameScore() {}

  /**
   * A game as PGN.
   *
   * @param event what tells this contest from others: going on needs the same
   */
  public static String print(Played game, String event, String variant, String a, String b) {
    String white = game.firstIsA() ? a : b;
    String black = game.firstIsA() ? b : a;
    StringBuilder text = new StringBuilder();
    tag(text, "Event", event);
    tag(text, "Site", "?");
    tag(text, "Date", "????.??.??");
    tag(text, "Round", String.valueOf(game.number() + 1));
    tag(text, "White", white);
    tag(text, "Black", black);
    tag(text, "Result", game.result());
    tag(text, "Variant", variant);
    tag(text, "SetUp", "1");
    tag(text, "FEN", game.fen());
    tag(text, "Points", String.valueOf(game.points()));
    tag(text, "First", game.firstIsA() ? "A" : "B");
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < game.turns().size(); i++) {
      String word = (i % 2 == 0 ? i / 2 + 1 + ". " : "") + game.turns().get(i);
      if (line.length() + word.length() >= WIDTH) {
        text.append('\n').append(line);
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    return text.append('\n')
        .append(line)
        .append(line.length() == 0 ? "" : " ")
        .append('{')
        .append(game.end().replace('{', '(').replace('}', ')'))
        .append("} ")
        .append(game.result())
        .append("\n\n")
        .toString();
  }

  private static void tag(StringBuilder text, String name, String value) {
    text.append('[').append(name).append(" \"").append(value.replace('"', '\'')).append("\"]\n");
  }

  /** The games of a contest that a file of PGN has, without their turns. */
  public static List<Played> finished(String pgn, String event) {
    List<Played> games = new ArrayList<>();
    Matcher found = GAME.matcher(pgn);
    while (found.find()) {
      if (found.group(1).equals(event)) {
        games.add(
            new Played(
                Integer.parseInt(found.group(2)) - 1,
                found.group(4).equals("A"),
                Integer.parseInt(found.group(3)),
                "",
                List.of(),
                ""));
      }
    }
    return games;
  }
}
