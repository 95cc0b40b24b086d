package org.rookery.drawing.picture;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.LazyRules;
import org.rookery.program.Notation;
import org.rookery.program.PieceType;
import org.rookery.program.RuleBlocks;
import org.rookery.program.TurnStep;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.Topology;

/** Programs without rules, made by hand to draw boards of. */
public final class Boards {
  private static final LazyRules NO_RULES =
      new LazyRules() {
        @Override
        public RuleBlocks moves(int content, int square, int group) {
          return RuleBlocks.NONE;
        }

        @Override
        public RuleBlocks drops(int content, int square, int group) {
          return RuleBlocks.NONE;
        }

        @Override
        public RuleBlocks inHand(int content, int group) {
          return RuleBlocks.NONE;
        }
      };

  private Boards() {}

  /**
   * A board with some piece types, each given as {@code Name Letter image…}, none of them set up.
   */
  public static GameProgram of(int columns, int rows, boolean ring, String... contents) {
    List<PieceType> pieces = new ArrayList<>();
    for (String piece : contents) {
      String[] words = piece.split(" ", 3);
      List<String> letters = List.of(words[1], words[1].toLowerCase(Locale.ROOT));
      pieces.add(
          new PieceType(
              words[0],
              letters,
              pieces.size(),
              0,
              "",
              words.length > 2 ? words[2] : "",
              PieceType.NO_VALUE,
              false,
              false,
              java.util.Optional.empty()));
    }
    List<String> squares = new ArrayList<>();
    int[][] squareAt = new int[rows][columns];
    for (int rank = 1; rank <= rows; rank++) {
      for (int file = 0; file < columns; file++) {
        squareAt[rows - rank][file] = squares.size();
        squares.add((char) ('a' + file) + Integer.toString(rank));
      }
    }
    String[] files = new String[columns];
    String[] ranks = new String[rows];
    java.util.Arrays.setAll(files, f -> Character.toString('a' + f));
    java.util.Arrays.setAll(ranks, r -> Integer.toString(rows - r));
    return program(squares, new BoardLayout(squareAt, files, ranks, ring), pieces);
  }

  private static GameProgram program(
      List<String> squares, BoardLayout layout, List<PieceType> pieces) {
    List<String> players = List.of("White", "Black");
    Contents contents = new Contents(pieces.size(), 2);
    ContentSet none = ContentSet.of(new BitSet(), contents);
    List<TurnStep> turns = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      turns.add(new TurnStep(player, player, List.of(List.of(0)), List.of()));
    }
    return new GameProgram(
        "A game",
        Notation.OURS,
        new Topology(squares, List.of(), new int[0][]),
        layout,
        players,
        contents,
        pieces,
        List.of(),
        List.of(""),
        new boolean[pieces.size()],
        turns,
        0,
        new GameProgram.Start(new int[squares.size()], new int[contents.size()]),
        List.of(),
        List.of(),
        new GameProgram.Royal(none, false, Collections.nCopies(2, null), false, false),
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
            none,
            false,
            false,
            false,
            false,
            none,
            false,
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
        NO_RULES);
  }

  /** A board of squares that form no rectangle. */
  public static GameProgram free(List<String> squares, String... pieces) {
    GameProgram other = of(1, 1, false, pieces);
    BoardLayout none = new BoardLayout(new int[0][], new String[0], new String[0], false);
    return program(squares, none, other.pieces());
  }

  /** The same board drawn otherwise. */
  public static GameProgram drawn(GameProgram other, BoardLook look) {
    BoardLayout old = other.layout();
    return with(
        other,
        other.topology(),
        new BoardLayout(old.squareAt(), old.columnNames(), old.rowNames(), old.ring(), look));
  }

  /** A board of rows and columns without some of its squares, which keep their numbers. */
  public static GameProgram without(GameProgram other, String... squares) {
    int[][] rest = other.layout().squareAt().clone();
    for (int row = 0; row < rest.length; row++) {
      rest[row] =
          java.util.Arrays.stream(rest[row])
              .map(s -> List.of(squares).contains(other.topology().squares().get(s)) ? -1 : s)
              .toArray();
    }
    BoardLayout old = other.layout();
    return with(
        other,
        other.topology(),
        new BoardLayout(rest, old.columnNames(), old.rowNames(), false, BoardLook.UNSAID));
  }

  /** A board of rows and columns whose squares are linked up and to the right. */
  public static GameProgram linked(GameProgram other) {
    int columns = other.layout().columns();
    int squares = other.topology().size();
    int[][] links = new int[2][squares];
    for (int square = 0; square < squares; square++) {
      links[0][square] = square + columns < squares ? square + columns : Topology.NOWHERE;
      links[1][square] = square % columns + 1 < columns ? square + 1 : Topology.NOWHERE;
    }
    Topology linked = new Topology(other.topology().squares(), List.of("n", "e"), links);
    return with(other, linked, other.layout());
  }

  /**
   * A board of rows and columns whose squares are linked to the right and, from each column, to
   * those so many rows higher in the next.
   */
  public static GameProgram leaning(GameProgram other, int... up) {
    int columns = other.layout().columns();
    int squares = other.topology().size();
    int[][] links = new int[2][squares];
    for (int square = 0; square < squares; square++) {
      int column = square % columns;
      boolean last = column + 1 == columns;
      int across = last ? Topology.NOWHERE : square + 1 + up[column] * columns;
      links[0][square] = last ? Topology.NOWHERE : square + 1;
      links[1][square] = across >= 0 && across < squares ? across : Topology.NOWHERE;
    }
    Topology linked = new Topology(other.topology().squares(), List.of("e", "x"), links);
    return with(other, linked, other.layout());
  }

  private static GameProgram with(GameProgram other, Topology topology, BoardLayout layout) {
    GameProgram made = program(topology.squares(), layout, other.pieces());
    return new GameProgram(
        made.title(),
        Notation.OURS,
        topology,
        layout,
        made.players(),
        made.contents(),
        made.pieces(),
        made.attributes(),
        made.groups(),
        made.droppable(),
        made.turnOrder(),
        made.repeatFrom(),
        made.start(),
        made.rights(),
        made.counters(),
        made.royal(),
        made.forbidden(),
        made.endings(),
        made.points(),
        made.teams(),
        made.elimination(),
        made.options(),
        made.rules());
  }
}
