package org.rookery.compiler.check;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;

/**
 * A move captures on the square where its piece arrives: since captures come last in a move, the
 * piece is gone with what it takes. In a hook that is said of captures that are made anyway, and
 * among several ways it is one of the outcomes, as where equals meet; so only the rules of pieces
 * are looked at, and what is done on all their ways, or where a condition holds. Where the square
 * is known to be empty there is nothing else to take, so that the piece itself is meant to go.
 */
final class CaptorsLost implements Check {
  private static final Condition EMPTY_HERE = new SquareCondition.Empty(new Place.Here());

  /**
   * How far a way through a block has come.
   *
   * @param moved whether the cursor has left the start, and is where the piece will arrive
   * @param empty whether nothing stands where the cursor is
   * @param capture what captures where the cursor is
   */
  private record Way(boolean moved, boolean empty, @Nullable Statement capture) {
    Way(boolean moved) {
      this(moved, false, null);
    }

    Way or(Way other) {
      return new Way(
          moved && other.moved, empty && other.empty, capture == null ? other.capture : capture);
    }

    Way where(Condition condition, boolean holds) {
      return new Way(moved, empty || saysEmpty(condition, holds), capture);
    }
  }

  /** Whether nothing stands where the cursor is if a condition holds, or if it does not. */
  private static boolean saysEmpty(Condition condition, boolean holds) {
    return switch (condition.connective()) {
      case NOT -> saysEmpty(condition.parts().get(0), !holds);
      case ALL -> holds && condition.parts().stream().anyMatch(part -> saysEmpty(part, true));
      case ANY -> !holds && condition.parts().stream().anyMatch(part -> saysEmpty(part, false));
      case NONE -> holds && condition.equals(EMPTY_HERE);
    };
  }

  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    game.pieces().stream()
        .flatMap(piece -> piece.blocks().stream())
        .forEach(block -> follow(block.statements(), new Way(false), diagnostics));
  }

  private static Way follow(List<Statement> statements, Way begin, Diagnostics diagnostics) {
    Way way = begin;
    for (Statement statement : statements) {
      way = after(statement, way, diagnostics);
    }
    return way;
  }

  private static Way after(Statement statement, Way way, Diagnostics diagnostics) {
    if (statement instanceof Statement.Walk) {
      return new Way(true);
    }
    if (statement instanceof Statement.SetLeg
        || statement instanceof Statement.Cascade
        || statement.isOfColumns()) {
      return new Way(false); // what arrives, and where, is said otherwise
    }
    if (statement instanceof ChangeStatement.Capture capture) {
      boolean here = way.moved && !way.empty && capture.place() instanceof Place.Here;
      return here ? new Way(true, false, capture) : way;
    }
    Statement lost = way.capture;
    if (statement.emission().isPresent() && lost != null) {
      diagnostics.warning(
          "captor-lost",
          lost.origin(),
          "This captures where the piece arrives, so the piece is captured, too.",
          "a piece captures what stands where it goes: leave `capture` out; if both are to go,"
              + " `(on-capture capture)` says so");
      return new Way(way.moved, way.empty, null);
    }
    if (statement.required().isPresent()) {
      return way.where(statement.required().get(), true);
    }
    List<Way> ways = new ArrayList<>();
    for (List<Statement> inner : statement.ways()) {
      boolean holds = ways.isEmpty();
      Way begin = statement.decides().map(asked -> way.where(asked, holds)).orElse(way);
      ways.add(follow(inner, begin, diagnostics));
    }
    return afterChoice(statement, way, ways);
  }

  /** Where the ways through a statement come together again. */
  private static Way afterChoice(Statement statement, Way way, List<Way> ways) {
    boolean isChoice = statement.ways().stream().filter(inner -> !inner.isEmpty()).count() > 1;
    Way later = ways.stream().reduce(Way::or).orElse(way);
    boolean isLeft = isChoice && ways.stream().anyMatch(each -> each.capture != way.capture);
    return isLeft ? new Way(later.moved, later.empty, null) : later;
  }
}
