package org.rookery.player.protocol;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.game.Match;

/** What tells UCI and its two sisters apart. */
public enum Dialect {
  /** Files by letter, ranks from 1. */
  UCI("uci"),
  /** Files by number from the right, ranks by letter from the top. */
  USI("usi"),
  /** Ranks from 0. */
  UCCI("ucci");

  private static final Pattern SQUARE = Pattern.compile("([a-z])(\\d+)");
  private static final Pattern FROM_RIGHT = Pattern.compile("(\\d+)([a-z])");

  private final String word;

  Dialect(String word) {
    this.word = word;
  }

  /** The first word of the other side. */
  String word() {
    return word;
  }

  /** A turn of ours as this dialect writes it. */
  String turn(Match match, String uci) {
    int rows = match.game().program().layout().rows();
    int columns = match.game().program().layout().columns();
    return switch (this) {
      case UCI -> uci;
      case USI ->
          squares(
              SQUARE,
              uci.replace('@', '*'),
              m -> (columns - (m.group(1).charAt(0) - 'a')) + letter(rows - number(m.group(2))));
      case UCCI -> squares(SQUARE, uci, m -> m.group(1) + (number(m.group(2)) - 1));
    };
  }

  /** A turn of theirs as UCI writes it. */
  public String read(Match match, String text) {
    int rows = match.game().program().layout().rows();
    int columns = match.game().program().layout().columns();
    return switch (this) {
      case UCI -> text;
      case USI ->
          squares(
              FROM_RIGHT,
              text.replace('*', '@'),
              m -> letter(columns - number(m.group(1))) + (rows - (m.group(2).charAt(0) - 'a')));
      case UCCI -> squares(SQUARE, text, m -> m.group(1) + (number(m.group(2)) + 1));
    };
  }

  private interface Square {
    String of(Matcher match);
  }

  private static String squares(Pattern pattern, String text, Square square) {
    return pattern.matcher(text).replaceAll(found -> square.of(again(pattern, found.group())));
  }

  private static Matcher again(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    matcher.matches();
    return matcher;
  }

  private static int number(String digits) {
    return digits.length() > 4 ? 0 : Integer.parseInt(digits);
  }

  private static String letter(int number) {
    return String.valueOf((char) ('a' + Math.max(0, Math.min(25, number))));
  }

  /** A position of theirs as our FEN. */
  String position(String text) {
    return this == USI ? fromSfen(text) : text;
  }

  /** The parts of a SFEN: board, who moves, hands, number of the turn. */
  private static String fromSfen(String sfen) {
    String[] parts = sfen.strip().split("\\s+");
    if (parts.length < 3) {
      return sfen;
    }
    String side = parts[1].equals("b") ? "w" : "b"; // there Black begins
    StringBuilder hand = new StringBuilder();
    Matcher men = Pattern.compile("(\\d*)([A-Za-z])").matcher(parts[2]);
    while (men.find()) {
      int many = men.group(1).isEmpty() ? 1 : Math.min(99, number(men.group(1)));
      hand.append(men.group(2).repeat(many));
    }
    String number = parts.length > 3 ? parts[3] : "1";
    return parts[0] + "[" + hand + "] " + side + " - - 0 " + number;
  }
}
