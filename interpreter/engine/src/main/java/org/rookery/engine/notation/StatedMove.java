package org.rookery.engine.notation;

import java.util.BitSet;
import java.util.List;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;

/** What a text says of a turn, be there such a turn or not. */
public final class StatedMove {
  private final List<StatedComponent> stated;

  StatedMove(List<StatedComponent> stated) {
    this.stated = stated;
  }

  /**
   * The squares where a piece may stand that would make the turn; none when the text does not begin
   * on the board.
   */
  public BitSet origins() {
    StatedComponent first = stated.get(0);
    if (first instanceof StatedComponent.Go go) {
      return (BitSet) go.from().clone();
    } else if (first instanceof StatedComponent.Clear clear) {
      return FullText.one(clear.square());
    } else if (first instanceof StatedComponent.Place place) {
      return FullText.one(place.square());
    }
    return new BitSet();
  }

  /** The pieces that may make the turn; empty when the text leaves that open. */
  public BitSet pieces() {
    StatedComponent first = stated.get(0);
    if (first instanceof StatedComponent.Go go && go.pieces() != null) {
      return (BitSet) go.pieces().clone();
    } else if (first instanceof StatedComponent.Drop drop) {
      return (BitSet) drop.pieces().clone();
    }
    return new BitSet();
  }

  /**
   * Where the turn would take its piece; {@link Component#NO_SQUARE} when the text does not say.
   */
  public int target() {
    StatedComponent first = stated.get(0);
    if (first instanceof StatedComponent.Go go) {
      return go.to();
    } else if (first instanceof StatedComponent.Drop drop) {
      return drop.square();
    }
    return Component.NO_SQUARE;
  }

  /** Whether the turn would bring a piece from a hand. */
  public boolean isDrop() {
    return stated.get(0) instanceof StatedComponent.Drop;
  }

  /** Whether the turn would first make a square empty: a capture without going there. */
  public boolean clears() {
    return stated.get(0) instanceof StatedComponent.Clear;
  }

  /** What the text says of each thing it names, by itself. */
  public List<StatedMove> parts() {
    return stated.stream().map(one -> new StatedMove(List.of(one))).toList();
  }

  /** Whether this is what the text says first. */
  public boolean isFirst(Component component) {
    return stated.get(0).fits(component);
  }

  /** Whether the first thing that this move does is what the text says first. */
  public boolean begins(Position position, Move move) {
    MoveChanges changes = MoveChanges.of(position, move);
    return changes.all().stream().anyMatch(component -> stated.get(0).fits(component));
  }
}
