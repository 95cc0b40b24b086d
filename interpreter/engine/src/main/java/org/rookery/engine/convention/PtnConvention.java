package org.rookery.engine.convention;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Portable Tak Notation, and the Tak Positional System for positions. A square, with a letter
 * before it or without, says where a piece is put. Behind a number and a square, the sign of a way
 * and numbers say how many pieces are carried from there, and how many are left on each square. The
 * pieces that columns are made of go without a letter.
 */
final class PtnConvention implements Convention {
  private static final String SQUARE = "[a-z]\\d{1,2}";
  private static final Pattern PUT = Pattern.compile("([A-Z]?)(" + SQUARE + ")");
  private static final Pattern CARRIED =
      Pattern.compile("(\\d?)(" + SQUARE + ")([-+<>])(\\d{0,15})[A-Z]?");
  private static final Pattern TURN_MARKS = Pattern.compile("[*'!?]+$");
  private static final Pattern POSITION =
      Pattern.compile("(?:\\[TPS \")?([x12][^\\s\"]*)\\s+([12])\\s+(\\d{1,6})(?:\"])?");
  private static final Pattern GAP = Pattern.compile("x(\\d{0,2})");
  private static final Pattern COLUMN = Pattern.compile("([12]{0,200})([12])([A-Z]?)");

  /** A number of pieces is one digit. */
  private static final int MOST_LEFT = 9;

  private static final char NO_WAY = ' ';

  private final GameProgram program;
  private final TextNames names;
  private final BoardCells cells;
  private final int mover;

  /** The letter of the pieces that go without one. */
  private final String plain;

  /**
   * The convention of a game.
   *
   * @param mover whose pieces move
   * @param letters the letter of the pieces that go without one; F where nothing is said
   */
  PtnConvention(GameProgram program, TextNames names, int mover, List<String> letters) {
    this.program = program;
    this.names = names;
    this.mover = mover;
    cells = new BoardCells(program);
    plain = letters.isEmpty() ? "F" : letters.get(0);
  }

  // ---- turns

  @Override
  public List<String> texts(MoveSketch turn) {
    return put(turn).or(() -> carried(turn)).stream().toList();
  }

  private Optional<String> put(MoveSketch turn) {
    return turn.from() < 0 && turn.growth().equals(Map.of(turn.to(), 1))
        ? Optional.of(mark(turn.settled()) + names.square(turn.to()))
        : Optional.empty();
  }

  private Optional<String> carried(MoveSketch turn) {
    if (turn.from() < 0) {
      return Optional.empty();
    }
    List<Integer> squares =
        turn.growth().keySet().stream()
            .filter(square -> square != turn.from())
            .sorted(Comparator.comparingInt(square -> distance(turn.from(), square)))
            .toList();
    char way = squares.isEmpty() ? NO_WAY : way(turn.from(), squares.get(0));
    if (way == NO_WAY) {
      return Optional.empty();
    }
    StringBuilder left = new StringBuilder();
    int count = 0;
    for (int i = 0; i < squares.size(); i++) {
      int square = squares.get(i);
      int grown = turn.growth().getOrDefault(square, 0);
      if (grown < 1
          || grown > MOST_LEFT
          || way(turn.from(), square) != way
          || distance(turn.from(), square) != i + 1) {
        return Optional.empty();
      }
      count += grown;
      left.append(grown);
    }
    return count != -turn.growth().getOrDefault(turn.from(), 0)
        ? Optional.empty()
        : Optional.of(
            (count > 1 ? String.valueOf(count) : "")
                + names.square(turn.from())
                + way
                + (squares.size() > 1 ? left : ""));
  }

  private int distance(int from, int to) {
    return Math.abs(cells.row(from) - cells.row(to))
        + Math.abs(cells.column(from) - cells.column(to));
  }

  /** The sign of a way along a file or a rank. */
  private char way(int from, int to) {
    if (cells.column(from) == cells.column(to)) {
      return cells.row(to) < cells.row(from) ? '+' : '-';
    }
    if (cells.row(from) == cells.row(to)) {
      return cells.column(to) < cells.column(from) ? '<' : '>';
    }
    return NO_WAY;
  }

  /** The letter in front of a square that a piece is put on. */
  private String mark(int content) {
    String letter = names.letter(content).toUpperCase(Locale.ROOT);
    return letter.equals(plain) ? "" : letter;
  }

  @Override
  public boolean isWritten(String text) {
    String bare = TURN_MARKS.matcher(text).replaceFirst("");
    return PUT.matcher(bare).matches() || CARRIED.matcher(bare).matches();
  }

  /** A letter and a square put a piece there, and bring none from elsewhere. */
  @Override
  public boolean comesFirst() {
    return true;
  }

  /** Without a count of one, the letter of the usual pieces, and marks that tell nothing new. */
  @Override
  public String normal(String text) {
    String bare = TURN_MARKS.matcher(text).replaceFirst("");
    Matcher put = PUT.matcher(bare);
    if (put.matches()) {
      return (put.group(1).equals(plain) ? "" : put.group(1)) + put.group(2);
    }
    Matcher carried = CARRIED.matcher(bare);
    if (!carried.matches()) {
      return text;
    }
    String left = carried.group(4);
    String count = carried.group(1).equals("1") ? "" : carried.group(1);
    return count + carried.group(2) + carried.group(3) + (left.length() == 1 ? "" : left);
  }

