package org.rookery.compiler.check;

import java.util.Optional;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.KnownAnswers;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;

/**
 * Finds conditions that are true, or false, in every position. Nothing is tried out: what does not
 * show in the condition itself and in the list of pieces counts as open.
 */
final class ConstantConditions implements KnownAnswers {
  private static final Optional<Boolean> OPEN = Optional.empty();
  private static final Optional<Boolean> NEVER = Optional.of(false);

  private final GameModel game;
  private final NumberRanges ranges;

  ConstantConditions(GameModel game) {
    this.game = game;
    this.ranges = new NumberRanges(game);
  }

  private Optional<Boolean> neverIf(boolean never) {
    return never ? NEVER : OPEN;
  }

  /** Outside of blocks there is no cursor: what is asked of it is never so. */
  private static Optional<Boolean> at(Place place) {
    return place instanceof Place.Here || place instanceof Place.Toward ? NEVER : OPEN;
  }

  @Override
  public Optional<Boolean> square(SquareCondition it) {
    return at(it.place());
  }

  @Override
  public Optional<Boolean> pieceOn(SquareCondition.PieceOn it) {
    return neverIf(at(it.place()).isPresent() || matchesNothing(it.filter()));
  }

  private boolean matchesNothing(Filter filter) {
    return ranges.matchesNothing(filter);
  }

  @Override
  public Optional<Boolean> isSquare(Condition.IsSquare it) {
    return NEVER;
  }

  @Override
  public Optional<Boolean> marked(SquareCondition.Marked it) {
    return NEVER;
  }

  @Override
  public Optional<Boolean> flag(Condition.Flag it) {
    return NEVER;
  }

  @Override
  public Optional<Boolean> positionFlag(SquareCondition.PositionFlag it) {
    return NEVER;
  }

  /** Without royal pieces no player is ever in check. */
  @Override
  public Optional<Boolean> inCheck(Condition.InCheck it) {
    return neverIf(game.royals().isEmpty());
  }

  @Override
  public Optional<Boolean> someTurn(Condition.SomeTurn it) {
    return neverIf(it.condition().match(this).equals(Optional.of(false)));
  }

  @Override
  public Optional<Boolean> reaches(Condition.Reaches it) {
    return neverIf(matchesNothing(it.over()) || matchesNothing(it.goal()));
  }

  @Override
  public Optional<Boolean> someSquare(Condition.SomeSquare it) {
    return OPEN; // its questions have a cursor, which those of this check may not
  }

  @Override
  public Optional<Boolean> repeated(Condition.Repeated it) {
    return it.times() <= 1 ? Optional.of(true) : OPEN;
  }

  @Override
  public Optional<Boolean> repeatedWhile(Condition.RepeatedWhile it) {
    return neverIf(it.times() <= 1 || it.condition().match(this).equals(Optional.of(false)));
  }

  @Override
  public Optional<Boolean> keepsChasing(Condition.KeepsChasing it) {
    return neverIf(it.times() <= 1);
  }

  @Override
  public Optional<Boolean> justCaptured(Condition.JustCaptured it) {
    return neverIf(matchesNothing(it.filter()));
  }

  @Override
  public Optional<Boolean> arrangement(Condition.Arrangement it) {
    return neverIf(
        it.groups().stream()
            .anyMatch(group -> group.occupants().stream().allMatch(this::matchesNothing)));
  }

  @Override
  public Optional<Boolean> chain(Condition.Chain it) {
    return neverIf(it.links().stream().anyMatch(link -> matchesNothing(link.piece())));
  }

  @Override
  public Optional<Boolean> compare(Condition.Compare it) {
    return ranges.compare(it.left(), it.relation(), it.right());
  }
}
