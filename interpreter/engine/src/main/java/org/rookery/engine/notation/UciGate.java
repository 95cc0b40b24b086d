package org.rookery.engine.notation;

import java.util.List;
import java.util.Optional;
import org.rookery.program.Contents;

/**
 * A man in hand that is set down where a man leaves, in UCI: its letter behind the move, {@code
 * b1c3h}; where the partner of a castling man leaves, the partner's move onto him, {@code h1e1h}.
 *
 * @param content who is set down
 * @param square where he is set down
 */
record UciGate(int content, int square) {
  /**
   * The man that comes in by a turn's first part, which begins with {@code go}; nothing if there is
   * none.
   */
  static Optional<UciGate> of(List<Component> part, Component.Go go, Contents contents) {
    int owner = contents.owner(go.content());
    for (Component component : part) {
      int man = set(component, part);
      if (man != Contents.EMPTY
          && contents.owner(man) == owner
          && isLeft(component.square(), part)) {
        return Optional.of(new UciGate(man, component.square()));
      }
    }
    return Optional.empty();
  }

  /**
   * Who is dropped, or made while one of his kind is given up; {@link Contents#EMPTY} if nobody.
   */
  private static int set(Component component, List<Component> part) {
    if (component instanceof Component.Drop drop) {
      return drop.content();
    }
    return component instanceof Component.Place place
            && part.contains(new Component.Discard(place.content()))
        ? place.content()
        : Contents.EMPTY;
  }

  private static boolean isLeft(int square, List<Component> part) {
    return part.stream()
        .anyMatch(component -> component instanceof Component.Go go && go.from() == square);
  }
}
