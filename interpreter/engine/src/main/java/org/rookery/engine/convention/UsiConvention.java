package org.rookery.engine.convention;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.engine.position.Setup;
import org.rookery.program.GameProgram;

/**
 * USI and SFEN: files by number from the right, ranks by letter from the top, {@code *} for a drop,
 * and hands behind the mover.
 */
final class UsiConvention implements Convention {
  private static final Pattern TURN =
      Pattern.compile("(?:[1-9]\\d?[a-z]|\\+?[A-Z]\\*)[1-9]\\d?[a-z][+=]?");
  private static final Pattern SFEN =
      Pattern.compile(
          "(?:sfen\\s+)?(\\S*/\\S*)\\s+([bw])\\s+(-|(?:\\d*+\\+?+[A-Za-z])++)\\s+(\\d{1,6})");
  private static final Pattern IN_HAND = Pattern.compile("(\\d*)(\\+?[A-Za-z])");
  private static final int MOST_IN_HAND = 99;

  private final int rows;
  private final int columns;

  UsiConvention(GameProgram program) {
    rows = program.layout().rows();
    columns = program.layout().columns();
  }

  @Override
  public List<String> texts(Way turn) {
    String text = SquareNames.toUsi(turn.uci(), rows, columns);
    return TURN.matcher(text).matches() ? List.of(text) : List.of();
  }

  @Override
  public Optional<String> plain(String text) {
    return isWritten(text)
        ? Optional.of(SquareNames.fromUsi(text.replace("=", ""), rows, columns))
        : Optional.empty();
  }

  @Override
  public boolean isWritten(String text) {
    return TURN.matcher(text).matches();
  }

  @Override
  public String normal(String text) {
    return text.endsWith("=") ? text.substring(0, text.length() - 1) : text;
  }

  @Override
  public Optional<String> position(Setup setup, String fen) {
    String[] fields = fen.split(" ");
    Matcher board = Pattern.compile("([^\\[]*)(?:\\[([^\\]]*)\\])?").matcher(fields[0]);
    if (!board.matches() || fields.length < 2) {
      return Optional.empty();
    }
    String hand = board.group(2) == null ? "" : board.group(2);
    StringBuilder counted = new StringBuilder();
    Matcher men = Pattern.compile("(\\+?[A-Za-z])\\1*").matcher(hand);
    while (men.find()) {
      int many = men.group().length() / men.group(1).length();
      counted.append(many > 1 ? String.valueOf(many) : "").append(men.group(1));
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

  @Override
  public Optional<String> fen(String text) {
    Matcher sfen = SFEN.matcher(text.strip());
    if (!sfen.matches()) {
      return Optional.empty();
    }
    StringBuilder hand = new StringBuilder();
    Matcher men = IN_HAND.matcher(sfen.group(3));
    while (men.find() && !sfen.group(3).equals("-")) {
      int many = men.group(1).isEmpty() ? 1 : SquareNames.number(men.group(1));
      hand.append(men.group(2).repeat(Math.min(MOST_IN_HAND, many)));
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
}
