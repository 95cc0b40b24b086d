package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.rookery.engine.convention.Grid;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;
import org.rookery.program.PieceType.CastlingSign;

/**
 * Castling rights that are an attribute of the partner, in FEN's castling field: K or Q for the
 * outermost piece on that side of the royal piece, on its row, or else the letter of the piece's
 * file.
 */
final class CastlingPieces {
  private static final String RIGHT = "K";
  private static final String LEFT = "Q";

  private final GameProgram program;
  private final Labels labels;
  private final Grid grid;
  private final int first;

  /** {@code first} is the player whose letters are upper case. */
  private CastlingPieces(GameProgram program, Labels labels, int first) {
    this.program = program;
    this.labels = labels;
    this.grid = new Grid(program.topology(), program.layout());
    this.first = first;
  }

  /** Empty where the game's positions do not show castling rights in this way. */
  static Optional<CastlingPieces> of(GameProgram program, Labels labels, int first) {
    return program.pieces().stream().anyMatch(piece -> piece.castlingSign().isPresent())
        ? Optional.of(new CastlingPieces(program, labels, first))
        : Optional.empty();
  }

  /** Whether positions show castling rights by files. */
  static boolean isByFile(GameProgram program) {
    return program.pieces().stream()
        .anyMatch(piece -> piece.castlingSign().filter(CastlingSign::byFile).isPresent());
  }

  /** The letters of a position, those of pieces on higher columns first. */
  String letters(Setup setup) {
    StringBuilder letters = new StringBuilder();
    for (int player = 0; player < program.contents().players(); player++) {
      for (int square : partners(setup.board(), player)) {
        boolean may = (setup.attributes().get(square) >>> sign(setup, square).attribute() & 1) != 0;
        letters.append(may ? inCase(letter(setup, square, player), player) : "");
      }
    }
    return letters.toString();
  }

  /** The position in which of the pieces that could castle those may that the field names. */
  Setup read(Optional<Field> field, Setup setup) throws TextException {
    Setup result = setup;
    for (int square = 0; square < setup.board().size(); square++) {
      if (setup.board().get(square) != Contents.EMPTY && hasCastlingSign(setup, square)) {
        result = withRight(result, square, false);
      }
    }
    String letters = field.map(Field::text).filter(text -> !text.equals("-")).orElse("");
    for (int i = 0; i < letters.length(); i++) {
      Optional<Integer> square = meant(letters.substring(i, i + 1), setup);
      if (square.isEmpty()) {
        throw field
            .orElseThrow()
            .problem(
                i, "The castling right `" + letters.charAt(i) + "` has no piece on its square.");
      }
      result = withRight(result, square.get(), true);
    }
    return result;
  }

  private Optional<Integer> meant(String letter, Setup setup) {
    for (int player = 0; player < program.contents().players(); player++) {
      if (inCase(letter.toUpperCase(Locale.ROOT), player).equals(letter)) {
        String upper = letter.toUpperCase(Locale.ROOT);
        for (int square : partners(setup.board(), player)) {
          boolean side = upper.equals(side(setup, square, player)) && isOutermost(setup, square);
          if (side || upper.equals(file(square))) {
            return Optional.of(square);
          }
        }
      }
    }
    return Optional.empty();
  }

  private Setup withRight(Setup setup, int square, boolean may) {
    int bit = 1 << sign(setup, square).attribute();
    int others = setup.attributes().get(square) & ~bit;
    return setup.withSquare(square, setup.board().get(square), may ? others | bit : others);
  }

  private String letter(Setup setup, int square, int player) {
    return sign(setup, square).byFile() || !isOutermost(setup, square)
        ? file(square)
        : side(setup, square, player);
  }

  private String file(int square) {
    return labels.square(square).substring(0, 1).toUpperCase(Locale.ROOT);
  }

  private String side(Setup setup, int square, int player) {
    return grid.column(square) > grid.column(royal(setup.board(), player)) ? RIGHT : LEFT;
  }

  /** Whether no other partner of the same player stands farther out on that side. */
  private boolean isOutermost(Setup setup, int square) {
    int player = program.contents().owner(setup.board().get(square));
    String side = side(setup, square, player);
    int column = grid.column(square);
    IntPredicate farther =
        other -> side.equals(RIGHT) ? grid.column(other) > column : grid.column(other) < column;
    return partners(setup.board(), player).stream()
        .filter(other -> side(setup, other, player).equals(side))
        .noneMatch(farther::test);
  }

  /** Where a player's pieces stand who could castle, on the royal piece's row, from the right. */
  private List<Integer> partners(List<Integer> board, int player) {
    int royal = royal(board, player);
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < board.size() && royal >= 0; square++) {
      int piece = board.get(square);
      if (piece != Contents.EMPTY
          && program.contents().owner(piece) == player
          && type(piece).castlingSign().isPresent()
          && grid.row(square) == grid.row(royal)) {
        squares.add(square);
      }
    }
    squares.sort(Comparator.comparing(grid::column, Comparator.reverseOrder()));
    return squares;
  }

  /** Where a player's first royal piece stands; a negative number if nowhere. */
  private int royal(List<Integer> board, int player) {
    return IntStream.range(0, board.size())
        .filter(square -> program.royal().contents().has(board.get(square)))
        .filter(square -> program.contents().owner(board.get(square)) == player)
        .findFirst()
        .orElse(-1);
  }

  private String inCase(String letter, int player) {
    return player == first ? letter : letter.toLowerCase(Locale.ROOT);
  }

  private boolean hasCastlingSign(Setup setup, int square) {
    return type(setup.board().get(square)).castlingSign().isPresent();
  }

  private CastlingSign sign(Setup setup, int square) {
    return type(setup.board().get(square)).castlingSign().orElseThrow();
  }

  private PieceType type(int piece) {
    return program.pieces().get(program.contents().type(piece));
  }
}
