package org.rookery.exchange.fairy.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rookery.exchange.parts.BoardRegion;

/** The start position, field by field. */
public final class StartText {
  /** Where games begin that say nothing. */
  public static final String USUAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private final String text;
  private final String[] fields;
  private final String[] rows;

  /** A position as it is given. */
  public StartText(String text) {
    this.text = text;
    fields = text.strip().split("\\s+");
    rows = fields[0].split("\\[", 2)[0].split("/", -1);
  }

  /** How many ranks it has. */
  public int ranks() {
    return rows.length;
  }

  /** Whether White moves first. */
  public boolean whiteBegins() {
    return fields.length < 2 || !fields[1].equals("b");
  }

  /** The letters of all pieces on the board and in hand. */
  public String pieces() {
    return fields[0].replaceAll("[^A-Za-z]", "");
  }

  /** How many pieces of a letter the side has that has more of them. */
  public int most(String letter) {
    int upper = pieces().length() - pieces().replace(letter, "").length();
    String lower = letter.toLowerCase(Locale.ROOT);
    return Math.max(upper, pieces().length() - pieces().replace(lower, "").length());
  }

  /** Whether a player has a piece of a letter at the start, on the board or in hand. */
  public boolean has(String letter, int player) {
    return pieces().contains(player == 0 ? letter : letter.toLowerCase(Locale.ROOT));
  }

  /** Whether it tells of hands. */
  public boolean hasHand() {
    return fields[0].contains("[");
  }

  /** The pieces and gaps of a rank, counted from 0: a text for each square, empty for none. */
  public List<String> row(int rank) {
    List<String> row = new ArrayList<>();
    String symbols = rank >= 0 && rank < rows.length ? rows[rows.length - 1 - rank] : "";
    int at = 0;
    while (at < symbols.length()) {
      char c = symbols.charAt(at);
      if (Character.isDigit(c)) {
        boolean two = at + 1 < symbols.length() && Character.isDigit(symbols.charAt(at + 1));
        int gap = Integer.parseInt(symbols.substring(at, at + (two ? 2 : 1)));
        for (int i = 0; i < Math.min(gap, 20); i++) {
          row.add("");
        }
        at += two ? 2 : 1;
      } else {
        int length = c == '+' && at + 1 < symbols.length() ? 2 : 1;
        row.add(symbols.substring(at, at + length));
        at += length;
        at += at < symbols.length() && symbols.charAt(at) == '~' ? 1 : 0;
      }
    }
    return row;
  }

  /** Whether a player may castle to that side, by K or Q, or by the files of their pieces. */
  public boolean mayCastle(int player, String side) {
    String rights = fields.length > 2 ? fields[2] : "-";
    return rights.contains(player == 0 ? side : side.toLowerCase(Locale.ROOT));
  }

  /** The files that the field of castling tells by their letters, counted from 0. */
  public List<Integer> filesOfRights(int player) {
    String rights = fields.length > 2 ? fields[2] : "-";
    return rights
        .chars()
        .filter(c -> player == 0 ? Character.isUpperCase(c) : Character.isLowerCase(c))
        .map(Character::toLowerCase)
        .filter(c -> c != 'k' && c != 'q')
        .mapToObj(c -> c - 'a')
        .toList();
  }

  /** The letters of the pieces in hand, in upper case. */
  public List<String> hand() {
    String[] parts = fields[0].split("\\[", 2);
    return parts.length < 2
        ? List.of()
        : parts[1]
            .replaceAll("[^A-Za-z]", "")
            .toUpperCase(Locale.ROOT)
            .chars()
            .mapToObj(c -> String.valueOf((char) c))
            .toList();
  }

  /** Whether anybody may castle, by any letter that tells it. */
  public boolean mayAnybodyCastle() {
    return fields.length > 2 && fields[2].matches("[A-Za-z]+");
  }

  /** What of the position is not in the rules, in words, or nothing. */
  public String unsaid() {
    boolean passed = false;
    for (int i = 3; i < fields.length; i++) {
      passed |= fields[i].matches("(?:[a-l]\\d{1,2}+)++");
    }
    String quiet = fields.length > 4 ? fields[fields.length - 2] : "0";
    return passed
        ? "its square passed in the last move is left out"
        : quiet.matches("\\d*[1-9]\\d*") ? "its clock of quiet moves is left out" : "";
  }

  /** The checks left at the start, as {@code 3+3}, or nothing. */
  public String checks() {
    for (String field : fields) {
      if (field.matches("\\d+\\+\\d+")) {
        return field;
      }
    }
    return "";
  }

  /** The squares that are no squares from the beginning. */
  public List<String> walls() {
    List<String> walls = new ArrayList<>();
    for (int rank = 0; rank < rows.length; rank++) {
      List<String> row = row(rank);
      for (int file = 0; file < row.size(); file++) {
        if (row.get(file).equals("*")) {
          walls.add(BoardRegion.name(file, rank));
        }
      }
    }
    return walls;
  }

  /**
   * The text for a rules file: with a hand where pieces may be in hand. What castles, the rules of
   * pieces say, so that the field is left out, as XBoard does.
   */
  public String written(boolean hands) {
    String board = hands && !hasHand() ? fields[0] + "[]" : fields[0];
    String checks = checks().isEmpty() ? "" : " " + checks();
    return board.replace("[-]", "[]") + " w" + checks + " 0 1";
  }

  /** The whole position as it is given. */
  public String text() {
    return text;
  }
}
