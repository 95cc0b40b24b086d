package org.rookery.game;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;

/**
 * A turn that may be played in the position it was listed for, and what it does. Two turns are
 * equal when they do the same.
 */
public final class LegalMove {
  private final TurnTexts texts;
  private final Labels labels;
  private final Move move;

  LegalMove(TurnTexts texts, Labels labels, Move move) {
    this.texts = texts;
    this.labels = labels;
    this.move = move;
  }

  /**
   * One step of a turn of several, as a person makes it: a jump of a chain, one of two moves.
   *
   * @param from where the piece of the step stands; empty for a drop or a pass
   * @param to where it goes, which may be where it stands; empty for a pass
   * @param touched all squares that change, in the order in which they do
   */
  public record Part(
      Optional<String> from, Optional<String> to, List<String> touched, String text) {}

  /** The shortest text that tells it from the other turns. */
  public String text() {
    return texts.shortest(move);
  }

  /** The text that the rules file gives it by {@code turn-text}, or else the complete one. */
  public String shown() {
    return texts.shown(move);
  }

  /** A text with every change of the board and of hands. */
  public String complete() {
    return texts.complete(move);
  }

  /** The text of UCI, with commas between what it has no word for. */
  public String uci() {
    return texts.uci(move);
  }

  /** Standard algebraic notation; the shortest text where it has no word for the turn. */
  public String san() {
    return texts.san(move);
  }

  /** The text of Zillions of Games. */
  public String zillions() {
    return texts.zillions(move);
  }

  /**
   * The text that players of the game write, where the rules file says by {@code notation} which;
   * the shortest text elsewhere.
   */
  public String written() {
    return texts.written(move);
  }

  /** Where the piece stands that the turn begins with; empty for a drop or a pass. */
  public Optional<String> from() {
    return square(changes().origin());
  }

  /** Where the first part takes that piece, which may be where it stands; empty for a pass. */
  public Optional<String> to() {
    return square(changes().target());
  }

  /** The squares whose pieces are captured, in the order of the squares' numbers. */
  public List<String> captured() {
    BitSet captured = changes().captured();
    return captured.stream().mapToObj(labels::square).toList();
  }

  /** The steps it is made of, in order; most turns have one. */
  public List<Part> parts() {
    MoveChanges changes = changes();
    return IntStream.range(0, changes.parts().size()).mapToObj(i -> part(changes, i)).toList();
  }

  /** All squares that change, in the order in which they do. */
  public List<String> touched() {
    return touched(changes().all());
  }

  /** What the engine makes of it. */
  public Move move() {
    return move;
  }

  private Part part(MoveChanges changes, int index) {
    boolean first = index == 0;
    List<Component> components = changes.parts().get(index);
    Optional<Component> main =
        components.stream()
            .filter(Component.Go.class::isInstance)
            .findFirst()
            .or(() -> components.stream().findFirst());
    int from = main.map(LegalMove::origin).orElse(Component.NO_SQUARE);
    int to = main.map(Component::square).orElse(Component.NO_SQUARE);
    return new Part(
        square(first ? changes.origin() : from),
        square(first ? changes.target() : to),
        touched(components),
        texts.text(components));
  }

  private static int origin(Component component) {
    if (component instanceof Component.Go go) {
      return go.from();
    }
    return component instanceof Component.Drop ? Component.NO_SQUARE : component.square();
  }

  private List<String> touched(List<Component> components) {
    return components.stream()
        .flatMap(
            component ->
                component instanceof Component.Go go
                    ? Stream.of(go.from(), go.to())
                    : Stream.of(component.square()))
        .filter(square -> square != Component.NO_SQUARE)
        .distinct()
        .map(labels::square)
        .toList();
  }

  /** What it changes, as far as the player sees who makes it. */
  public MoveChanges changes() {
    return texts.changes(move);
  }

  private Optional<String> square(int square) {
    return square == Component.NO_SQUARE ? Optional.empty() : Optional.of(labels.square(square));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LegalMove turn && move.equals(turn.move);
  }

  @Override
  public int hashCode() {
    return move.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
