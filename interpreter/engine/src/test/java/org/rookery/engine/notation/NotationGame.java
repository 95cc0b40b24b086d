package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.rookery.engine.game.MoveListing;
import org.rookery.engine.game.Op;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.LazyRules;
import org.rookery.program.Notation;
import org.rookery.program.PieceType;
import org.rookery.program.Right;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/**
 * A game made by hand: a chess board, some pieces, castling, a double step, hands, a counter, an
 * attribute, a second step.
 */
final class NotationGame {
  static final List<String> PIECES =
      List.of("King", "Queen", "Rook", "Knight", "Pawn", "Ready-Knight", "Crazy-Queen");
  static final Contents CONTENTS = new Contents(PIECES.size(), 2);

  private NotationGame() {}

  static GameProgram chess() {
    return game(board(8, 8), layout(8, 8), new boolean[PIECES.size()], List.of(step(0), step(1)));
  }

  static GameProgram withHands() {
    boolean[] droppable = new boolean[PIECES.size()];
    droppable[1] = true;
    return game(board(8, 8), layout(8, 8), droppable, List.of(step(0), step(1)));
  }

  /** Kings are royal, however many there are. */
  static GameProgram withRoyalKings() {
    BitSet kings = new BitSet();
    kings.set(contentOf("King", 0));
    kings.set(contentOf("King", 1));
    return game(
        board(8, 8),
        layout(8, 8),
        new boolean[PIECES.size()],
        List.of(step(0), step(1)),
        ContentSet.of(kings, CONTENTS),
        List.of());
  }

  /** Each player moves the other's pieces. */
  static GameProgram crossed() {
    return game(
        board(8, 8),
        layout(8, 8),
        new boolean[PIECES.size()],
        List.of(
            new TurnStep(0, 1, List.of(), List.of()), new TurnStep(1, 0, List.of(), List.of())));
  }

  /** Two counters that stand in positions. */
  static GameProgram withChecks() {
    return game(
        board(8, 8),
        layout(8, 8),
        new boolean[PIECES.size()],
        List.of(step(0), step(1)),
        ContentSet.of(new BitSet(), CONTENTS),
        List.of(
            new GameProgram.CounterRule("white checks", 3, List.of(), true, false),
            new GameProgram.CounterRule("black checks", 3, List.of(), true, false)));
  }

  /** Two steps for each player, on a board of 12 columns and 10 rows with holes in its corners. */
  static GameProgram large() {
    BoardLayout layout = layout(12, 10);
    layout.squareAt()[0][0] = Topology.NOWHERE;
    layout.squareAt()[9][11] = Topology.NOWHERE;
    List<String> squares = new ArrayList<>(board(12, 10));
    // The holes have no squares: the last number moves to fill the gap.
    squares.remove(squares.size() - 12);
    squares.remove("l1");
    for (int row = 0; row < 10; row++) {
      for (int column = 0; column < 12; column++) {
        String name = (char) ('a' + column) + "" + (10 - row);
        layout.squareAt()[row][column] = squares.indexOf(name);
      }
    }
    return game(
        squares, layout, new boolean[PIECES.size()], List.of(step(0), step(0), step(1), step(1)));
  }

  static GameProgram withoutRows() {
    BoardLayout none = new BoardLayout(new int[0][], new String[0], new String[0], false);
    return game(
        List.of("centre", "north", "south"),
        none,
        new boolean[PIECES.size()],
        List.of(step(0), step(1)));
  }

  static int contentOf(String piece, int player) {
    return CONTENTS.of(PIECES.indexOf(piece), player);
  }

  private static TurnStep step(int player) {
    return new TurnStep(player, player, List.of(), List.of());
  }

