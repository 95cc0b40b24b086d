package org.rookery.logs.pgn;

import java.util.ArrayList;
import java.util.List;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.language.diagnostic.Printable;

/** The turns of a game as PGN writes them, put together in the order in which they are made. */
public final class Movetext {
  private static final int WIDTH = 80;

  private final List<String> words = new ArrayList<>();
  private int number = -1;

  /**
   * Adds a turn; behind one that an umpire refused a comment says so.
   *
   * @param before the match that has come to where the turn is made
   * @param turn one of {@code turns}, which are all there are
   */
  public Movetext add(Match before, LegalMoves turns, LegalMove turn) {
    int count = before.position().turnNumber();
    String word = PgnWords.of(turns, turn);
    words.add(count == number ? word : numbered(before, word));
    number = count;
    if (turn.move().isRefused()) {
      words.add("{refused}");
    }
    return this;
  }

  /** A turn with its number before it: `12. ` of who begins, `12... ` of the others. */
  public static String numbered(Match before, String turn) {
    boolean first = before.mover() == before.game().program().turnOrder().get(0).player();
    return before.position().turnNumber() + (first ? ". " : "... ") + turn;
  }

  /** Marks the last move with a number of PGN's: 2 is a mistake, 4 a blunder, 6 dubious. */
  public void mark(int nag) {
    words.add("$" + nag);
  }

  /** Says something behind the last move, or before the first. */
  public void say(String comment) {
    words.add("{" + Printable.of(comment).replace('{', '(').replace('}', ')') + "}");
    number = -1;
  }

  /** Adds what might have been played instead of the last move. */
  public void instead(Movetext other) {
    words.add("(" + String.join(" ", other.words) + ")");
    number = -1;
  }

  /** Whether there is nothing in it. */
  public boolean isEmpty() {
    return words.isEmpty();
  }

  /** The lines of the text, with the result behind; each has a line end. */
  public String lines(String result) {
    StringBuilder text = new StringBuilder();
    int column = 0;
    List<String> all = new ArrayList<>(words);
    all.add(result);
    for (String word : all) {
      // What stands between braces may be broken anywhere, what stands between quotation marks
      // nowhere.
      for (String piece : word.contains("\"") ? new String[] {word} : word.split(" ")) {
        boolean fits = column + 1 + piece.length() <= WIDTH;
        text.append(column == 0 ? "" : fits ? " " : "\n").append(piece);
        column = (column == 0 || !fits ? 0 : column + 1) + piece.length();
      }
    }
    return text.append('\n').toString();
  }
}
