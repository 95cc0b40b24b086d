package org.rookery.compiler.elaborate.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.rookery.compiler.elaborate.board.GridShape;
import org.rookery.compiler.elaborate.piece.PieceDraft;
import org.rookery.compiler.model.SetupModel.PlacedPiece;
import org.rookery.compiler.model.SetupModel.Reserve;
import org.rookery.language.form.Form;
import org.rookery.program.Article;

/**
 * Reads the placement of a FEN text, by the letters of the pieces; longer letters may stand in
 * braces, as positions are printed.
 */
final class FenSetup {
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** What stands where castling should, where that is left out: the checks left, or the clock. */
  private static final Pattern SHORT = Pattern.compile("\\d+(\\+\\d+)*");

  /** The most pieces of one type in a hand. */
  private static final int MAX_IN_HAND = 10_000;

  private static final int MOST_DIGITS = 5;

  private final GameDraft game;
  private final Form.Text text;
  private final GridShape grid;
  private final List<Map.Entry<String, PlacedPiece>> longestFirst;

  private FenSetup(Form.Text text, GameDraft game, GridShape grid) {
    this.game = game;
    this.text = text;
    this.grid = grid;
    Map<String, PlacedPiece> letters = new LinkedHashMap<>();
    game.pieces.values().forEach(piece -> note(piece, letters));
    game.replaced.forEach(piece -> note(piece, letters)); // one fault is told once
    this.longestFirst = new ArrayList<>(letters.entrySet());
    longestFirst.sort(Comparator.comparing(e -> -e.getKey().length()));
  }

  private void note(PieceDraft piece, Map<String, PlacedPiece> letters) {
    for (int player = 0; player < piece.letters.size() && player < game.players.size(); player++) {
      PlacedPiece content = new PlacedPiece(game.players.get(player), piece.name, "");
      letters.putIfAbsent(piece.letters.get(player), content);
      letters.putIfAbsent("{" + piece.letters.get(player) + "}", content);
    }
  }

  /** Adds the pieces of a FEN text to the set-up. */
  static void read(Form.Text text, GameDraft game) {
    List<GridShape> grids = game.scope.plan().grids();
    if (grids.isEmpty() || grids.get(0).dimensions() != 2) {
      game.problems()
          .error("bad-fen", text.origin(), "Only a board of rows and columns has a FEN text.");
      return;
    }
    new FenSetup(text, game, grids.get(0)).read();
  }

  private void read() {
    String[] fields = text.value().strip().split("\\s+");
    String placement = fields[0];
    others(List.of(fields).subList(1, fields.length));
    int bracket = placement.indexOf('[');
    if (bracket >= 0) {
      if (!placement.endsWith("]")) {
        error("The hand that begins with `[` should end with `]`.");
        return;
      }
      hand(placement.substring(bracket + 1, placement.length() - 1));
      placement = placement.substring(0, bracket);
    }
    String[] rows = placement.split("/", -1);
    if (rows.length != grid.size(1)) {
      error("This FEN text has " + rows.length + " ranks, the board has " + grid.size(1) + ".");
      return;
    }
    for (int row = 0; row < rows.length; row++) {
      row(rows[row], row);
    }
  }

  private void row(String symbols, int row) {
    int column = 0;
    int at = 0;
    while (at < symbols.length()) {
      char c = symbols.charAt(at);
      if (Character.isDigit(c)) {
        int end = at;
        while (end < symbols.length() && Character.isDigit(symbols.charAt(end))) {
          end++;
        }
        column += gap(symbols.substring(at, end), grid.size(0) - column);
        at = end;
      } else if (c == '*' && letterAt(symbols, at).isEmpty()) {
        column++;
        at++;
      } else if (c == '(' && letterAt(symbols, at).isEmpty()) {
        int close = symbols.indexOf(')', at);
        if (close < 0) {
          error("The column that begins with `(` should end with `)`.");
          return;
        }
        column(symbols.substring(at + 1, close), column++, row);
        at = close + 1;
      } else {
        Optional<Map.Entry<String, PlacedPiece>> letter = letter(symbols, at);
        if (letter.isEmpty()) {
          return;
        }
        put(letter.get().getValue(), column++, row);
        at += letter.get().getKey().length();
      }
    }
    if (column != grid.size(0)) {
      error(
          "In this FEN text `"
              + symbols
              + "` is a rank of "
              + column
              + " squares, and the board's have "
              + grid.size(0)
              + ".");
    }
  }

