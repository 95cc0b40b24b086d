package org.rookery.player.protocol;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.engine.convention.SquareNames;
import org.rookery.game.Game;
import org.rookery.program.board.Layout;

/** What tells UCI and its two sisters apart. */
public enum Dialect {
  /** Files by letter, ranks from 1. */
  UCI("uci"),
  /** Files by number from the right, ranks by letter from the top. */
  USI("usi"),
  /** Ranks from 0. */
  UCCI("ucci");

  private static final int MOST_IN_HAND = 99;

  private final String word;

  Dialect(String word) {
    this.word = word;
  }

  /** The dialect that begins with this word; empty when none does. */
  public static Optional<Dialect> of(String word) {
    return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst();
  }

  /** The first word of the other side. */
  String word() {
    return word;
  }

  /** A turn of ours as this dialect writes it. */
  public String turn(Game game, String uci) {
    Layout layout = game.program().layout();
    return switch (this) {
      case UCI -> uci;
      case USI -> SquareNames.toUsi(uci, layout.rows(), layout.columns());
      case UCCI -> SquareNames.toUcci(uci);
    };
  }

  /** A turn of theirs as UCI writes it. */
  public String read(Game game, String text) {
    Layout layout = game.program().layout();
    return switch (this) {
      case UCI -> text;
      case USI -> SquareNames.fromUsi(text, layout.rows(), layout.columns());
      case UCCI -> SquareNames.fromUcci(text);
    };
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
      int many =
          men.group(1).isEmpty() ? 1 : Math.min(MOST_IN_HAND, SquareNames.number(men.group(1)));
      hand.append(men.group(2).repeat(many));
    }
    String number = parts.length > 3 ? parts[3] : "1";
    return parts[0] + "[" + hand + "] " + side + " - - 0 " + number;
  }
}
