package org.rookery.logs.pgn;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.TurnReading;

/** Turns as single words of PGN, and what else stands between them. */
final class PgnWords {
  /** By their numbers. */
  static final List<String> MARKS = List.of("", "!", "?", "!!", "??", "!?", "?!");

  /** What a number in front of a turn looks like. */
  static final Pattern NUMBER = Pattern.compile("\\d{1,9}(?:\\.+|…)|\\.{2,}|…");

  /**
   * Results in other words; a game of draughts is won by two points, and one of Tak by a road or by
   * flats.
   */
  static final Map<String, String> POINTS =
      Map.ofEntries(
          Map.entry("½-½", "1/2-1/2"),
          Map.entry("1/2", "1/2-1/2"),
          Map.entry("1-1", "1/2-1/2"),
          Map.entry("2-0", "1-0"),
          Map.entry("0-2", "0-1"),
          Map.entry("R-0", "1-0"),
          Map.entry("0-R", "0-1"),
          Map.entry("F-0", "1-0"),
          Map.entry("0-F", "0-1"));

  /** A text that can only be a move. Pages have no pattern that looks back. */
  private static final Pattern PLAIN =
      Pattern.compile(
          "[^\\s{}()\\[\\]<>;\"$%.…*!?](?:[^\\s{}()\\[\\]<>;\"]*[^\\s{}()\\[\\]<>;\"!?])?");

  private static final Pattern DIGITS = Pattern.compile("\\d+");

  private PgnWords() {}

  /** Whether a word says how the game ended. */
  static boolean isResult(String word) {
    return switch (word) {
      case "1-0", "0-1", "1/2-1/2", "*" -> true;
      default -> false;
    };
  }

  /**
   * The word for a turn: standard algebraic notation or that of UCI where these say it in one word
   * and are read as this turn, else our own text between quotation marks.
   */
  static String of(LegalMoves turns, LegalMove turn) {
    return Stream.of(turn.san(), turn.uci(), turn.text())
        .filter(text -> isPlain(text) && means(turns, text, turn))
        .findFirst()
        .orElseGet(() -> quoted(means(turns, turn.text(), turn) ? turn.text() : turn.complete()));
  }

  private static boolean isPlain(String text) {
    return PLAIN.matcher(text).matches()
        && !isResult(text)
        && !text.contains("//")
        && !DIGITS.matcher(text).matches()
        && !NUMBER.matcher(text).lookingAt();
  }

  private static boolean means(LegalMoves turns, String text, LegalMove turn) {
    return turns.read(text) instanceof TurnReading.Found found && found.turn().equals(turn);
  }

  /** A text between quotation marks, as a reader of PGN takes them off again. */
  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
