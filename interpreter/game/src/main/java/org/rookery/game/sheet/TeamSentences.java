package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.GameModel;

/** Who plays together, and who goes out while others play on, in words. */
final class TeamSentences {
  private TeamSentences() {}

  /**
   * The sentences about both; none where all play for themselves, to the end.
   *
   * @param zones where the zones are noted that a condition speaks of
   */
  static List<String> of(GameModel game, Set<String> zones) {
    List<String> sentences = teams(game);
    game.elimination().ifPresent(out -> sentences.add(sentence(game, out, zones)));
    return sentences;
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

  private static String sentence(GameModel game, EliminationModel out, Set<String> zones) {
    String also =
        out.when().equals(new Condition.Constant(false))
            ? ""
            : ConditionClauses.of(out.when(), game, Voice.PLAYER, zones)
                .map(clause -> ", or if " + clause)
                .orElse(", or as the rules file says");
    String pieces =
        switch (out.fate()) {
          case STAY -> "stay";
          case LEAVE -> "leave the game";
          case LAST_MOVER -> "become those of the player who moved last";
          case HEIR -> "become " + out.heir() + "'s: they attack nothing, and all may capture them";
        };
    return "A player to move who has no legal move is out"
        + also
        + ". Their pieces "
        + pieces
        + "; their turns are skipped.";
  }
}
