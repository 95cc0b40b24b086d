package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.GameModel;
import org.rookery.game.phrase.ConditionClauses;
import org.rookery.game.phrase.Nouns;
import org.rookery.game.phrase.Voice;
import org.rookery.program.GameProgram.Passing;

/** Who plays together, and who goes out while others play on, in words. */
final class TeamSentences {
  private TeamSentences() {}

  /**
   * The sentences about both; none where all play for themselves, to the end.
   *
   * @param canAlwaysPass whether a player always has a legal move, a pass if no other
   * @param zones where the zones are noted that a condition speaks of
   */
  static List<String> of(GameModel game, boolean canAlwaysPass, Set<String> zones) {
    List<String> sentences = teams(game);
    game.elimination().ifPresent(out -> sentences.add(sentence(game, out, canAlwaysPass, zones)));
    return sentences;
  }

  /** Whether a player always has a legal move, a pass if no other. */
  static boolean canAlwaysPass(GameModel game, Passing passing) {
    return game.royals().isEmpty()
        && switch (passing) {
          case NEVER -> false;
          case ALWAYS -> game.mayPass().isEmpty();
          case FORCED -> true;
        };
  }

  private static List<String> teams(GameModel game) {
    List<String> sentences = new ArrayList<>();
    for (List<String> team : game.teams()) {
      sentences.add(Nouns.list(team, "and") + " are a team.");
    }
    if (!sentences.isEmpty()) {
      sentences.add(
          "A team wins and loses together; its players neither capture nor check each other.");
    }
    return sentences;
  }

  private static String sentence(
      GameModel game, EliminationModel out, boolean canAlwaysPass, Set<String> zones) {
    List<String> when = new ArrayList<>();
    if (!canAlwaysPass) {
      when.add("if the player has no legal move");
    }
    if (!out.when().equals(new Condition.Constant(false))) {
      when.add(
          ConditionClauses.of(out.when(), game, Voice.PLAYER, zones)
              .map(clause -> "if " + clause)
              .orElse("as the rules file says"));
    }
    if (when.isEmpty()) {
      return "No player goes out, since every player has a legal move or passes.";
    }
    String pieces =
        switch (out.fate()) {
          case STAY -> "stay";
          case LEAVE -> "leave the game";
          case LAST_MOVER -> "become those of the player who moved last";
          case HEIR -> "become " + out.heir() + "'s: they attack nothing, and all may capture them";
        };
    return "A player to move is out "
        + String.join(", or ", when)
        + ". Their pieces "
        + pieces
        + "; their turns are skipped.";
  }
}
