package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.exchange.parts.DeadEndSquares;
import org.rookery.game.Game;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** Watches where pieces of a type in hand may be put, and finds the letters for that. */
final class ObservedDrops {
  private final Game game;
  private final GameProgram program;
  private final DiagramBoard board;
  private final Position some;

  ObservedDrops(Game game, DiagramBoard board) {
    this.game = game;
    this.board = board;
    program = game.program();
    some = game.engine().start();
  }

  /**
   * The letters; none where a piece is put wherever it can move on, and absent where there are no
   * letters for it.
   */
  Optional<String> letters(int type, String steps) {
    Optional<String> white = letters(type, steps, 0);
    return white.equals(letters(type, steps, 1)) ? white : Optional.empty();
  }

  /** Whether a piece in hand is never put on the board. */
  boolean isKept(int type) {
    return put(type, 0, List.of()).isEmpty() && put(type, 1, List.of()).isEmpty();
  }

  private Optional<String> letters(int type, String steps, int step) {
    boolean white = step == 0;
    Set<Integer> put = put(type, step, List.of());
    String few = few(type, step);
    BoardRegion usual =
        board
            .region(square -> true)
            .without(DeadEndSquares.dead(steps, board.files(), board.ranks(), step));
    if (few.isEmpty() && board.region(put::contains).equals(usual)) {
      return Optional.of("");
    }
    for (int depth = board.ranks(); depth > 0; depth--) {
      for (int first = 0; first < 2; first++) {
        int back = board.ranks() - 1 - first;
        int front = board.ranks() - depth;
        BoardRegion zone =
            board.region(s -> board.ahead(s, white) <= back && board.ahead(s, white) >= front);
        if (board.region(put::contains).equals(zone)) {
          return Optional.of((first == 0 ? "" : "j") + few + "@" + depth);
        }
      }
    }
    return Optional.empty();
  }

  /** The letters for how few may be on a file. */
  private String few(int type, int step) {
    int file = board.files() / 2;
    List<Integer> there = new ArrayList<>();
    for (int rank = board.ranks() / 2; rank < board.ranks() / 2 + 2; rank++) {
      int square = rank < board.ranks() ? board.square(rank * board.files() + file) : -1;
      if (square < 0) {
        return "";
      }
      there.add(square);
      if (put(type, step, there).stream().noneMatch(s -> board.file(s) == file)) {
        return "f".repeat(there.size());
      }
    }
    return "";
  }

  /** Where a piece may be put while others of its kind stand somewhere. */
  private Set<Integer> put(int type, int step, List<Integer> others) {
    int content = program.contents().of(type, program.turnOrder().get(step).as());
    Setup setup = Setup.empty(program).withStep(step).withHand(content, 1);
    for (int square : others) {
      setup = setup.withSquare(program, square, content);
    }
    Position position = new Position(some, setup);
    Set<Integer> squares = new HashSet<>();
    for (Move move : game.engine().generator().emittedParts(position)) {
      MoveChanges changes = MoveChanges.of(position, move);
      int target = changes.target();
      boolean drops =
          changes.origin() < 0
              && target >= 0
              && position.content(target) == Contents.EMPTY
              && changes.after()[target] == content;
      if (drops) {
        squares.add(target);
      }
    }
    return squares;
  }
}
