package org.rookery.engine.convention;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.engine.position.Setup;

/** SFEN: the board, the player to move, hands behind them, and the number of the move. */
public final class Sfen {
  // What is repeated takes what it can and gives nothing back: a long text needs no deep stack.
  private static final Pattern SFEN =
      Pattern.compile(
          "(?:sfen\\s+)?(\\S*/\\S*)\\s+([bw])\\s+(-|(?:\\d*+\\+?[A-Za-z])++)\\s+(\\d{1,6})");
  private static final Pattern IN_HAND = Pattern.compile("(\\d*)(\\+?[A-Za-z])");
  private static final Pattern ALIKE = Pattern.compile("(\\d*)(\\+?[A-Za-z])\\2*");
  private static final Pattern PLACEMENT = Pattern.compile("([^\\[]*)(?:\\[([^\\]]*)\\])?");
  private static final int MOST_IN_HAND = 1_000_000;
  private static final int MOST_DIGITS = 7;

  private Sfen() {}

  /** A position as SFEN, from its FEN; empty when that has no rows. */
  static Optional<String> of(Setup setup, String fen) {
    String[] fields = fen.split(" ");
    Matcher board = PLACEMENT.matcher(fields[0]);
    if (!board.matches() || fields.length < 2) {
      return Optional.empty();
    }
    StringBuilder counted = new StringBuilder();
    Matcher pieces = ALIKE.matcher(board.group(2) == null ? "" : board.group(2));
    while (pieces.find()) {
      int letters = pieces.group().length() - pieces.group(1).length();
      String many =
          pieces.group(1).isEmpty()
              ? String.valueOf(letters / pieces.group(2).length())
              : pieces.group(1);
      counted.append(many.equals("1") ? "" : many).append(pieces.group(2));
    }
    boolean first = fields[1].equals("w");
    int made = 2 * setup.turnNumber() - (first ? 1 : 0);
    return Optional.of(
        board.group(1)
            + (first ? " b " : " w ")
            + (counted.isEmpty() ? "-" : counted)
            + " "
            + Math.max(1, made));
  }

  /**
   * The position as FEN has it; empty when the text is no SFEN.
   *
   * @throws NoPosition when a hand holds more than there can be
   */
  public static Optional<String> fen(String text) throws NoPosition {
    Matcher sfen = SFEN.matcher(text.strip());
    if (!sfen.matches()) {
      return Optional.empty();
    }
    String hand = sfen.group(3).equals("-") ? "" : sfen.group(3);
    Matcher pieces = IN_HAND.matcher(hand);
    while (pieces.find()) {
      if (pieces.group(1).length() > MOST_DIGITS || number(pieces.group(1)) > MOST_IN_HAND) {
        throw new NoPosition(
            1 + sfen.start(3) + pieces.start(),
            "A hand holds at most " + MOST_IN_HAND + " pieces of a type.");
      }
    }
    boolean first = sfen.group(2).equals("b");
    int made = Integer.parseInt(sfen.group(4));
    return Optional.of(
        sfen.group(1)
            + "["
            + hand
            + "] "
            + (first ? "w" : "b")
            + " - - 0 "
            + Math.max(1, (made + 1) / 2));
  }

  private static int number(String digits) {
    return digits.isEmpty() ? 1 : Integer.parseInt(digits);
  }
}
