package org.rookery.game.sheet;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.PointsModel;
import org.rookery.compiler.model.Settings;
import org.rookery.compiler.model.Side;
import org.rookery.engine.adjudicate.Points;
import org.rookery.game.phrase.AmountWords;
import org.rookery.game.phrase.ConditionClauses;
import org.rookery.game.phrase.Nouns;
import org.rookery.game.phrase.Voice;
import org.rookery.program.GameProgram;

/** Sentences about how a game ends. */
final class EndingSentences {
  private static final String DEAD =
      "In a dead position, where no player can win, the game is drawn.";

  private static final String UNSAID = "the section `points` of the rules file counts";

  private final GameModel game;
  private final Set<String> zones;

  /**
   * Sentences about a game.
   *
   * @param zones where the zones are noted that they speak of
   */
  EndingSentences(GameModel game, Set<String> zones) {
    this.game = game;
    this.zones = zones;
  }

  /** The sentence about dead positions, where the game is drawn in them. */
  Optional<String> dead() {
    boolean decides =
        game.endings().stream().anyMatch(e -> e.result() != EndingModel.Result.DRAW)
            || !game.royals().isEmpty();
    boolean draws =
        decides
            && game.elimination().isEmpty()
            && game.teams().isEmpty()
            && !game.options().getOrDefault(Settings.DEAD_POSITIONS, "draw").equals("play-on");
    return draws ? Optional.of(DEAD) : Optional.empty();
  }

  /** What is said of royal pieces. */
  static String royal(RoyalModel royal) {
    List<String> pieces = royal.pieces();
    boolean several = pieces.size() > 1;
    StringBuilder text = new StringBuilder();
    text.append("The ").append(Nouns.list(pieces, "and")).append(several ? " are" : " is");
    text.append(" royal");
    text.append(royal.players().size() == 1 ? " for " + royal.players().get(0) : "");
    text.append(": a player may not leave ");
    text.append(several ? "one of theirs" : "theirs").append(" in check.");
    if (royal.onlyDisplacement()) {
      text.append(
          " Only a capture by displacement gives check, by which a piece goes where the captured one"
              + " stands.");
    }
    if (royal.mayNotGiveCheck()) {
      text.append(" A move that gives check is illegal.");
    }
    if (royal.eachPart()) {
      text.append(" That is judged after each part of a move.");
    }
    return text.toString();
  }

  /**
   * What is said of the points that are counted, which are only pointed to where there are no words
   * for them; empty where none are.
   */
  Optional<String> points() {
    if (game.points().isEmpty()) {
      return Optional.empty();
    }
    PointsModel points = game.points().get();
    Nouns nouns = new Nouns(game, Voice.PLAYER, zones);
    String number = points.number().match(new AmountWords(nouns));
    StringBuilder text = new StringBuilder("A player has as many points as ");
    text.append(
        nouns.isWhole() ? "this number: " + number + "." : UNSAID + Pointer.end(points.origin()));
    points
        .extra()
        .forEach(
            (player, halves) ->
                text.append(' ')
                    .append(player)
                    .append(" has ")
                    .append(Points.text(halves))
                    .append(" more."));
    return Optional.of(text.toString());
  }

  /** What is said of an ending; empty when its condition has no words. */
  Optional<String> of(EndingModel ending) {
    Condition when = ending.when();
    if (ending.reason().equals(EliminationModel.LAST_PLAYER)
        && game.elimination().filter(out -> out.origin().equals(ending.origin())).isPresent()) {
      return Optional.of("Who is left when all opponents are out wins" + reason(ending));
    } else if (ending.isDead()) {
      return Optional.of(DEAD);
    } else if (isStalemate(when)) {
      return Optional.of(
          decided(ending, "A player who is not in check and has no legal move") + reason(ending));
    } else if (when.isStuck()) {
      String who = decidedBefore(ending) ? "Otherwise a" : "A";
      return Optional.of(decided(ending, who + " player who has no legal move") + reason(ending));
    } else if (isCheckmate(when)) {
      return Optional.of(
          decided(ending, "A player who is in check and has no legal move") + reason(ending));
    } else if (!when.amounts().isEmpty()
        && when.amounts().get(0) instanceof Amount.Clock
        && when.amounts().get(1) instanceof Amount.Literal moves
        && ending.result() == EndingModel.Result.DRAW) {
      return Optional.of(
          "After "
              + moves.value()
              + " moves in a row, counting those of all players, "
              + AmountWords.quiet(game.clock())
              + ", the game is drawn"
              + reason(ending));
    }
    boolean one = ending.players().size() == 1 && !ending.players().equals(game.players());
    Voice voice = one ? Voice.of(ending.players().get(0)) : Voice.PLAYER;
    String who = one ? ending.players().get(0) : "A player";
    return ConditionClauses.of(when, game, voice, zones)
        .map(clause -> sentence(ending, who, clause) + reason(ending));
  }

