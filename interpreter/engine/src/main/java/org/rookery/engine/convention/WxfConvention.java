package org.rookery.engine.convention;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * WXF: a piece's letter, its file counted from its owner's right, {@code +}, {@code -} or {@code .}
 * for ahead, back and aside, and how many points straight or on which file it arrives. Of two
 * pieces on a file the one in front is {@code +C}, the other {@code -C}; where that is so on two
 * files, the file stands in place of the letter, {@code 3+} and {@code 3-}. Squares as ICCS writes
 * them, {@code H2-E2}, are understood, too; they come first in games with a piece of which two
 * moves are written alike, such as one that goes straight and leaps.
 */
final class WxfConvention implements Convention {
  private static final Pattern TURN =
      Pattern.compile(
          "(?:[A-Za-z]\\d|[+=-][A-Za-z]|\\d[A-Za-z]|[A-Za-z][+=-]|\\d[+-]|\\d\\d)[+.=-]\\d");
  private static final Pattern DROP = Pattern.compile("[A-Z]@[A-Z]\\d");
  private static final Pattern ICCS = Pattern.compile("([A-Z])(\\d)-?([A-Z])(\\d)");
  private static final Pattern SIGN_BEHIND = Pattern.compile("([A-Z])([+=-])([+.-]\\d)");

  private final GameProgram program;
  private final TextNames names;
  private final BoardCells cells;
  private final int[] board;
  private final List<String> others;
  private final boolean squaresFirst;

  /**
   * The convention of a position.
   *
   * @param others letters used for those of the rules file, each as {@code N=H}
   * @param squaresFirst whether moves are written by their squares
   */
  WxfConvention(
      GameProgram program,
      TextNames names,
      int[] board,
      List<String> others,
      boolean squaresFirst) {
    this.program = program;
    this.names = names;
    cells = new BoardCells(program);
    this.board = board;
    this.others = others;
    this.squaresFirst = squaresFirst;
  }

  @Override
  public List<String> texts(MoveSketch turn) {
    int from = turn.from();
    int to = turn.to();
    boolean isTold = turn.isSingle() || squaresFirst; // squares tell a move, whatever else it does
    if (from < 0 && to >= 0 && isTold && turn.piece() != Contents.EMPTY) {
      return letters(turn.piece()).stream().map(letter -> letter + "@" + iccs(to)).toList();
    }
    if (from < 0 || to < 0 || from == to || board[from] == Contents.EMPTY || !isTold) {
      return List.of();
    }
    if (!turn.isSingle()) {
      return List.of(iccs(from) + iccs(to));
    }
    Set<String> texts = new LinkedHashSet<>();
    String squares = SquareNames.toUcci(turn.uci()).toUpperCase(Locale.ROOT);
    if (squaresFirst) {
      texts.add(squares);
    }
    int owner = program.contents().owner(board[from]);
    String how = how(from, to, owner);
    if (areOnTwoFiles(board[from], owner)) {
      onItsFile(from, owner).ifPresent(place -> texts.add(place + how));
    }
    for (String letter : letters(board[from])) {
      place(from, owner).forEach(place -> texts.add(place.replace("?", letter) + how));
      texts.add(letter + file(from, owner) + how);
    }
    texts.add(squares);
    return List.copyOf(texts);
  }

  private String iccs(int square) {
    return SquareNames.toUcci(names.square(square)).toUpperCase(Locale.ROOT);
  }

  private List<String> letters(int content) {
    String own = names.letter(content).toUpperCase(Locale.ROOT);
    List<String> all = new ArrayList<>();
    for (String other : others) {
      if (other.startsWith(own + "=")) {
        all.add(other.substring(own.length() + 1));
      }
    }
    all.add(own);
    return all;
  }

  private int file(int square, int owner) {
    int column = cells.column(square);
    return owner == 0 ? program.layout().columns() - column : column + 1;
  }

  private String how(int from, int to, int owner) {
    int ahead = (cells.row(from) - cells.row(to)) * (owner == 0 ? 1 : -1);
    boolean straight = cells.column(from) == cells.column(to);
    return (ahead > 0 ? "+" : ahead < 0 ? "-" : ".")
        + (straight ? Math.abs(ahead) : file(to, owner));
  }

  /** Those of one kind on the file of a square, the one in front first. */
  private List<Integer> alike(int square, int owner) {
    List<Integer> alike = new ArrayList<>();
    for (int other = 0; other < board.length; other++) {
      if (board[other] == board[square] && cells.column(other) == cells.column(square)) {
        alike.add(other);
      }
    }
    alike.sort((one, other) -> (cells.row(one) - cells.row(other)) * (owner == 0 ? 1 : -1));
    return alike;
  }

  /** Whether there are several of a kind on more than one file. */
  private boolean areOnTwoFiles(int content, int owner) {
    return IntStream.range(0, board.length)
            .filter(square -> board[square] == content && alike(square, owner).size() > 1)
            .map(cells::column)
            .distinct()
            .count()
        > 1;
  }

  /** The file and the place on it, for one of several of a kind on a file. */
  private Optional<String> onItsFile(int square, int owner) {
    List<Integer> alike = alike(square, owner);
    int place = alike.indexOf(square);
    int file = file(square, owner);
    return alike.size() < 2
        ? Optional.empty()
        : Optional.of(file + (place == 0 ? "+" : place == alike.size() - 1 ? "-" : "" + file));
  }

  /** How a piece is told from those of its kind on the same file, with {@code ?} for its letter. */
  private List<String> place(int square, int owner) {
    List<Integer> alike = alike(square, owner);
    int place = alike.indexOf(square);
    if (alike.size() == 1) {
      return List.of();
    }
    List<String> all = new ArrayList<>();
    if (place == 0) {
      all.add("+?");
    } else if (place == alike.size() - 1) {
      all.add("-?");
    } else if (alike.size() == 3) {
      all.add("=?");
    }
    all.add((place + 1) + "?");
    return all;
  }

  @Override
  public Optional<String> plain(String text) {
    if (DROP.matcher(text).matches()) {
      String square = text.substring(2).toLowerCase(Locale.ROOT);
      return Optional.of(text.substring(0, 2) + SquareNames.fromUcci(square));
    }
    Matcher iccs = ICCS.matcher(text);
    return iccs.matches()
        ? Optional.of(SquareNames.fromUcci(text.replace("-", "").toLowerCase(Locale.ROOT)))
        : Optional.empty();
  }

  @Override
  public boolean isWritten(String text) {
    return TURN.matcher(text).matches()
        || DROP.matcher(text).matches()
        || ICCS.matcher(text).matches();
  }

  @Override
  public String normal(String text) {
    if (!isWritten(text) || DROP.matcher(text).matches()) {
      return text;
    }
    if (ICCS.matcher(text).matches()) {
      return text.replace("-", "");
    }
    int sign = text.length() - 2;
    String dotted =
        text.substring(0, sign).toUpperCase(Locale.ROOT) + text.substring(sign).replace('=', '.');
    Matcher behind = SIGN_BEHIND.matcher(dotted);
    return behind.matches() ? behind.group(2) + behind.group(1) + behind.group(3) : dotted;
  }
}
