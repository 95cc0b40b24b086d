package org.rookery.player.protocol;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.engine.convention.SquareNames;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;

/** Turns and pieces as XBoard writes them. */
public final class XboardSquares {
  private static final Pattern SQUARE = Pattern.compile("([a-z])(\\d+)");

  /** XBoard numbers the ranks of boards of this height from 0. */
  private static final int FROM_ZERO = 10;

  /** XBoard's pictures by the letters it has for them; the last place of all is a royal piece's. */
  private static final String PICTURES = "PNBRQFEACWMOHIJGDVLSU";

  /** Doing nothing, in our words and in XBoard's. */
  private static final String PASS = "pass";

  private static final String NOTHING = "@@@@";

  private XboardSquares() {}

  /** A turn of ours as XBoard writes it. */
  public static String write(Game game, LegalMove turn) {
    return turn.complete().equals(PASS) ? NOTHING : shifted(game, turn.uci(), -1);
  }

  /** A turn of XBoard's in the words of UCI. */
  public static String read(Game game, String text) {
    return shifted(game, text.equals(NOTHING) ? PASS : text, 1);
  }

  private static String shifted(Game game, String text, int by) {
    if (game.program().layout().rows() != FROM_ZERO) {
      return text;
    }
    return SquareNames.beforeState(
        text,
        squares ->
            SQUARE
                .matcher(squares)
                .replaceAll(
                    found ->
                        found.group(1)
                            + (found.group(2).length() > 2
                                ? found.group(2)
                                : String.valueOf(Integer.parseInt(found.group(2)) + by))));
  }

  /**
   * What XBoard needs to know of a game: letters of pieces, size, position and, unless it knows the
   * game by its name, how the pieces move.
   */
  static List<String> setup(String variant, Match match) {
    List<String> lines = new ArrayList<>(List.of(setup(match.game(), match.fen())));
    if (!StandardNames.isKnown(variant)) {
      lines.addAll(XboardPieces.lines(match.game()));
    }
    return lines;
  }

  private static String setup(Game game, String fen) {
    String letters =
        game.program().pieces().stream()
            .flatMap(piece -> piece.letters().stream().limit(1))
            .filter(letter -> letter.matches("[A-Za-z]"))
            .map(letter -> letter.substring(0, 1).toUpperCase(Locale.ROOT))
            .distinct()
            .collect(Collectors.joining());
    String king = royal(game);
    boolean hand = false;
    for (boolean droppable : game.program().droppable()) {
      hand |= droppable;
    }
    String table = table(letters.replace(king, ""));
    // Holdings have a place for each of so many pieces from the beginning of the table.
    String others = hand ? table.replace(".", "") : table;
    String half = others + (king.isEmpty() ? "." : king);
    return "setup ("
        + half
        + half.toLowerCase(Locale.ROOT)
        + ") "
        + game.program().layout().columns()
        + "x"
        + game.program().layout().rows()
        + "+"
        + (hand ? others.length() : 0)
        + (hand ? "_crazyhouse " : "_fairy ")
        + fen;
  }

  /** The letters in the places of their pictures, others in places that are free, if any are. */
  private static String table(String letters) {
    StringBuilder table = new StringBuilder(".".repeat(PICTURES.length()));
    StringBuilder left = new StringBuilder();
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      int place = PICTURES.indexOf(letter);
      if (place < 0) {
        left.append(letter);
      } else {
        table.setCharAt(place, letter);
      }
    }
    for (int i = 0; i < left.length() && table.indexOf(".") >= 0; i++) {
      table.setCharAt(table.indexOf("."), left.charAt(i));
    }
    return table.toString();
  }

  /** The letter of a royal piece, which has no picture of its own if one has none; or nothing. */
  private static String royal(Game game) {
    return game.program().royal().contents().members().stream()
        .filter(content -> content > 0 && content < game.program().contents().size())
        .mapToObj(
            content ->
                game.program()
                    .pieces()
                    .get(game.program().contents().type(content))
                    .letters()
                    .get(0))
        .filter(letter -> letter.matches("[A-Za-z]"))
        .map(letter -> letter.toUpperCase(Locale.ROOT))
        .min(Comparator.comparing(PICTURES::contains))
        .orElse("");
  }
}
