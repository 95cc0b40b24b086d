package org.rookery.walker.scene;

import java.util.ArrayList;
import java.util.List;
import org.rookery.program.Contents;
import org.rookery.walker.scene.SceneChange.Kind;

/**
 * The changes of a turn that make what is so already when the pieces have come to their squares.
 */
public final class IdleChanges {
  private final WalkerGame game;
  private final List<SceneChange> part;
  private final Scene before;
  private final Scene landed;

  private IdleChanges(WalkerGame game, Scene before, List<SceneChange> part) {
    this.game = game;
    this.part = part;
    this.before = before;
    WalkedTurn legs = new WalkedTurn(List.of(part.stream().filter(IdleChanges::isLeg).toList()));
    landed = Maker.within(game, before, legs);
  }

  /**
   * A turn of a scene without them; all of it where a player does not see everything, and in parts
   * without legs.
   */
  public static WalkedTurn without(WalkerGame game, Scene scene, WalkedTurn turn) {
    if (game.hidesPieces || turn.parts().stream().noneMatch(IdleChanges::mayBeIn)) {
      return turn;
    }
    List<List<SceneChange>> busy = new ArrayList<>();
    Scene at = scene;
    for (List<SceneChange> part : turn.parts()) {
      busy.add(mayBeIn(part) ? new IdleChanges(game, at, part).busy() : part);
      at = Maker.within(game, at, new WalkedTurn(List.of(part)));
    }
    return new WalkedTurn(busy);
  }

  private static boolean mayBeIn(List<SceneChange> part) {
    return part.stream().anyMatch(IdleChanges::isLeg)
        && part.stream().noneMatch(change -> change.kind() == Kind.COLUMN)
        && part.stream().anyMatch(IdleChanges::isEffect);
  }

  private List<SceneChange> busy() {
    return part.stream().filter(change -> !isEffect(change) || !isIdle(change)).toList();
  }

  private static boolean isLeg(SceneChange change) {
    return switch (change.kind()) {
      case MOVE, COPY, DROP, CREATE -> true;
      default -> false;
    };
  }

  private static boolean isEffect(SceneChange change) {
    return switch (change.kind()) {
      case CAPTURE, REMOVE, OWNER, TYPE, SET, CLEAR -> true;
      default -> false;
    };
  }

  private boolean isIdle(SceneChange change) {
    int square = change.b();
    boolean copied = part.stream().anyMatch(c -> c.kind() == Kind.COPY && c.b() == square);
    return !copied && !isOpposed(change) && keepsRights(square) && isSo(change);
  }

  /** Whether another change of the part makes the same piece something else of that sort. */
  private boolean isOpposed(SceneChange change) {
    return part.stream()
        .filter(other -> !other.equals(change) && other.b() == change.b())
        .anyMatch(
            other ->
                switch (change.kind()) {
                  case OWNER -> other.kind() == Kind.OWNER;
                  case SET -> other.kind() == Kind.CLEAR && other.a() == change.a();
                  case CLEAR -> other.kind() == Kind.SET && other.a() == change.a();
                  default -> false;
                });
  }

  /** Whether no right can be lost by what happens to a square: none hangs on it any more. */
  private boolean keepsRights(int square) {
    return game.rights.isEmpty()
        || part.stream()
            .filter(IdleChanges::isLeg)
            .anyMatch(
                leg ->
                    leg.kind() != Kind.MOVE
                        ? leg.b() == square
                        : leg.a() == square
                            || (leg.b() == square && before.pieces[leg.a()] != Contents.EMPTY));
  }

  private boolean isSo(SceneChange change) {
    int piece = landed.pieces[change.b()];
    if (piece == Contents.EMPTY) {
      return true;
    }
    int bits = landed.attributes[change.b()];
    return switch (change.kind()) {
      case OWNER -> game.owner(piece) == change.a();
      case TYPE -> game.piece(piece).name().equals(game.pieces.get(change.a()));
      case SET -> (bits >> change.a() & 1) != 0;
      case CLEAR -> (bits >> change.a() & 1) == 0;
      default -> false;
    };
  }
}
