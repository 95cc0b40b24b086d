package org.rookery.compiler.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;

/**
 * A move captures on the square where its piece arrives: since captures come last in a move, the
 * piece is gone with what it takes. In a hook that is said of captures that are made anyway, and
 * among several ways it is one of the outcomes, as where equals meet; so only the rules of pieces
 * are looked at, and what is done on all their ways, or where a condition holds.
 */
final class CaptorsLost implements Check {
  /**
   * How far a way through a block has come.
   *
   * @param moved whether the cursor has left the start, and is where the piece will arrive
   * @param capture what captures where the cursor is
   */
  private record Way(boolean moved, @Nullable Statement capture) {
    Way or(Way other) {
      return new Way(moved && other.moved, capture == null ? other.capture : capture);
    }
  }

  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    game.pieces().stream()
        .flatMap(piece -> piece.blocks().stream())
        .forEach(block -> follow(block.statements(), new Way(false, null), diagnostics));
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
      return new Way(true, null);
    }
    if (statement instanceof Statement.SetLeg
        || statement instanceof Statement.Cascade
        || statement.isOfColumns()) {
      return new Way(false, null); // what arrives, and where, is said otherwise
    }
    if (statement instanceof ChangeStatement.Capture capture) {
      boolean here = way.moved && capture.place() instanceof Place.Here;
      return here ? new Way(true, capture) : way;
    }
    Statement lost = way.capture;
    if (statement.emission().isPresent() && lost != null) {
      diagnostics.warning(
          "captor-lost",
          lost.origin(),
          "This captures where the piece arrives, so the piece is captured, too.",
          "a piece captures what stands where it goes: leave `capture` out; if both are to go,"
              + " `(on-capture capture)` says so");
      return new Way(way.moved, null);
    }
    List<Way> ways =
        statement.ways().stream().map(inner -> follow(inner, way, diagnostics)).toList();
    boolean isChoice = statement.ways().stream().filter(inner -> !inner.isEmpty()).count() > 1;
    Way later = ways.stream().reduce(Way::or).orElse(way);
    boolean isLeft = isChoice && ways.stream().anyMatch(each -> each.capture != way.capture);
    return isLeft ? new Way(later.moved, null) : later;
  }
}
