package org.rookery.engine.notation;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One component of a turn as a text states it, which may leave things open. */
sealed interface StatedComponent {
  /** Whether this component is what the text means. */
  boolean fits(Component component);

  /** The square that the component must be about; {@link Component#NO_SQUARE} for any or none. */
  default int square() {
    return Component.NO_SQUARE;
  }

  /** The square whose whole column this says, if it does. */
  default Optional<Integer> column() {
    return Optional.empty();
  }

  /** The same with every set of pieces replaced by another. */
  default StatedComponent about(UnaryOperator<BitSet> others) {
    return this;
  }

  /**
   * A piece goes to a square.
   *
   * @param pieces which piece it may be, or null when the text does not say
   * @param from the squares it may come from
   */
  record Go(@Nullable BitSet pieces, BitSet from, int to) implements StatedComponent {
    @Override
    public int square() {
      return to;
    }

    @Override
    public boolean fits(Component component) {
      return component instanceof Component.Go go
          && go.to() == to
          && from.get(go.from())
          && (pieces == null || pieces.get(go.content()));
    }

    @Override
    public StatedComponent about(UnaryOperator<BitSet> others) {
      return new Go(pieces == null ? null : others.apply(pieces), from, to);
    }
  }

  /** One of these pieces is put on a square. */
  record Place(BitSet pieces, int square) implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      List<Integer> there = Component.Column.contents(component);
      return component.square() == square && there.size() == 1 && pieces.get(there.get(0));
    }

    @Override
    public StatedComponent about(UnaryOperator<BitSet> others) {
      return new Place(others.apply(pieces), square);
    }
  }

  /** One of these pieces is dropped on a square. */
  record Drop(BitSet pieces, int square) implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      return component instanceof Component.Drop drop
          && drop.square() == square
          && pieces.get(drop.content());
    }

    @Override
    public StatedComponent about(UnaryOperator<BitSet> others) {
      return new Drop(others.apply(pieces), square);
    }
  }

  /** A piece goes from a square. */
  record Leaves(int from) implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      return component instanceof Component.Go go && go.from() == from;
    }
  }

  /** A piece is put on a square, from wherever. */
  record Put(int square) implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      return component.square() == square && !(component instanceof Component.Clear);
    }
  }

  /** A square becomes empty. */
  record Clear(int square) implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      return component instanceof Component.Clear clear && clear.square() == square;
    }
  }

  /** A square holds these pieces, the lowest first. */
  record Column(int square, List<BitSet> pieces) implements StatedComponent {
    @Override
    public Optional<Integer> column() {
      return Optional.of(square);
    }

    @Override
    public boolean fits(Component component) {
      List<Integer> there = Component.Column.contents(component);
      return component.square() == square
          && there.size() == pieces.size()
          && IntStream.range(0, pieces.size()).allMatch(i -> pieces.get(i).get(there.get(i)));
    }

    @Override
    public StatedComponent about(UnaryOperator<BitSet> others) {
      return new Column(square, pieces.stream().map(others).toList());
    }
  }

  /** One of these pieces leaves a hand for good. */
  record Discard(BitSet pieces) implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      return component instanceof Component.Discard discard && pieces.get(discard.content());
    }

    @Override
    public StatedComponent about(UnaryOperator<BitSet> others) {
      return new Discard(others.apply(pieces));
    }
  }

  /** A square ceases to exist, which no turn of a rules file does yet. */
  record Delete(int square) implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      return false;
    }
  }

  /** The player takes over the other side. */
  record Swap() implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      return component instanceof Component.Swap;
    }
  }

  /** The player goes out of the game. */
  record Out() implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      return component instanceof Component.Out;
    }
  }

  /** The player does nothing. */
  record Pass() implements StatedComponent {
    @Override
    public boolean fits(Component component) {
      return component instanceof Component.Pass;
    }
  }

  /** Exactly this. */
  record Exactly(Component meant) implements StatedComponent {
    @Override
    public int square() {
      return meant.square();
    }

    @Override
    public boolean fits(Component component) {
      return component.equals(meant);
    }
  }
}
