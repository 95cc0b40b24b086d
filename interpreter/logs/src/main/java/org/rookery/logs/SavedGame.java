package org.rookery.logs;

import java.util.ArrayList;
import java.util.List;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;

/**
 * A match as text: comments behind {@code //}, perhaps a line {@code position FEN}, then one turn a
 * line in complete text. A game saved by Zillions is read, too.
 */
public final class SavedGame {
  private static final String COMMENT = "//";
  private static final String POSITION = "position ";

  private SavedGame() {}

  /** The text of a match. */
  public static String print(Match match) {
    List<String> lines = new ArrayList<>(List.of(COMMENT + " " + match.game().title()));
    if (!match.isFromStart()) {
      lines.add(POSITION + match.startFen());
    }
    lines.addAll(match.played());
    return String.join("\n", lines) + "\n";
  }

  /**
   * The match that a text tells.
   *
   * @throws BadGame at the first line that is no position or no legal turn
   */
  public static Match parse(Game game, String text) throws BadGame {
    if (ZillionsLogReader.canRead(text)) {
      return ZillionsGame.parse(game, text);
    }
    Match match = game.start();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String bare = line.contains(COMMENT) ? line.substring(0, line.indexOf(COMMENT)) : line;
      if (bare.isBlank()) {
        continue;
      }
      if (bare.startsWith(POSITION) && match.played().isEmpty()) {
        match = position(match, bare, number);
      } else if (match.turns().read(bare) instanceof TurnReading.Found found) {
        match.play(found.turn());
      } else {
        throw new BadGame(number, problem(bare, match.turns().read(bare)));
      }
    }
    return match;
  }

  private static Match position(Match match, String line, int number) throws BadGame {
    try {
      return match.at(line.substring(POSITION.length()));
    } catch (BadPosition e) {
      int column = POSITION.length() + e.column();
      throw new BadGame(number, "In column " + column + ": " + e.getMessage());
    }
  }

  private static String problem(String text, TurnReading reading) {
    return reading instanceof TurnReading.None none
        ? none.reason()
        : "`" + text.strip() + "` may mean several turns.";
  }

  /** A text that tells no game. */
  public static final class BadGame extends Exception {
    private static final long serialVersionUID = 1;

    BadGame(String problem) {
      super(problem);
    }

    BadGame(int line, String problem) {
      super("Line " + line + ": " + problem);
    }
  }
}
