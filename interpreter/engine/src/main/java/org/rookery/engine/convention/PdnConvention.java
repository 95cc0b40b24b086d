package org.rookery.engine.convention;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * PDN: the squares that are played on have numbers, or names in some countries; {@code 32-28} is a
 * step, {@code 26x17} a capture and {@code 19x10x3} one of several leaps.
 */
final class PdnConvention implements Convention {
  private static final String PLACE = "(?:\\d{1,3}|[a-z]\\d{1,2})";
  private static final Pattern TURN =
      Pattern.compile(PLACE + "(?:-" + PLACE + "|(?:[x:]" + PLACE + ")++)");
  private static final Pattern FIRST = Pattern.compile(PLACE);
  private static final Pattern PIECE = Pattern.compile("([A-Z]?)(" + PLACE + ")(?:-(\\d{1,3}))?");

  /** As FEN of PDN begins: who moves, and behind a colon a player and where their pieces stand. */
  private static final Pattern FEN = Pattern.compile("[A-Za-z](?::[A-Za-z][^:]*+){1,2}");

  private final GameProgram program;
  private final TextNames names;
  private final BoardCells cells;

  /** The squares in the order of their numbers, the first of which is 1. */
  private final List<Integer> squares = new ArrayList<>();

  private final boolean named;

  /**
   * The convention of a game.
   *
   * @param system as PDN's tag GameType says it: {@code N0} to {@code N3} for numbers that begin at
   *     the bottom left, bottom right, top left or top right, {@code A0} for names
   */
  PdnConvention(GameProgram program, TextNames names, List<String> system) {
    this.program = program;
    this.names = names;
    cells = new BoardCells(program);
    String word = system.isEmpty() ? "N2" : system.get(0);
    named = word.startsWith("A");
    number(named ? "N2" : word);
  }