  private static List<String> board(int columns, int rows) {
    List<String> squares = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        squares.add((char) ('a' + column) + "" + (row + 1));
      }
    }
    return squares;
  }

  private static BoardLayout layout(int columns, int rows) {
    int[][] squares = new int[rows][columns];
    String[] columnNames = new String[columns];
    String[] rowNames = new String[rows];
    for (int row = 0; row < rows; row++) {
      rowNames[row] = "" + (rows - row);
      for (int column = 0; column < columns; column++) {
        squares[row][column] = (rows - 1 - row) * columns + column;
        columnNames[column] = "" + (char) ('a' + column);
      }
    }
    return new BoardLayout(squares, columnNames, rowNames, false);
  }

  private static GameProgram game(
      List<String> squares, BoardLayout layout, boolean[] droppable, List<TurnStep> turnOrder) {
    return game(
        squares,
        layout,
        droppable,
        turnOrder,
        ContentSet.of(new BitSet(), CONTENTS),
        List.of(new GameProgram.CounterRule("sum of all", 0, List.of(), false, false)));
  }

  private static GameProgram game(
      List<String> squares,
      BoardLayout layout,
      boolean[] droppable,
      List<TurnStep> turnOrder,
      ContentSet royal,
      List<GameProgram.CounterRule> counters) {
    ContentSet matchesNothing = ContentSet.of(new BitSet(), CONTENTS);
    int size = squares.size();
    return new GameProgram(
        "Small",
        Notation.OURS,
        new Topology(squares, List.of(), new int[0][]),
        layout,
        List.of("White", "Black"),
        CONTENTS,
        pieces(),
        List.of("tired"),
        List.of(""),
        droppable,
        turnOrder,
        0,
        new GameProgram.Start(new int[size], new int[CONTENTS.size()]),
        size == 64 ? rights() : List.of(),
        counters,
        new GameProgram.Royal(
            royal, false, List.of(new Test.Constant(true), new Test.Constant(true)), false, false),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        java.util.Optional.empty(),
        new GameProgram.Options(
            GameProgram.Passing.NEVER,
            List.of(),
            false,
            false,
            false,
            matchesNothing,
            false,
            false,
            false,
            false,
            matchesNothing,
            true,
            false,
            false,
            false,
            false,
            false,
            true,
            false,
            false,
            GameProgram.Hiding.NOTHING,
            List.of()),
        new DoubleStep(size));
  }

  private static List<PieceType> pieces() {
    List<String> letters = List.of("K", "Q", "R", "N", "P", "+N", "Q~");
    List<PieceType> types = new ArrayList<>();
    for (int i = 0; i < letters.size(); i++) {
      String letter = letters.get(i);
      types.add(
          new PieceType(
              PIECES.get(i),
              List.of(letter, letter.toLowerCase(java.util.Locale.ROOT)),
              i,
              0,
              "",
              "",
              PieceType.NO_VALUE,
              false,
              false,
              java.util.Optional.empty()));
    }
    return types;
  }

  private static List<Right> rights() {
    int k = contentOf("King", 0);
    int r = contentOf("Rook", 0);
    return List.of(
        new Right(0, List.of(4, 7), List.of(k, r), "K"),
        new Right(0, List.of(4, 0), List.of(k, r), "Q"),
        new Right(1, List.of(60, 63), List.of(contentOf("King", 1), contentOf("Rook", 1)), "k"),
        new Right(0, List.of(1), List.of(contentOf("Knight", 0)), ""));
  }

  /** The only rule: a black Pawn on the seventh rank of a chess board may go two steps. */
  private record DoubleStep(int squares) implements LazyRules {
    @Override
    public RuleBlocks moves(int content, int square, int group) {
      if (squares != 64 || square / 8 != 6) {
        return RuleBlocks.NONE;
      }
      int[] words = {
        Op.EDIT,
        Edit.of(Edit.PASSED, 0, square - 8),
        Op.EMIT,
        Edit.of(Edit.MOVE, square, square - 16),
        Op.EDIT,
        Edit.of(Edit.PASSED, 0, square - 8),
        // A piece of white asks about passed squares everywhere.
        Op.TEST,
        0,
        11,
        Op.EMIT_PLAIN,
        Edit.of(Edit.MOVE, square, square - 8),
        Op.END
      };
      Test[] tests = {new Test.Passed(square - 8)};
      return new MoveListing(words, new int[] {0}, tests, List.of()).rules(1);
    }

    @Override
    public RuleBlocks drops(int content, int square, int group) {
      return RuleBlocks.NONE;
    }

    @Override
    public RuleBlocks inHand(int content, int group) {
      return RuleBlocks.NONE;
    }
  }
}