  @Override
  public Optional<String> plain(String text) {
    String normal = normal(text);
    Matcher put = PUT.matcher(normal);
    if (put.matches()) {
      String letter = put.group(1).isEmpty() ? plain : put.group(1);
      return content(letter, mover).map(piece -> names.letter(piece) + "*" + put.group(2));
    }
    Matcher carried = CARRIED.matcher(normal);
    if (!carried.matches()) {
      return Optional.empty();
    }
    int steps = Math.max(1, carried.group(4).length());
    return names
        .square(carried.group(2))
        .flatMap(from -> at(from, carried.group(3).charAt(0), steps))
        .map(to -> carried.group(2) + "-" + names.square(to));
  }

  /** The square so many steps away; empty outside the board. */
  private Optional<Integer> at(int from, char way, int steps) {
    int row = cells.row(from) + (way == '-' ? steps : way == '+' ? -steps : 0);
    int column = cells.column(from) + (way == '>' ? steps : way == '<' ? -steps : 0);
    int[][] squareAt = program.layout().squareAt();
    return row < 0 || row >= squareAt.length || column < 0 || column >= squareAt[row].length
        ? Optional.empty()
        : Optional.of(squareAt[row][column]).filter(square -> square >= 0);
  }

  private Optional<Integer> content(String letter, int player) {
    for (int piece = 1; piece < program.contents().size(); piece++) {
      if (program.contents().owner(piece) == player
          && names.letter(piece).toUpperCase(Locale.ROOT).equals(letter)) {
        return Optional.of(piece);
      }
    }
    return Optional.empty();
  }

  // ---- positions

  @Override
  public Optional<String> position(Setup setup, String fen) {
    List<String> rows = new ArrayList<>();
    for (int[] row : program.layout().squareAt()) {
      List<String> columns = new ArrayList<>();
      int gap = 0;
      for (int square : row) {
        if (setup.board().get(square) == Contents.EMPTY) {
          gap++;
        } else {
          gap = end(gap, columns);
          columns.add(column(setup, square));
        }
      }
      end(gap, columns);
      rows.add(String.join(",", columns));
    }
    int player = program.turnOrder().get(setup.step()).player();
    return Optional.of(String.join("/", rows) + " " + (player + 1) + " " + setup.turnNumber());
  }

  private static int end(int gap, List<String> columns) {
    if (gap > 0) {
      columns.add(gap > 1 ? "x" + gap : "x");
    }
    return 0;
  }

  private String column(Setup setup, int square) {
    StringBuilder text = new StringBuilder();
    for (int piece : setup.beneath().getOrDefault(square, List.of())) {
      text.append(program.contents().owner(piece) + 1);
    }
    int top = setup.board().get(square);
    return text.append(program.contents().owner(top) + 1).append(mark(top)).toString();
  }

  @Override
  public Optional<String> fen(String text) throws NoPosition {
    Matcher position = POSITION.matcher(text.strip());
    if (!position.matches()) {
      return Optional.empty();
    }
    int[] inHand = program.start().hand().clone();
    List<String> rows = new ArrayList<>();
    for (String row : position.group(1).split("/", -1)) {
      StringBuilder cellsOfRow = new StringBuilder();
      for (String cell : row.split(",", -1)) {
        cellsOfRow.append(cell(cell, text, inHand));
      }
      rows.add(cellsOfRow.toString());
    }
    StringBuilder hands = new StringBuilder();
    for (int piece = 1; piece < inHand.length; piece++) {
      if (inHand[piece] > 0) {
        hands.append(inHand[piece]).append(names.label(piece));
      }
    }
    int player = position.group(2).equals("1") ? 0 : 1;
    return Optional.of(
        String.join("/", rows)
            + "["
            + hands
            + "] "
            + names.mover(player)
            + " - - 0 "
            + position.group(3));
  }

  /** A cell as FEN has it; what stands there is no longer in hand. */
  private String cell(String cell, String text, int[] inHand) throws NoPosition {
    Matcher gap = GAP.matcher(cell);
    if (gap.matches()) {
      return gap.group(1).isEmpty() ? "1" : gap.group(1);
    }
    Matcher column = COLUMN.matcher(cell);
    if (!column.matches()) {
      throw none(cell, text, "is no column: write 1 and 2 from below, then S or C, or x");
    }
    StringBuilder pieces = new StringBuilder();
    for (char player : column.group(1).toCharArray()) {
      pieces.append(taken(plain, player, cell, text, inHand));
    }
    String top = column.group(3).isEmpty() ? plain : column.group(3);
    pieces.append(taken(top, column.group(2).charAt(0), cell, text, inHand));
    return column.group(1).isEmpty() ? pieces.toString() : "(" + pieces + ")";
  }

  private String taken(String letter, char digit, String cell, String text, int[] inHand)
      throws NoPosition {
    int player = digit - '1';
    Optional<Integer> piece = content(letter, player);
    if (piece.isEmpty()) {
      throw none(cell, text, "has a piece that is none of this game");
    }
    // What comes from no hand of its own was one of the usual pieces there.
    int reserve =
        program.start().hand()[piece.get()] > 0
            ? piece.get()
            : content(plain, player).orElse(piece.get());
    if (inHand[reserve] == 0) {
      throw none(cell, text, "is one piece more than the player has");
    }
    inHand[reserve]--;
    return names.label(piece.get());
  }

  private static NoPosition none(String cell, String text, String what) {
    return new NoPosition(
        1 + Math.max(0, text.indexOf(cell)), NoPosition.quoted(cell) + " " + what + ".");
  }
}
