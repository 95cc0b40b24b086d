package org.rookery.app.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rookery.app.rulebook.Game;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import picocli.CommandLine.Option;

/** The position that a command is about, when it is not the start. */
final class PositionOption {
  /** How many turns are named when a text fits several. */
  private static final int NAMED = 12;

  @Option(
      names = {"-p", "--position"},
      paramLabel = "FEN",
      description = "A position as extended FEN, or `empty`. Default: the start of the game.")
  private @Nullable String position;

  @Option(
      names = {"-a", "--after"},
      arity = "1..*",
      paramLabel = "TURN",
      description = "Turns played from there, one behind the other.")
  private List<String> after = List.of();

  /**
   * The position; {@code words} are those of a position given without the option, possibly none.
   */
  Position of(Game game, List<String> words) {
    if (!words.isEmpty() && position != null) {
      throw new Refusal("The position is given twice.");
    }
    Position start = position(game, words.isEmpty() ? position : String.join(" ", words));
    for (String text : after) {
      start.make(turn(game, game.turns(start), text));
    }
    return start;
  }

  /** The position that a text means. */
  static Position position(Game game, @Nullable String text) {
    if (text == null || text.equals("start") || text.equals("startpos")) {
      return game.start();
    }
    if (text.strip().equals("empty")) {
      return game.position(Setup.empty(game.program()));
    }
    try {
      return game.position(text);
    } catch (TextException e) {
      throw new Refusal(
          "The position has a mistake in column " + e.column() + ": " + e.getMessage());
    }
  }

  /** The turn that a text means. */
  static Move turn(Game game, TurnTexts turns, String text) {
    Reading reading = turns.read(text);
    if (reading instanceof Reading.Found found) {
      return found.move();
    } else if (reading instanceof Reading.Ambiguous ambiguous) {
      throw new Refusal("`" + text + "` may mean several turns: " + list(turns, ambiguous) + ".");
    }
    throw new Refusal(((Reading.NoFit) reading).reason());
  }

  private static String list(TurnTexts turns, Reading.Ambiguous ambiguous) {
    return ambiguous.moves().stream()
            .limit(NAMED)
            .map(turns::shortest)
            .collect(Collectors.joining(", "))
        + (ambiguous.moves().size() > NAMED ? ", …" : "");
  }
}
