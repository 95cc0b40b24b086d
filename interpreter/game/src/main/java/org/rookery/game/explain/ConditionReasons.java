package org.rookery.game.explain;

import java.util.List;
import java.util.stream.Collectors;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Side;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Test;
import org.rookery.walker.rule.FailedTest;
import org.rookery.walker.rule.NearestWay;

/** Says how it is with a condition that is not answered as a rule needs it. */
final class ConditionReasons {
  /** More squares of a zone than this are not listed. */
  private static final int MOST_SQUARES = 12;

  private final GameEngine game;
  private final Position position;
  private final NearestWay search;

  ConditionReasons(GameEngine game, Position position, NearestWay search) {
    this.game = game;
    this.position = position;
    this.search = search;
  }

  /** The reason as part of a sentence. */
  String of(FailedTest failure) {
    Condition condition = failure.condition();
    boolean wanted = failure.wanted();
    if (failure.squares().isEmpty()) {
      return wanted ? "the square it asks about is not on the board" : "it holds now";
    }
    int square = failure.squares().get(0);
    String name = game.labels().square(square);
    if (condition instanceof Condition.InZone it) {
      return zone(name, it.zone(), wanted);
    } else if (condition instanceof Condition.IsSquare it) {
      return wanted ? name + " is not " + it.square() : name + " is " + it.square();
    } else if (condition instanceof Condition.InSetup) {
      return wanted
          ? "no such piece stood on " + name + " when the game began"
          : "such a piece stood on " + name + " when the game began";
    } else if (condition instanceof Condition.Attacked) {
      return attacked(square, wanted);
    } else if (condition instanceof Condition.Defended) {
      return name + (wanted ? " is not defended" : " is defended");
    } else if (condition instanceof Condition.DeadEnd it) {
      String piece = it.piece().orElse("the piece");
      return "from "
          + name
          + " "
          + piece
          + (wanted ? " could move again" : " could never move again");
    } else if (condition instanceof Condition.HasAttribute it) {
      return "the piece on " + name + (wanted ? " is not " : " is ") + it.name();
    } else if (condition instanceof Condition.Captures) {
      return wanted ? "the move captures nothing" : "the move captures";
    }
    return past(condition, failure.squares(), wanted);
  }

  private String past(Condition condition, List<Integer> squares, boolean wanted) {
    String names = squares.stream().map(game.labels()::square).collect(Collectors.joining(" and "));
    if (condition instanceof Condition.Castles) {
      return wanted
          ? "the pieces of " + names + " have moved or are gone"
          : "the pieces of " + names + " have not moved";
    } else if (condition instanceof Condition.Unmoved) {
      return wanted
          ? "the piece of " + names + " has moved or is gone"
          : "the piece of " + names + " has not moved";
    } else if (condition instanceof Condition.Passed) {
      return wanted
          ? "no piece skipped " + names + " in the last move"
          : "a piece skipped " + names + " in the last move";
    } else if (condition instanceof Condition.LastFrom) {
      return "the last move " + (wanted ? "did not begin on " : "began on ") + names;
    } else if (condition instanceof Condition.LastTo) {
      return "the last move " + (wanted ? "did not end on " : "ended on ") + names;
    } else if (condition instanceof Condition.InCheck it && it.side() == Side.SELF) {
      String player = game.program().players().get(position.as());
      return player + (wanted ? " is not in check" : " is in check");
    } else if (condition instanceof Condition.Compare it
        && it.left() instanceof Amount.InHand held
        && it.right() instanceof Amount.Literal number
        && it.relation() == Test.Relation.AT_LEAST
        && held.filter().side() == Side.SELF
        && held.filter().types().size() == 1) {
      String piece = held.filter().types().get(0);
      return number.value() == 1
          ? (wanted ? "no " : "a ") + piece + " is in hand"
          : (wanted ? "fewer than " : "at least ")
              + number.value()
              + " of "
              + piece
              + " are in hand";
    }
    return wanted ? "it does not hold now" : "it holds now";
  }

  private String zone(String square, String zone, boolean wanted) {
    List<String> members =
        search.zone(zone, position.as()).stream().map(game.labels()::square).toList();
    String more = members.size() > MOST_SQUARES ? " …" : "";
    String list = members.stream().limit(MOST_SQUARES).collect(Collectors.joining(" ")) + more;
    String owner = game.program().players().get(position.as());
    String there = wanted ? " is not in " : " is in ";
    return square + there + owner + "'s zone `" + zone + "` (" + list + ")";
  }

  private String attacked(int square, boolean wanted) {
    List<Integer> enemies = search.side(Side.OPPONENT, position.as());
    return enemies.stream()
        .filter(by -> wanted || isAttacked(square, by))
        .map(by -> TestWords.attacked(game, position, square, position.as(), by, wanted))
        .findFirst()
        .orElse(game.labels().square(square) + " is attacked");
  }

  private boolean isAttacked(int square, int by) {
    return !game.generator().attackers(position, square, position.as(), by).isEmpty();
  }
}
