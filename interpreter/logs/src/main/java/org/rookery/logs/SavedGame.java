package org.rookery.logs;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.Game;
import org.rookery.game.Session;

/**
 * A session as text: comments behind {@code //}, perhaps a line {@code position FEN}, then one turn
 * a line in complete text. A game saved by Zillions is read, too.
 */
public final class SavedGame {
  private static final String COMMENT = "//";
  private static final String POSITION = "position ";

  private SavedGame() {}

  /** The text of a session. */
  public static String print(Session session) {
    Game game = session.game();
    List<String> lines = new ArrayList<>(List.of(COMMENT + " " + game.title()));
    if (!session.start().equals(game.position(Setup.start(game.program())).setup())) {
      lines.add(POSITION + game.positions().print(session.start()));
    }
    lines.addAll(session.played());
    return String.join("\n", lines) + "\n";
  }

  /**
   * The session that a text tells.
   *
   * @throws BadGame at the first line that is no position or no legal turn
   */
  public static Session parse(Game game, String text) throws BadGame {
    if (ZillionsLogReader.canRead(text)) {
      return ZillionsGame.parse(game, text);
    }
    Session session = new Session(game, game.start());
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String bare = line.contains(COMMENT) ? line.substring(0, line.indexOf(COMMENT)) : line;
      if (bare.isBlank()) {
        continue;
      }
      if (bare.startsWith(POSITION) && session.played().isEmpty()) {
        session = new Session(game, position(game, bare, number));
      } else {
        Reading reading = session.turns().read(bare);
        if (!(reading instanceof Reading.Found found)) {
          throw new BadGame(number, problem(bare, reading));
        }
        session.play(found.move());
      }
    }
    return session;
  }

  private static Position position(Game game, String line, int number) throws BadGame {
    try {
      return game.position(line.substring(POSITION.length()));
    } catch (TextException e) {
      int column = POSITION.length() + e.column();
      throw new BadGame(number, "In column " + column + ": " + e.getMessage());
    }
  }

  private static String problem(String text, Reading reading) {
    return reading instanceof Reading.NoFit none
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
