package org.rookery.logs.pgn;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.language.diagnostic.Printable;

/** Writes games as PGN. */
public final class PgnText {
  /** The tag with the rules' hash: what tells whether a game was played under the rules of now. */
  public static final String RULES_HASH = "RuleHash";

  private PgnText() {}

  /**
   * The tags that every game has, in the order of the standard; behind them the variant and, where
   * the match did not begin as the game does, its first position.
   *
   * @param variant what other programs call the game, or else the name of its rules
   * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
   */
  public static Map<String, String> roster(Match match, String variant, String result) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "?");
    tags.put("Site", "?");
    tags.put("Date", "????.??.??");
    tags.put("Round", "?");
    tags.put("White", "?");
    tags.put("Black", "?");
    tags.put("Result", result);
    if (!match.ranking().isEmpty()) {
      tags.put("Points", points(match));
    }
    if (!match.ranks().isEmpty()) {
      tags.put("Ranks", ranks(match));
    }
    tags.put("Variant", variant);
    if (!match.isFromStart()) {
      tags.put("SetUp", "1");
      tags.put("FEN", match.startFen());
    }
    return tags;
  }

  /** The same, and behind them the rules. */
  public static Map<String, String> tags(Match match, String variant, String result) {
    Map<String, String> tags = roster(match, variant, result);
    tags.put(RULES_HASH, match.game().rulesHash());
    return tags;
  }

  /** Each player with their points, the most first. */
  private static String points(Match match) {
    return match.ranking().entrySet().stream()
        .map(player -> player.getKey() + " " + player.getValue())
        .collect(Collectors.joining(", "));
  }

  /** Each player with their rank, the first in first. */
  private static String ranks(Match match) {
    return match.ranks().entrySet().stream()
        .map(player -> player.getValue() + " " + player.getKey())
        .collect(Collectors.joining(", "));
  }

  /** How a match has ended, in PGN's words. */
  public static String result(Match match) {
    return match.outcome().inPgn(match.game().program());
  }

  /** A whole game, with an empty line behind it. */
  public static String print(Map<String, String> tags, Movetext turns) {
    return print(tags, turns.lines(tags.getOrDefault("Result", "*")));
  }

  /** The same from the lines of the turns. */
  public static String print(Map<String, String> tags, String turns) {
    StringBuilder text = new StringBuilder();
    tags.forEach(
        (name, value) ->
            text.append('[')
                .append(name)
                .append(' ')
                .append(PgnWords.quoted(Printable.of(value)))
                .append("]\n"));
    return text.append('\n').append(turns).append('\n').toString();
  }

  /** The turns of a match, and how it stands as a comment where the rules have ended it. */
  public static Movetext turns(Match match) {
    Match again = match.at(match.start());
    Movetext turns = new Movetext();
    match
        .moves()
        .forEach(
            move -> {
              LegalMoves all = again.choices();
              LegalMove turn = all.of(move);
              turns.add(again, all, turn);
              again.playOn(turn);
            });
    if (match.isOver()) {
      turns.say(match.state());
    }
    return turns;
  }

  /**
   * A match with its turns and all tags.
   *
   * @param result as in {@link #roster}: what the rules say, {@link #result}, or the players
   */
  public static String print(Match match, String variant, String result) {
    return print(tags(match, variant, result), turns(match));
  }
}