  /** Puts pieces on each other, the lowest first. */
  private void column(String symbols, int column, int row) {
    List<PlacedPiece> pieces = new ArrayList<>();
    int at = 0;
    while (at < symbols.length()) {
      Optional<Map.Entry<String, PlacedPiece>> letter = letter(symbols, at);
      if (letter.isEmpty()) {
        return;
      }
      pieces.add(letter.get().getValue());
      at += letter.get().getKey().length();
    }
    if (pieces.isEmpty()) {
      error("A column without pieces means nothing.");
      return;
    }
    put(pieces.remove(pieces.size() - 1), column, row);
    if (column < grid.size(0)) {
      String square = grid.name(new int[] {column, row});
      pieces.forEach(p -> game.covered.add(new PlacedPiece(p.player(), p.piece(), square)));
    }
  }

  /** A decimal number; where that is too wide, the sum of its digits, as some programs write. */
  private static int gap(String digits, int room) {
    long decimal = digits.length() > MOST_DIGITS ? Long.MAX_VALUE : Long.parseLong(digits);
    int sum = digits.chars().map(Character::getNumericValue).sum();
    return decimal <= room ? (int) decimal : sum;
  }

  private Optional<Map.Entry<String, PlacedPiece>> letterAt(String symbols, int at) {
    return longestFirst.stream().filter(e -> symbols.startsWith(e.getKey(), at)).findFirst();
  }

  /** The piece whose letter stands there; an error when there is none. */
  private Optional<Map.Entry<String, PlacedPiece>> letter(String symbols, int at) {
    Optional<Map.Entry<String, PlacedPiece>> letter = letterAt(symbols, at);
    if (letter.isEmpty()) {
      error("No piece has the letter `" + symbols.charAt(at) + "`.");
    }
    return letter;
  }

  private void put(PlacedPiece piece, int column, int row) {
    if (column >= grid.size(0)) {
      return; // told when the rank is complete
    }
    String square = grid.name(new int[] {column, row});
    if (game.scope.plan().has(square)) {
      game.put(new PlacedPiece(piece.player(), piece.piece(), square), text);
    } else {
      error("The board has no square `" + square + "` for " + Article.a(piece.piece()) + ".");
    }
  }

  /**
   * Reads what may castle, and warns of other fields that say anything but the start: who begins is
   * the turn order's affair.
   */
  private void others(List<String> fields) {
    if (!fields.isEmpty() && game.players.size() == 2 && fields.get(0).equalsIgnoreCase("b")) {
      warn(fields.get(0), "`(turn-order …)` says which player begins");
    }
    counts(fields.subList(Math.min(1, fields.size()), fields.size()));
    if (fields.size() > 1 && SHORT.matcher(fields.get(1)).matches()) {
      return; // XBoard leaves out castling and skipped squares where a game has neither
    }
    if (fields.size() > 1) {
      game.castling = Optional.of(fields.get(1));
    }
    if (fields.size() > 2 && !fields.get(2).equals("-")) {
      warn(fields.get(2), "no square has been skipped at the start");
    }
  }

  /** Warns of a clock and a number of the move, the last two fields, that are not the start's. */
  private void counts(List<String> fields) {
    List<String> last = fields.subList(Math.max(0, fields.size() - 2), fields.size());
    if (last.size() == 2
        && last.stream().allMatch(field -> NUMBER.matcher(field).matches())
        && !(last.get(0).matches("0+") && last.get(1).matches("0*[01]"))) {
      warn(String.join(" ", last), "moves are counted from the start");
    }
  }

  private void warn(String field, String instead) {
    game.problems()
        .warning(
            "fen-field-unread",
            text.origin(),
            "Of a FEN text only the pieces and what may castle are read, not `"
                + field
                + "`: "
                + instead
                + ".");
  }

  private void hand(String symbols) {
    int at = 0;
    while (at < symbols.length() && !symbols.equals("-")) {
      int digits = at;
      while (digits < symbols.length() && Character.isDigit(symbols.charAt(digits))) {
        digits++;
      }
      boolean isLong = digits - at > MOST_DIGITS;
      int count =
          digits == at ? 1 : isLong ? MAX_IN_HAND + 1 : Integer.parseInt(symbols, at, digits, 10);
      if (count > MAX_IN_HAND) {
        error("There may be at most " + MAX_IN_HAND + " pieces of a type in a hand.");
        return;
      }
      at = digits;
      if (at == symbols.length()) {
        error("In the hand a number stands before the letter of its pieces, as in `2P`.");
        return;
      }
      Optional<Map.Entry<String, PlacedPiece>> letter = letter(symbols, at);
      if (letter.isEmpty()) {
        return;
      }
      PlacedPiece piece = letter.get().getValue();
      game.reserves.add(new Reserve(piece.player(), piece.piece(), count));
      at += letter.get().getKey().length();
    }
  }

  private void error(String message) {
    game.problems().error("bad-fen", text.origin(), message);
  }
}
