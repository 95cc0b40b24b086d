package org.rookery.exchange.betza;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.program.Contents;

/**
 * Makes pieces from Betza again, and looks whether they go where pieces of a game were seen to go.
 */
final class BetzaRoundTrip {
  private static final String RULES =
      """
      (game (title "Expansion") (players White Black) (turn-order White Black)
        (board (rectangle COLUMNS ROWS) HOLES)
        (piece (name Man) (letter M) (moves (betza "BETZA"))))
      """;

  private final Map<Made, Optional<Game>> games = new HashMap<>();

  /** Pieces made from a text on a board of that size; the cells without a square are holes. */
  private record Made(String betza, int columns, BitSet holes, int cells) {}

  /**
   * Whether pieces made from a text go where pieces were seen to go, on the boards they were seen
   * on.
   */
  boolean holds(String betza, List<ObservedMoves> sights, int columns) {
    Map<BetzaBoard, List<ObservedMoves>> byGround = new LinkedHashMap<>();
    for (ObservedMoves sight : sights) {
      if (!sight.ground().hasNeutral()) {
        byGround.computeIfAbsent(sight.ground(), ground -> new ArrayList<>()).add(sight);
      }
    }
    return byGround.entrySet().stream()
        .allMatch(seen -> holds(betza, seen.getKey(), seen.getValue(), columns));
  }

  private boolean holds(String betza, BetzaBoard ground, List<ObservedMoves> sights, int columns) {
    if (betza.isEmpty()) {
      return sights.stream().allMatch(sight -> sight.targets().isEmpty());
    }
    int[] cells = ground.upright();
    BitSet holes = new BitSet();
    for (int cell = 0; cell < cells.length; cell++) {
      holes.set(cell, cells[cell] == BetzaBoard.HOLE);
    }
    Optional<Game> game =
        games.computeIfAbsent(
            new Made(betza, columns, holes, cells.length), made -> load(made).game());
    if (game.isEmpty()) {
      return false;
    }
    Map<Integer, BitSet> reached = reached(game.get(), cells, columns);
    return sights.stream()
        .allMatch(
            sight -> {
              BitSet targets = new BitSet();
              sight.targets().stream().forEach(target -> targets.set(ground.upright(target)));
              return reached
                  .getOrDefault(ground.upright(sight.from()), new BitSet())
                  .equals(targets);
            });
  }

  /** Whether a text can be read at all. */
  boolean isRead(String betza) {
    return betza.isEmpty() || load(new Made(betza, 1, new BitSet(), 1)).game().isPresent();
  }

  private static Loading load(Made made) {
    int rows = made.cells() / made.columns();
    String holes =
        made.holes().stream()
            .mapToObj(
                cell -> (char) ('a' + cell % made.columns()) + "" + (rows - cell / made.columns()))
            .collect(Collectors.joining(" "));
    String rules =
        RULES
            .replace("COLUMNS", String.valueOf(made.columns()))
            .replace("ROWS", String.valueOf(rows))
            .replace("HOLES", holes.isEmpty() ? "" : "(kill-positions " + holes + ")")
            .replace("BETZA", made.betza());
    return Rules.of("expansion.rules", rules).load();
  }

  /** By cell, where the pieces of the first player go. */
  private static Map<Integer, BitSet> reached(Game game, int[] cells, int columns) {
    int[] squares =
        IntStream.range(0, cells.length)
            .map(cell -> game.program().layout().squareAt()[cell / columns][cell % columns])
            .toArray();
    Contents contents = game.program().contents();
    Setup setup = Setup.empty(game.program());
    Map<Integer, Integer> cellOf = new HashMap<>();
    for (int cell = 0; cell < cells.length; cell++) {
      cellOf.put(squares[cell], cell);
      if (cells[cell] == BetzaBoard.FRIEND || cells[cell] == BetzaBoard.ENEMY) {
        int owner = cells[cell] == BetzaBoard.FRIEND ? 0 : 1;
        setup = setup.withSquare(game.program(), squares[cell], contents.of(0, owner));
      }
    }
    Position position = new Position(game.engine().start(), setup);
    Map<Integer, BitSet> reached = new HashMap<>();
    for (Move move : game.engine().generator().emittedParts(position)) {
      MoveChanges changes = MoveChanges.of(position, move);
      if (changes.origin() >= 0 && changes.target() >= 0) {
        reached
            .computeIfAbsent(cellOf.getOrDefault(changes.origin(), -1), cell -> new BitSet())
            .set(cellOf.getOrDefault(changes.target(), -1));
      }
    }
    return reached;
  }
}