  /** What is said of an ending that has no words: where it is; nothing if its author is quoted. */
  Optional<String> pointed(EndingModel ending) {
    boolean one = ending.players().size() == 1 && !ending.players().equals(game.players());
    String result = result(ending, one ? ending.players().get(0) : "A player");
    return Quotes.of(ending.origin()).isPresent()
        ? Optional.empty()
        : Optional.of(
            result
                + " in some positions ("
                + ending.reason()
                + "): "
                + Pointer.to(ending.origin())
                + ".");
  }

  private String sentence(EndingModel ending, String who, String clause) {
    boolean single = !ending.when().isSeveral();
    String player = "the player ";
    if (!clause.startsWith(player) || who.equals(ending.players().get(0))) {
      return result(ending, who) + " if " + clause;
    }
    String does = clause.substring(player.length());
    return single
        ? decided(ending, who + " who " + does + (does.contains(",") ? "," : ""))
        : result(ending, who)
            + " if "
            + (ending.result() == EndingModel.Result.DRAW ? "a player " : player)
            + does;
  }

  /** The name of the ending, which says what a program shows at the end. */
  private String reason(EndingModel ending) {
    return " (" + ending.reason() + ")." + winner(ending);
  }

  /** Who wins where one of more than two players loses, and none goes out. */
  private String winner(EndingModel ending) {
    boolean alone = game.teams().isEmpty() && game.elimination().isEmpty();
    return ending.result() == EndingModel.Result.LOSS && alone && playing() > 2
        ? " The next opponent after them wins."
        : "";
  }

  private long playing() {
    return game.players().stream()
        .filter(player -> !GameProgram.isChance(player))
        .filter(player -> game.turnOrder().stream().anyMatch(t -> t.player().equals(player)))
        .count();
  }

  /** What decides where a game is counted. */
  private String most() {
    return (playing() > 2 ? "the most " : "more ")
        + (game.points().isPresent() ? "points" : "pieces");
  }

  private String decided(EndingModel ending, String who) {
    return switch (ending.result()) {
      case WIN -> who + " wins";
      case LOSS -> who + " loses";
      case DRAW -> who + " draws";
      case COUNT -> who + " ends the game, and the player with " + most() + " wins";
    };
  }

  private String result(EndingModel ending, String who) {
    return switch (ending.result()) {
      case WIN -> who + " wins";
      case LOSS -> who + " loses";
      case DRAW -> "The game is drawn";
      case COUNT -> "The game ends, and the player with " + most() + " wins,";
    };
  }

  /** Whether an ending before this one is also about a player without a move. */
  private boolean decidedBefore(EndingModel ending) {
    return game.endings().stream()
        .takeWhile(earlier -> earlier != ending)
        .anyMatch(
            earlier ->
                earlier.when().isAll()
                    && !isStalemate(earlier.when())
                    && earlier.when().parts().stream().anyMatch(Condition::isStuck));
  }

  /**
   * Whether the game ends so wherever a player is to move and has no move: where no move that the
   * pieces' rules allow is illegal, who could not move has none.
   */
  boolean endsWithoutMove(EndingModel ending) {
    List<Condition> all = ending.when().conjuncts();
    List<Condition> both =
        List.of(
            new Condition.ToMove(Side.SELF), new Condition.Not(new Condition.CanMove(Side.SELF)));
    return game.royals().isEmpty()
        && ending.players().equals(game.players())
        && both.containsAll(all)
        && all.contains(both.get(1));
  }

  /** Whether an ending says what it is for a player who has no move. */
  static boolean isAboutNoTurn(EndingModel ending) {
    return ending.when().isStuck() || isStalemate(ending.when());
  }

  private static boolean isStalemate(Condition when) {
    return withoutMove(when)
        .flatMap(Condition::denied)
        .filter(Condition.InCheck.class::isInstance)
        .isPresent();
  }

  private static boolean isCheckmate(Condition when) {
    return withoutMove(when).filter(Condition.InCheck.class::isInstance).isPresent();
  }

  /** What must hold of a player who has no move, where that is one thing. */
  private static Optional<Condition> withoutMove(Condition when) {
    List<Condition> both = when.conjuncts();
    return both.size() == 2 && both.get(0).isStuck() ? Optional.of(both.get(1)) : Optional.empty();
  }
}