  private void number(String system) {
    boolean fromTop = system.equals("N2") || system.equals("N3");
    boolean fromLeft = system.equals("N0") || system.equals("N2");
    int rows = program.layout().rows();
    int columns = program.layout().columns();
    Set<Integer> colours = new LinkedHashSet<>();
    int[] start = program.start().board();
    for (int square = 0; square < start.length; square++) {
      if (start[square] != Contents.EMPTY) {
        colours.add((cells.row(square) + cells.column(square)) % 2);
      }
    }
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        int row = fromTop ? i : rows - 1 - i;
        int column = fromLeft ? j : columns - 1 - j;
        if (colours.contains((row + column) % 2)) {
          squares.add(program.layout().squareAt()[row][column]);
        }
      }
    }
  }

  private String place(int square) {
    return named ? names.square(square) : number(square);
  }

  private String number(int square) {
    return String.valueOf(squares.indexOf(square) + 1);
  }

  private Optional<Integer> square(String place) {
    if (!Character.isDigit(place.charAt(0))) {
      return names.square(place);
    }
    int number = Integer.parseInt(place);
    return number < 1 || number > squares.size()
        ? Optional.empty()
        : Optional.of(squares.get(number - 1));
  }

  @Override
  public List<String> texts(MoveSketch turn) {
    List<Integer> way = way(turn);
    if (way.isEmpty()) {
      return List.of();
    }
    Set<String> texts = new LinkedHashSet<>();
    List<Integer> ends = List.of(way.get(0), way.get(way.size() - 1));
    for (List<Integer> some : List.of(ends, way)) {
      texts.add(joined(turn, some.stream().map(this::place).toList()));
    }
    if (named) {
      for (List<Integer> some : List.of(ends, way)) {
        texts.add(joined(turn, some.stream().map(this::number).toList()));
      }
    }
    return List.copyOf(texts);
  }

  @Override
  public Optional<String> whole(MoveSketch turn) {
    List<Integer> way = way(turn);
    return way.isEmpty()
        ? Optional.empty()
        : Optional.of(joined(turn, way.stream().map(this::place).toList()));
  }

  /** Every square on the way; none for a turn that leaves the squares that are played on. */
  private List<Integer> way(MoveSketch turn) {
    List<Integer> way = new ArrayList<>();
    way.add(turn.from());
    way.addAll(turn.stops());
    return way.size() < 2 || !squares.containsAll(way) ? List.of() : way;
  }

  private static String joined(MoveSketch turn, List<String> places) {
    return String.join(turn.captures() || turn.stops().size() > 1 ? "x" : "-", places);
  }

  @Override
  public Optional<String> plain(String text) {
    if (!isWritten(text)) {
      return Optional.empty();
    }
    Matcher place = FIRST.matcher(text);
    Optional<Integer> from = place.lookingAt() ? square(place.group()) : Optional.empty();
    int last =
        Math.max(text.lastIndexOf('x'), Math.max(text.lastIndexOf('-'), text.lastIndexOf(':')));
    Optional<Integer> to = square(text.substring(last + 1));
    return from.isEmpty() || to.isEmpty()
        ? Optional.empty()
        : Optional.of(names.square(from.get()) + "-" + names.square(to.get()));
  }

  @Override
  public boolean isWritten(String text) {
    return TURN.matcher(text).matches();
  }

  @Override
  public String normal(String text) {
    return text.replace(':', 'x');
  }

  @Override
  public Optional<String> position(Setup setup, String fen) {
    int mover = program.turnOrder().get(setup.step()).player();
    StringBuilder text = new StringBuilder(initial(mover));
    for (int player = 0; player < 2; player++) {
      List<String> pieces = new ArrayList<>();
      for (int square : squares) {
        int content = setup.board().get(square);
        if (content != Contents.EMPTY && program.contents().owner(content) == player) {
          pieces.add((content == piece(player) ? "" : letter(content)) + place(square));
        }
      }
      text.append(':').append(initial(player)).append(String.join(",", pieces));
    }
    return Optional.of(text.toString());
  }

  private String initial(int player) {
    return program.players().get(player).substring(0, 1).toUpperCase(Locale.ROOT);
  }

  private String letter(int content) {
    return names.letter(content).toUpperCase(Locale.ROOT);
  }

  /** The pieces of the start, who have no letter here. */
  private int piece(int player) {
    for (int content : program.start().board()) {
      if (content != Contents.EMPTY && program.contents().owner(content) == player) {
        return content;
      }
    }
    return Contents.EMPTY;
  }

  @Override
  public Optional<String> fen(String text) throws NoPosition {
    String bare = text.strip().replaceFirst("\\.$", "");
    if (!FEN.matcher(bare).matches()) {
      return Optional.empty();
    }
    String[] fields = bare.split(":");
    int[] board = new int[program.start().board().length];
    for (int i = 1; i < fields.length; i++) {
      int column = 1 + text.indexOf(fields[i]);
      int player = player(fields[i].substring(0, 1), text);
      String pieces = fields[i].substring(1).strip();
      for (String one : pieces.isEmpty() ? new String[0] : pieces.split(",")) {
        put(board, one.strip(), player, column);
      }
    }
    int mover = player(fields[0], text);
    return Optional.of(rows(board) + " " + names.mover(mover) + " - - 0 1");
  }

  private int player(String initial, String text) throws NoPosition {
    for (int player = 0; player < 2; player++) {
      if (initial(player).equalsIgnoreCase(initial)) {
        return player;
      }
    }
    throw new NoPosition(
        1 + text.indexOf(initial),
        "No player's name begins with "
            + NoPosition.quoted(initial)
            + "; it is "
            + initial(0)
            + " or "
            + initial(1)
            + ".");
  }

  private void put(int[] board, String text, int player, int column) throws NoPosition {
    Matcher piece = PIECE.matcher(text);
    if (!piece.matches()) {
      throw new NoPosition(column, NoPosition.quoted(text) + " is no square.");
    }
    int content = piece(player);
    if (!piece.group(1).isEmpty()) {
      content = 0;
      for (int other = 1; other < program.contents().size(); other++) {
        boolean own = program.contents().owner(other) == player;
        content = own && letter(other).equals(piece.group(1)) ? other : content;
      }
    }
    int first = square(piece.group(2)).map(squares::indexOf).orElse(-1);
    int last =
        piece.group(3) == null ? first : square(piece.group(3)).map(squares::indexOf).orElse(-1);
    if (first < 0 || last < first || content == Contents.EMPTY) {
      throw new NoPosition(
          column, NoPosition.quoted(text) + " is no piece on a square of this game.");
    }
    for (int number = first; number <= last; number++) {
      board[squares.get(number)] = content;
    }
  }

  /** A board as the first field of FEN. */
  private String rows(int[] board) {
    List<String> rows = new ArrayList<>();
    for (int[] row : program.layout().squareAt()) {
      StringBuilder text = new StringBuilder();
      int gap = 0;
      for (int square : row) {
        if (board[square] == Contents.EMPTY) {
          gap++;
        } else {
          text.append(gap > 0 ? String.valueOf(gap) : "").append(names.label(board[square]));
          gap = 0;
        }
      }
      rows.add(text + (gap > 0 ? String.valueOf(gap) : ""));
    }
    return String.join("/", rows);
  }
}
