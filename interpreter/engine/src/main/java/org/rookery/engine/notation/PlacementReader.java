package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/** Reads what {@link PlacementText} prints, and what other programs write in its place. */
final class PlacementReader {
  /** How many pieces of one kind may be in hand. */
  private static final int MOST_IN_HAND = 1_000_000;

  private final GameProgram program;
  private final Labels labels;
  private final BoardLayout layout;
  private final boolean drawn;
  private final Field field;
  private final int mover;
  private final Map<Integer, List<Integer>> beneath = new TreeMap<>();

  /**
   * A reader of one text.
   *
   * @param drawn whether the rows of the layout show every square
   * @param mover the player to move: a letter that pieces of all players share means theirs
   */
  PlacementReader(GameProgram program, Labels labels, boolean drawn, Field field, int mover) {
    this.program = program;
    this.labels = labels;
    this.layout = program.layout();
    this.drawn = drawn;
    this.field = field;
    this.mover = mover;
  }

  /**
   * What the field says: the content of each square, how many pieces of each content are in hand,
   * and what lies beneath those on squares, the lowest first.
   */
  record Placed(int[] board, int[] hand, Map<Integer, List<Integer>> beneath) {}

  Placed read() throws TextException {
    String text = field.text();
    int open = text.indexOf('[');
    int end = open < 0 ? text.length() : open;
    if (open >= 0 && !text.endsWith("]")) {
      throw field.problem(text.length(), "The hand that begins with `[` should end with `]`.");
    }
    int[] board = new int[program.topology().size()];
    int[] hand = new int[program.contents().size()];
    if (!drawn) {
      readPairs(end, board);
    } else {
      end = readRows(end, board);
      if (end < text.length() && text.charAt(end) == '/') {
        hand(end + 1, text.length(), hand);
        return new Placed(board, hand, beneath);
      }
    }
    if (open >= 0 && !text.substring(open).equals("[-]")) {
      hand(open + 1, text.length() - 1, hand);
    }
    return new Placed(board, hand, beneath);
  }

  /** Reads the rows; the offset behind them, where some programs put the hand as one row more. */
  private int readRows(int end, int[] board) throws TextException {
    int start = 0;
    for (int row = 0; row < layout.rows(); row++) {
      int slash = field.text().indexOf('/', start);
      int rowEnd = slash < 0 || slash > end ? end : slash;
      if (start > end) {
        throw field.problem(
            end, "The board has " + layout.rows() + " rows, and this position only " + row + ".");
      }
      readRow(start, rowEnd, row, board);
      start = rowEnd + 1;
    }
    int behind = start - 1;
    if (behind < end && field.text().substring(start, end).matches(".*[/\\d].*")) {
      throw field.problem(
          behind, "The board has only " + layout.rows() + " rows; this position has more.");
    }
    return behind;
  }

  private void readRow(int start, int end, int row, int[] board) throws TextException {
    int columns = layout.columns();
    int column = 0;
    int at = start;
    while (at < end) {
      char c = field.text().charAt(at);
      boolean hole = c == '*' && !isPiece(row, column);
      int length = 1;
      int wide = 1;
      int content = Contents.EMPTY;
      if (Character.isDigit(c)) {
        length = digits(field.text(), at, end);
        wide = gap(at, length, columns - column);
      } else if (isColumn(at, end)) {
        List<Integer> pieces = column(at, end);
        length = field.text().indexOf(')', at) + 1 - at;
        content = pieces.remove(pieces.size() - 1);
        if (column < columns && layout.squareAt()[row][column] != Topology.NOWHERE) {
          beneath.put(layout.squareAt()[row][column], pieces);
        }
      } else if (!hole) {
        String written = piece(at, end);
        length = written.length();
        content = content(at, written);
      }
      if (column + wide > columns) {
        throw field.problem(
            at,
            "Row "
                + TextException.quoted(field.text().substring(start, end))
                + " is longer than "
                + columns
                + " squares.");
      }
      for (int i = column; i < column + wide; i++) {
        put(at, layout.squareAt()[row][i], hole, content, board);
      }
      column += wide;
      at += length;
    }
    if (column < columns) {
      throw field.problem(
          end,
          "Row "
              + TextException.quoted(field.text().substring(start, end))
              + " has "
              + column
              + " of "
              + columns
              + " squares.");
    }
  }

  /** Whether {@code *} is a piece there: where there is a square, and a piece has that letter. */
  private boolean isPiece(int row, int column) {
    return column < layout.columns()
        && layout.squareAt()[row][column] != Topology.NOWHERE
        && !labels.pieces("*").isEmpty();
  }

  private void put(int at, int square, boolean hole, int content, int[] board)
      throws TextException {
    if (hole && square != Topology.NOWHERE) {
      throw field.problem(
          at,
          "There is a square " + labels.square(square) + " where this position has a hole `*`.");
    }
    if (square != Topology.NOWHERE) {
      board[square] = content;
    } else if (content != Contents.EMPTY) {
      throw field.problem(at, "The board has a hole where this position has a piece; write `*`.");
    }
  }

  private static int digits(String text, int start, int end) {
    int at = start;
    while (at < end && Character.isDigit(text.charAt(at))) {
      at++;
    }
    return at - start;
  }

