package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.rookery.engine.position.Setup;
import org.rookery.engine.position.TurnOrder;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CounterRule;
import org.rookery.program.Right;

/**
 * Another way to see a game that should look the same: with the players exchanged, or in a mirror.
 */
final class BoardSymmetry {
  private final GameProgram program;
  private final int[] squares;
  private final boolean exchanged;

  private BoardSymmetry(GameProgram program, int[] squares, boolean exchanged) {
    this.program = program;
    this.squares = squares;
    this.exchanged = exchanged;
  }

  /**
   * The game seen by the other player: upside down, or turned round, whichever makes the start
   * position look the same; empty when neither does, or there are not two players.
   */
  static Optional<BoardSymmetry> bothPlayers(GameProgram program) {
    if (program.players().size() != 2 || program.layout().rows() == 0) {
      return Optional.empty();
    }
    BoardSymmetry flipped = new BoardSymmetry(program, map(program, true, false), true);
    BoardSymmetry turned = new BoardSymmetry(program, map(program, true, true), true);
    return keepsShape(program, false) && flipped.keepsStart()
        ? Optional.of(flipped)
        : keepsShape(program, true) && turned.keepsStart() ? Optional.of(turned) : Optional.empty();
  }

  /** Why a game cannot be seen by the other player, as the end of a sentence. */
  static String noOtherPlayer(GameProgram program) {
    List<String> players = program.players();
    return players.size() != 2
        ? "it is not a game of two: there are " + String.join(", ", players) + "."
        : program.layout().rows() == 0
            ? "its board is no rectangle."
            : "neither upside down nor turned round do its board and its start look the same.";
  }

  /** Whether the board, upside down or turned round, has its holes where they are. */
  private static boolean keepsShape(GameProgram program, boolean isTurned) {
    int[][] at = program.layout().squareAt();
    for (int row = 0; row < at.length; row++) {
      for (int column = 0; column < at[row].length; column++) {
        int other = isTurned ? at[row].length - 1 - column : column;
        if (at[row][column] < 0 != at[at.length - 1 - row][other] < 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** The game with left and right exchanged; empty on a board that is no rectangle. */
  static Optional<BoardSymmetry> mirrored(GameProgram program) {
    return program.layout().rows() == 0
        ? Optional.empty()
        : Optional.of(new BoardSymmetry(program, map(program, false, true), false));
  }

  private static int[] map(GameProgram program, boolean rows, boolean columns) {
    int[][] at = program.layout().squareAt();
    int[] map = new int[program.topology().size()];
    for (int square = 0; square < map.length; square++) {
      map[square] = square;
    }
    for (int row = 0; row < at.length; row++) {
      for (int column = 0; column < at[row].length; column++) {
        int other =
            at[rows ? at.length - 1 - row : row][columns ? at[row].length - 1 - column : column];
        if (at[row][column] >= 0 && other >= 0) {
          map[at[row][column]] = other;
        }
      }
    }
    return map;
  }

  private boolean keepsStart() {
    Setup start = Setup.start(program);
    Setup seen = of(start);
    return seen.board().equals(start.board()) && seen.hand().equals(start.hand());
  }

  /** Whether the players are exchanged. */
  boolean exchanges() {
    return exchanged;
  }

  int square(int square) {
    return square < 0 ? square : squares[square];
  }

  int player(int player) {
    return exchanged ? 1 - player : player;
  }

  int piece(int content) {
    Contents contents = program.contents();
    return content == Contents.EMPTY
        ? content
        : contents.of(contents.type(content), player(contents.owner(content)));
  }

  /** A position as it looks this way. */
  Setup of(Setup setup) {
    List<Integer> passed = setup.passed().stream().map(this::square).toList();
    int step = exchanged ? stepOfOther(setup) : setup.step();
    return new Setup(
        moved(setup.board(), this::square, this::piece),
        moved(setup.attributes(), this::square, bits -> bits),
        moved(setup.hand(), this::piece, count -> count),
        step,
        setup.turnNumber(),
        setup.clock(),
        rights(setup.rights()),
        passed,
        square(setup.passer()),
        counters(setup.counters()),
        square(setup.continuation()),
        setup.continuationGroup(),
        setup.decided(),
        setup.passes(),
        square(setup.lastFrom()),
        square(setup.lastTo()),
        columns(setup));
  }

  /** Where the other player is as far in a turn, which may be of several moves, as the mover is. */
  private int stepOfOther(Setup setup) {
    TurnOrder order = new TurnOrder(program);
    int mover = moverAt(setup.step());
    int other = player(mover);
    int own = order.step(mover, setup.turnNumber());
    int step = Math.max(0, order.step(other, setup.turnNumber()));
    int steps = program.turnOrder().size();
    for (int i = 0; i < steps && own >= 0 && own != setup.step(); i++) {
      own = order.next(own);
      step = moverAt(order.next(step)) == other ? order.next(step) : step;
    }
    return step;
  }

  private int moverAt(int step) {
    return program.turnOrder().get(step).player();
  }

  private Map<Integer, List<Integer>> columns(Setup setup) {
    Map<Integer, List<Integer>> moved = new TreeMap<>();
    setup
        .beneath()
        .forEach(
            (square, pieces) ->
                moved.put(square(square), pieces.stream().map(this::piece).toList()));
    return moved;
  }

  private static List<Integer> moved(
      List<Integer> list, IntUnaryOperator index, IntUnaryOperator value) {
    List<Integer> result = new ArrayList<>(Collections.nCopies(list.size(), 0));
    for (int i = 0; i < list.size(); i++) {
      result.set(index.applyAsInt(i), value.applyAsInt(list.get(i)));
    }
    return result;
  }

  private long rights(long bits) {
    long seen = 0;
    for (int i = 0; i < program.rights().size(); i++) {
      Right right = program.rights().get(i);
      List<Integer> there = right.squares().stream().map(this::square).toList();
      for (int j = 0; j < program.rights().size(); j++) {
        Right other = program.rights().get(j);
        boolean same = other.player() == player(right.player()) && other.squares().equals(there);
        if (same && (bits >>> i & 1) != 0) {
          seen |= 1L << j;
        }
      }
    }
    return seen;
  }

  private List<Integer> counters(List<Integer> values) {
    if (!exchanged) {
      return values;
    }
    Map<String, Integer> byName = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      byName.put(program.counters().get(i).name(), values.get(i));
    }
    List<Integer> seen = new ArrayList<>();
    for (CounterRule rule : program.counters()) {
      seen.add(byName.getOrDefault(otherName(rule.name()), byName.getOrDefault(rule.name(), 0)));
    }
    return seen;
  }

  /** The name of the counter that is the other player's. */
  private String otherName(String name) {
    for (int player = 0; player < 2; player++) {
      String end = "-" + program.players().get(player);
      if (name.endsWith(end)) {
        return name.substring(0, name.length() - end.length())
            + "-"
            + program.players().get(1 - player);
      }
    }
    return name;
  }
}
