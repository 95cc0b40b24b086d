package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;

/**
 * Turns one behind the other, as a person types them: with blanks or commas between them, with the
 * numbers of a game score or without.
 *
 * <p>A turn may be several words, one behind each semicolon, so the most words that make a legal
 * turn are taken for it.
 */
final class TurnLine {
  private static final Pattern NUMBER = Pattern.compile("\\d+\\.+|\\d+\\)");

  /** A number with the turn right behind it. */
  private static final Pattern NUMBERED = Pattern.compile("(?<!\\S)(\\d+\\.+)(?=[^.\\s])");

  /** The most words of one turn; more are not tried. */
  private static final int WORDS = 12;

  /** How many turns are named when a text fits several. */
  private static final int NAMED = 12;

  private final Match match;

  TurnLine(Match match) {
    this.match = match;
  }

  /** Plays the turns; the first that is none is refused. */
  void make(String line) {
    List<String> words =
        Arrays.stream(NUMBERED.matcher(line).replaceAll("$1 ").strip().split("\\s+"))
            .filter(word -> !word.isEmpty() && !NUMBER.matcher(word).matches())
            .collect(Collectors.toCollection(ArrayList::new));
    int at = 0;
    while (at < words.size()) {
      LegalMoves turns = match.choices();
      int end = legal(turns, words, at);
      if (end > at) {
        at = end;
      } else if (pieces(words.get(at)).size() > 1) {
        List<String> pieces = pieces(words.remove(at));
        words.addAll(at, pieces);
      } else {
        throw refusal(turns, whole(words, at));
      }
    }
  }

  /** Plays the longest legal move from a word on, and says where it ends; there, if none is. */
  private int legal(LegalMoves turns, List<String> words, int at) {
    for (int end = Math.min(words.size(), at + WORDS); end > at; end--) {
      String text = withoutComma(String.join(" ", words.subList(at, end)));
      if (turns.read(text) instanceof TurnReading.Found found) {
        match.playOn(found.turn());
        return end;
      }
    }
    return at;
  }

  /** Says what is wrong with a text that is no legal move. */
  private Refusal refusal(LegalMoves turns, String text) {
    if (turns.read(text) instanceof TurnReading.Several several) {
      return new Refusal("`" + text + "` may mean several moves: " + list(several.turns()) + ".");
    }
    return new Refusal(match.why(text));
  }

  /** A word with those that a semicolon ties to it. */
  private static String whole(List<String> words, int at) {
    int end = at + 1;
    while (end < words.size() && words.get(end - 1).endsWith(";")) {
      end++;
    }
    return String.join(" ", words.subList(at, end));
  }

  private static List<String> pieces(String word) {
    return Arrays.stream(word.split(",")).filter(piece -> !piece.isEmpty()).toList();
  }

  private static String withoutComma(String text) {
    return text.endsWith(",") ? text.substring(0, text.length() - 1) : text;
  }

  private static String list(List<LegalMove> turns) {
    return turns.stream().limit(NAMED).map(LegalMove::text).collect(Collectors.joining(", "))
        + (turns.size() > NAMED ? ", …" : "");
  }
}
