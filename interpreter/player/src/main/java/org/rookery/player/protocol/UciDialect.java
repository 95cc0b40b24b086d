package org.rookery.player.protocol;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.convention.NoPosition;
import org.rookery.engine.convention.Sfen;
import org.rookery.engine.convention.SquareNames;
import org.rookery.game.Game;
import org.rookery.program.board.BoardLayout;

/** What tells UCI and its two sisters apart. */
public enum UciDialect {
  /** Files by letter, ranks from 1. */
  UCI("uci"),
  /** Files by number from the right, ranks by letter from the top. */
  USI("usi"),
  /** Ranks from 0. */
  UCCI("ucci");

  private final String word;

  UciDialect(String word) {
    this.word = word;
  }

  /** The dialect that begins with this word; empty when none does. */
  public static Optional<UciDialect> of(String word) {
    return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst();
  }

  /** The first word of the other side. */
  String word() {
    return word;
  }

  /** A turn of ours as this dialect writes it; as UCI does where squares have no such names. */
  public String turn(Game game, String uci) {
    BoardLayout layout = game.program().layout();
    return switch (isGrid(game) ? this : UCI) {
      case UCI -> uci;
      case USI -> SquareNames.toUsi(uci, layout.rows(), layout.columns());
      case UCCI -> SquareNames.toUcci(uci);
    };
  }

  /** Whether every square is called by the letter of its file and the number of its rank. */
  private static boolean isGrid(Game game) {
    BoardLayout layout = game.program().layout();
    int squares = 0;
    for (int row = 0; row < layout.rows(); row++) {
      for (int column = 0; column < layout.columns(); column++) {
        int square = layout.squareAt()[row][column];
        String name = (char) ('a' + column) + "" + (layout.rows() - row);
        if (square >= 0 && !game.squares().get(square).equals(name)) {
          return false;
        }
        squares += square >= 0 ? 1 : 0;
      }
    }
    return squares == game.squares().size();
  }

  /** A turn of theirs as UCI writes it. */
  public String read(Game game, String text) {
    BoardLayout layout = game.program().layout();
    return switch (isGrid(game) ? this : UCI) {
      case UCI -> text;
      case USI -> SquareNames.fromUsi(text, layout.rows(), layout.columns());
      case UCCI -> SquareNames.fromUcci(text);
    };
  }

  /**
   * A position of theirs as our FEN.
   *
   * @throws NoPosition when it says none
   */
  String position(String text) throws NoPosition {
    return this == USI ? Sfen.fen(text).orElse(text) : text;
  }

  /** The options by which other programs choose the game in this dialect, the usual one first. */
  List<String> variantOptions() {
    return this == USI ? List.of("USI_Variant", "UCI_Variant") : List.of("UCI_Variant");
  }
}