  /**
   * A gap is a decimal number; where that is too wide, the sum of its digits, as some programs
   * write.
   */
  private int gap(int at, int length, int room) throws TextException {
    String digits = field.text().substring(at, at + length);
    long decimal = length > 4 ? Long.MAX_VALUE : Long.parseLong(digits);
    int sum = digits.chars().map(Character::getNumericValue).sum();
    if (decimal == 0 || sum == 0) {
      throw field.problem(at, "A gap of no squares means nothing.");
    }
    return (int) (decimal <= room ? decimal : Math.min(sum, 10_000));
  }

  private void readPairs(int end, int[] board) throws TextException {
    String text = field.text().substring(0, end);
    int at = 0;
    BitSet named = new BitSet();
    for (String pair : text.equals("-") ? new String[0] : text.split(",", -1)) {
      int equals = pair.indexOf('=');
      Optional<Integer> square =
          equals < 0 ? Optional.empty() : labels.square(pair.substring(0, equals));
      if (square.isEmpty()) {
        String wanted = " should be a square and a piece with `=` between them";
        throw field.problem(
            at,
            TextException.quoted(pair)
                + wanted
                + (pair.indexOf('/') >= 0 ? ": this board is no rectangle of squares." : "."));
      }
      if (named.get(square.get())) {
        throw field.problem(at, "The square " + labels.square(square.get()) + " is named twice.");
      }
      named.set(square.get());
      int piece = at + equals + 1;
      if (isColumn(piece, at + pair.length()) && pair.endsWith(")")) {
        List<Integer> pieces = column(piece, at + pair.length());
        board[square.get()] = pieces.remove(pieces.size() - 1);
        beneath.put(square.get(), pieces);
        at += pair.length() + 1;
        continue;
      }
      String written = piece(piece, at + pair.length());
      if (piece + written.length() != at + pair.length()) {
        throw field.problem(
            piece, TextException.quoted(pair.substring(equals + 1)) + " is not one piece.");
      }
      board[square.get()] = content(piece, written);
      at += pair.length() + 1;
    }
  }

  private boolean isColumn(int at, int end) {
    return program.options().stacks()
        && at < end
        && field.text().charAt(at) == '('
        && labels.lettersAt(field.text(), at, end).isEmpty();
  }

  /** The pieces of the column that the field is, and nothing else. */
  List<Integer> column() throws TextException {
    int end = field.text().length();
    if (!isColumn(0, end)) {
      throw field.problem("A square of this game holds one piece, and no column of them.");
    }
    List<Integer> pieces = column(0, end);
    int close = field.text().indexOf(')') + 1;
    if (close < end) {
      throw field.problem(close, "A square holds one column, which ends with `)`.");
    }
    return pieces;
  }

  /** The pieces in brackets, one at least. */
  private List<Integer> column(int start, int end) throws TextException {
    int close = field.text().indexOf(')', start);
    if (close < 0 || close >= end) {
      throw field.problem(start, "The column that begins with `(` should end with `)`.");
    }
    List<Integer> pieces = new ArrayList<>();
    int at = start + 1;
    while (at < close) {
      String written = piece(at, close);
      pieces.add(content(at, written));
      at += written.length();
    }
    if (pieces.isEmpty()) {
      throw field.problem(start, "A column without pieces means nothing.");
    }
    return pieces;
  }

  private void hand(int start, int end, int[] hand) throws TextException {
    int at = start;
    while (at < end) {
      int digits = digits(field.text(), at, end);
      int count = digits == 0 ? 1 : count(at, digits);
      int piece = at + digits;
      String written = piece(piece, end);
      int content = content(piece, written);
      hand[content] += count;
      if (hand[content] > MOST_IN_HAND) {
        throw tooMany(at);
      }
      at = piece + written.length();
    }
  }

  private int count(int at, int length) throws TextException {
    String digits = field.text().substring(at, at + length);
    if (length > 7) {
      throw tooMany(at);
    }
    if (Integer.parseInt(digits) == 0) {
      throw field.problem(at, "A hand without pieces means nothing.");
    }
    return Integer.parseInt(digits);
  }

  private TextException tooMany(int at) {
    return field.problem(at, "A hand holds at most " + MOST_IN_HAND + " pieces of a type.");
  }

  /** The text of one piece at this offset, with its braces if it has them. */
  private String piece(int at, int end) throws TextException {
    String text = field.text();
    Optional<String> label = labels.pieceAt(text, at, end);
    if (label.isEmpty()) {
      String found = at < end ? "`" + text.substring(at, at + 1) + "`" : "the end";
      throw field.problem(at, "Expected a piece's letter, not " + found + ".");
    }
    return label.get();
  }

  private int content(int at, String written) throws TextException {
    String label = written.startsWith("{") ? written.substring(1, written.length() - 1) : written;
    BitSet pieces = labels.pieces(label);
    if (label.equals("*")
        && !pieces.isEmpty()
        && pieces.get(program.contents().of(typeOf(pieces), mover))) {
      return program.contents().of(typeOf(pieces), mover);
    }
    if (pieces.cardinality() != 1) {
      throw field.problem(
          at,
          pieces.isEmpty()
              ? "There is no piece called " + TextException.quoted(label) + "."
              : TextException.quoted(label)
                  + " may be a piece of several players; use its "
                  + "letter.");
    }
    return pieces.nextSetBit(0);
  }

  private int typeOf(BitSet pieces) {
    return program.contents().type(pieces.nextSetBit(0));
  }
}
