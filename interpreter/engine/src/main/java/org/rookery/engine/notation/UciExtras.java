package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.convention.Grid;
import org.rookery.engine.position.Position;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/**
 * What UCI tells behind the move of a piece: walls, arrows and ducks, which are pieces with the
 * letter {@code *}, and pieces that come in through a gate.
 *
 * <p>Where a turn puts a wall on an empty square, the text has a second leg, from the square to
 * which the piece has come: {@code d1a1,a1b1}.
 */
final class UciExtras {
  private static final String WALL = "*";

  private final Labels labels;
  private final Position position;
  private final Grid grid;

  UciExtras(Labels labels, Position position) {
    this.labels = labels;
    this.position = position;
    this.grid = new Grid(position.program().topology(), position.program().layout());
  }

  boolean isWall(int content) {
    return content != Contents.EMPTY && labels.of(content).equals(WALL);
  }

  /** Where a turn that begins with {@code first} builds walls; a wall that goes first is none. */
  List<Integer> built(Component first, List<Component> components) {
    List<Integer> squares = new ArrayList<>();
    for (Component component : components) {
      int square = component.square();
      boolean goes = component == first && first instanceof Component.Go;
      boolean empty = !goes && square >= 0 && position.content(square) == Contents.EMPTY;
      boolean free = empty || isLeft(square, components);
      if (free && isWall(contentOf(component)) && !squares.contains(square)) {
        squares.add(square);
      }
    }
    return squares;
  }

  /** Whether a piece has gone from a square or is captured there, and none has come there. */
  private boolean isLeft(int square, List<Component> components) {
    List<Component.Go> going =
        components.stream()
            .filter(component -> component instanceof Component.Go && !isAboutWall(component))
            .map(Component.Go.class::cast)
            .toList();
    boolean gone = components.contains(new Component.Clear(square));
    return (gone || going.stream().anyMatch(go -> go.from() == square))
        && going.stream().noneMatch(go -> go.to() == square);
  }

  /** Whether a turn is the building of a wall and nothing more. */
  boolean builds(Component first, List<Component> components) {
    return first instanceof Component.Drop drop && built(first, components).contains(drop.square());
  }

  private static int contentOf(Component component) {
    if (component instanceof Component.Place place) {
      return place.content();
    } else if (component instanceof Component.Drop drop) {
      return drop.content();
    } else if (component instanceof Component.Go go) {
      return go.content();
    }
    return Contents.EMPTY;
  }

  /** Whether a component is about a wall, which its square tells already. */
  boolean isAboutWall(Component component) {
    return isWall(contentOf(component));
  }

  /**
   * The square that a pass names as both from and to: where the one royal piece stands, or else the
   * player's piece on the lowest rank and file; nothing if there is none.
   */
  Optional<Integer> idle() {
    Contents contents = position.program().contents();
    ContentSet royal = position.program().royal().contents();
    List<Integer> kings = new ArrayList<>();
    Optional<Integer> lowest = Optional.empty();
    for (int square = 0; square < position.program().topology().size(); square++) {
      int piece = position.content(square);
      if (piece != Contents.EMPTY && contents.owner(piece) == position.as()) {
        if (royal.has(piece)) {
          kings.add(square);
        }
        lowest = lowest.isEmpty() || isLower(square, lowest.get()) ? Optional.of(square) : lowest;
      }
    }
    return kings.size() == 1 ? Optional.of(kings.get(0)) : lowest;
  }

  private boolean isLower(int a, int b) {
    return grid.row(a) > grid.row(b)
        || (grid.row(a) == grid.row(b) && grid.column(a) < grid.column(b));
  }

  /** What a text of two legs may mean whose first goes nowhere: a wall is put on a square. */
  List<List<StatedComponent>> only(StatedComponent first, StatedComponent second) {
    boolean idle = first instanceof StatedComponent.Go go && go.from().get(go.to());
    if (!idle || !(second instanceof StatedComponent.Put put)) {
      return List.of();
    }
    BitSet anybody = new BitSet();
    anybody.set(1, position.program().contents().size());
    BitSet wall = labels.pieces(WALL);
    return List.of(
        List.of(new StatedComponent.Drop(wall, put.square())),
        List.of(
            new StatedComponent.Drop(anybody, put.square()),
            new StatedComponent.Place(wall, put.square())));
  }

  /**
   * A piece in hand that is set down where a piece leaves, in UCI: its letter behind the move,
   * {@code b1c3h}; where the partner of a castling piece leaves, the partner's move onto it, {@code
   * h1e1h}.
   *
   * @param content who is set down
   * @param square where it is set down
   */
  record Gate(int content, int square) {
    /**
     * The piece that comes in by a turn's first part, which begins with {@code go}; nothing if
     * there is none.
     */
    static Optional<Gate> of(List<Component> part, Component.Go go, Contents contents) {
      int owner = contents.owner(go.content());
      for (Component component : part) {
        int piece = set(component, part);
        if (piece != Contents.EMPTY
            && contents.owner(piece) == owner
            && isLeft(component.square(), part)) {
          return Optional.of(new Gate(piece, component.square()));
        }
      }
      return Optional.empty();
    }

    /** What a turn's part does besides. */
    List<Component> besides(List<Component> part) {
      List<Component> entering =
          List.of(
              new Component.Place(content, square),
              new Component.Drop(content, square),
              new Component.Discard(content));
      return part.stream().filter(component -> !entering.contains(component)).toList();
    }

    /**
     * What is dropped, or made while one of its type is given up; {@link Contents#EMPTY} if
     * nothing.
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
}
