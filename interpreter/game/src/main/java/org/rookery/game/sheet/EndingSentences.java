package org.rookery.game.sheet;

import java.util.List;
import java.util.stream.Collectors;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.ClockModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.Settings;
import org.rookery.program.Article;

/** Sentences about how a game ends. */
final class EndingSentences {
  static final String DEAD =
      "In a dead position, where nobody can win any more, the game is drawn.";

  private EndingSentences() {}

  /** Whether a game somebody can win is drawn where nobody can any more. */
  static boolean drawsDeadPositions(GameModel game) {
    boolean decides =
        game.endings().stream().anyMatch(e -> e.result() != EndingModel.Result.DRAW)
            || !game.royals().isEmpty();
    return decides
        && !game.options().getOrDefault(Settings.DEAD_POSITIONS, "draw").equals("play-on");
  }

  /** What is said of royal pieces. */
  static String royal(RoyalModel royal) {
    String men = String.join(" and ", royal.pieces());
    StringBuilder text = new StringBuilder();
    text.append("The ").append(men).append(" is royal");
    text.append(royal.players().size() == 1 ? " for " + royal.players().get(0) : "");
    text.append(": it must not be left attacked. Who cannot save it is checkmated and has lost.");
    if (royal.mayNotGiveCheck()) {
      text.append(" Nobody may attack the enemy's either.");
    }
    if (royal.eachPart()) {
      text.append(" That is judged after each part of a turn.");
    }
    return text.toString();
  }

  /** What is said of an ending. */
  static String of(EndingModel ending, GameModel game) {
    String result = result(ending);
    Condition when = ending.when();
    if (ending.isDead()) {
      return DEAD;
    } else if (isStalemate(when)) {
      return "A player who is not in check and has no legal turn " + result + ".";
    } else if (when instanceof Condition.NoTurn) {
      return (decidedBefore(ending, game) ? "Otherwise a" : "A")
          + " player who has no legal turn "
          + result
          + ".";
    } else if (when instanceof Condition.Repeated repeated) {
      return "When a position occurs for the "
          + ordinal(repeated.times())
          + " time, the game is drawn.";
    } else if (when instanceof Condition.KeepsChasing chasing) {
      return "When a position occurs for the "
          + ordinal(chasing.times())
          + " time, who has chased the same man with each turn in between has lost.";
    } else if (when instanceof Condition.Compare compare
        && compare.left() instanceof Amount.Clock
        && compare.right() instanceof Amount.Literal turns) {
      return "After "
          + turns.value()
          + " turns in a row "
          + quiet(game.clock())
          + " the game is drawn.";
    }
    String who =
        ending.players().size() == 1
            ? ending.players().get(0) + ", when he meets its condition, "
            : "who meets its condition ";
    return "\"" + ending.reason() + "\": " + who + result + ".";
  }

  private static String result(EndingModel ending) {
    return switch (ending.result()) {
      case WIN -> "has won";
      case LOSS -> "has lost";
      case DRAW -> "has drawn";
      case COUNT -> "ends the game, and who has more men has won";
    };
  }

  /** Whether an ending before this one is also about a player without a turn. */
  private static boolean decidedBefore(EndingModel ending, GameModel game) {
    return game.endings().stream()
        .takeWhile(earlier -> earlier != ending)
        .anyMatch(
            earlier ->
                earlier.when() instanceof Condition.And and
                    && !isStalemate(and)
                    && and.conditions().stream().anyMatch(Condition.NoTurn.class::isInstance));
  }

  /** Whether an ending says what it is for a player who has no turn. */
  static boolean isAboutNoTurn(EndingModel ending) {
    return ending.when() instanceof Condition.NoTurn || isStalemate(ending.when());
  }

  private static boolean isStalemate(Condition when) {
    return when instanceof Condition.And and
        && and.conditions().stream().anyMatch(Condition.NoTurn.class::isInstance)
        && and.conditions().stream()
            .allMatch(c -> c instanceof Condition.NoTurn || c instanceof Condition.Not);
  }

  private static String quiet(ClockModel clock) {
    List<String> pieces = clock.pieces();
    String moves =
        pieces.stream().map(p -> "a move of " + Article.a(p)).collect(Collectors.joining(" or "));
    if (clock.captures()) {
      return "without a capture" + (moves.isEmpty() ? "" : " or " + moves);
    }
    return moves.isEmpty() ? "" : "without " + moves;
  }

  private static String ordinal(int number) {
    return switch (number) {
      case 2 -> "second";
      case 3 -> "third";
      case 4 -> "fourth";
      case 5 -> "fifth";
      default -> number + "th";
    };
  }
}
