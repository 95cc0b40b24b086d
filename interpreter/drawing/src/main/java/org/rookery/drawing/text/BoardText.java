package org.rookery.drawing.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.drawing.ground.BoardDrawings;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/**
 * A position drawn with letters: coordinates, pieces, hands, the player to move.
 *
 * <p>A dot is an empty square; where there is no square there is nothing. Boards that are no
 * rectangles are drawn as they lie, pits with their numbers of seeds: levels beside each other,
 * columns of hexagons shifted.
 */
public final class BoardText {
  private static final String EMPTY = ".";

  private final GameProgram program;
  private final Labels labels;
  private final BoardDrawing ground;
  private final Map<Integer, String> covers;

  /** The drawings of a game's positions. */
  public BoardText(GameProgram program) {
    this(program, Map.of());
  }

  /**
   * The same with texts of the caller's on some squares.
   *
   * @param covers by square
   */
  public BoardText(GameProgram program, Map<Integer, String> covers) {
    this.covers = covers;
    this.program = program;
    this.labels = new Labels(program);
    this.ground = BoardDrawings.of(program);
  }

  /** The position, in lines that end with a line end each. */
  public String draw(Setup setup) {
    return draw(setup, new BitSet()).stream().map(Run::text).collect(Collectors.joining());
  }

  /**
   * The same in runs of one kind each, for output in colour.
   *
   * @param marked squares that stand between brackets
   */
  public List<Run> draw(Setup setup, BitSet marked) {
    List<Run> runs = new ArrayList<>();
    BoardLayout layout = program.layout();
    boolean upright = layout.rows() > 0 && (ground.isUpright() || layout.ring());
    if (upright) {
      runs.addAll(rows(setup, layout, marked));
    } else {
      runs.add(frame(spread(setup)));
    }
    StringBuilder out = new StringBuilder(undrawn(setup));
    setup
        .beneath()
        .forEach((square, pieces) -> out.append(column(square, pieces, setup.board().get(square))));
    for (int player = 0; player < program.contents().players(); player++) {
      String hand = hand(setup, player);
      if (!hand.isEmpty()) {
        out.append(program.players().get(player)).append(" in hand: ").append(hand).append('\n');
      }
    }
    runs.add(frame(out.append(toMove(setup)).append('\n').toString()));
    return runs;
  }

  /**
   * The squares alone, with letters of the caller's on each.
   *
   * @param text what stands on the square of a number; one or two letters
   */
  public String squares(IntFunction<String> text) {
    BoardLayout layout = program.layout();
    StringBuilder out = new StringBuilder();
    if (layout.rows() == 0) {
      for (int square = 0; square < program.topology().size(); square++) {
        out.append(labels.square(square)).append(' ').append(text.apply(square)).append("  ");
      }
      return out.toString().stripTrailing() + "\n";
    }
    int width =
        IntStream.range(0, program.topology().size())
                .map(square -> text.apply(square).length())
                .max()
                .orElse(1)
            + 1;
    int margin = Arrays.stream(layout.rowNames()).mapToInt(String::length).max().orElse(0);
    for (int row = 0; row < layout.rows(); row++) {
      StringBuilder line = new StringBuilder(left(layout.rowNames()[row], margin)).append("  ");
      for (int square : layout.squareAt()[row]) {
        line.append(left(square == Topology.NOWHERE ? "" : text.apply(square), width));
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    String names =
        Arrays.stream(layout.columnNames()).map(n -> left(n, width)).collect(Collectors.joining());
    return out.append('\n').append(" ".repeat(margin + 2)).append(names).append('\n').toString();
  }

  private static Run frame(String text) {
    return new Run(text, Run.Kind.FRAME);
  }

  /** How wide a square is in letters. */
  private int width() {
    if (ground.look() == BoardDrawing.Look.PITS) {
      return 3;
    }
    return IntStream.range(0, program.contents().size())
            .map(content -> content == Contents.EMPTY ? 1 : labels.of(content).length())
            .filter(length -> length <= 4)
            .max()
            .orElse(1)
        + 1;
  }

  private List<Run> rows(Setup setup, BoardLayout layout, BitSet marked) {
    int width = width();
    int margin = Arrays.stream(layout.rowNames()).mapToInt(String::length).max().orElse(0);
    List<Run> runs = new ArrayList<>();
    for (int row = 0; row < layout.rows(); row++) {
      runs.add(frame(left(layout.rowNames()[row], margin) + "  "));
      runs.addAll(row(setup, layout.squareAt()[row], width, marked));
    }
    String names =
        Arrays.stream(layout.columnNames()).map(n -> left(n, width)).collect(Collectors.joining());
    runs.add(frame("\n" + " ".repeat(margin + 2) + names + "\n"));
    return runs;
  }

  /** A row from the first square to the last that is there, each behind its gap. */
  private List<Run> row(Setup setup, int[] squares, int width, BitSet marked) {
    List<Run> runs = new ArrayList<>();
    int end = squares.length;
    while (end > 0 && squares[end - 1] == Topology.NOWHERE) {
      end--;
    }
    boolean open = false;
    for (int column = 0; column < end; column++) {
      int square = squares[column];
      String text = square == Topology.NOWHERE ? "" : on(setup, square);
      boolean mark = square != Topology.NOWHERE && marked.get(square);
      runs.add(frame(gap(Math.max(0, width - text.length()), open, mark)));
      runs.add(new Run(text, kind(setup, square, mark)));
      open = mark;
    }
    runs.add(frame(open ? ")\n" : "\n"));
    return runs;
  }

  /** What stands before a square: blanks, with the brackets of its neighbour's mark and its own. */
  private static String gap(int width, boolean closes, boolean opens) {
    if (width == 0) {
      return "";
    }
    if (width == 1) {
      return closes && opens ? "|" : closes ? ")" : opens ? "(" : " ";
    }
    return (closes ? ")" : " ") + " ".repeat(width - 2) + (opens ? "(" : " ");
  }

  private Run.Kind kind(Setup setup, int square, boolean marked) {
    int content = square == Topology.NOWHERE ? Contents.EMPTY : setup.board().get(square);
    if (content == Contents.EMPTY) {
      return marked ? Run.Kind.MARKED : Run.Kind.FRAME;
    }
    boolean first = program.contents().owner(content) == 0;
    return marked
        ? first ? Run.Kind.FIRST_MARKED : Run.Kind.OTHER_MARKED
        : first ? Run.Kind.FIRST : Run.Kind.OTHER;
  }

  private String on(Setup setup, int square) {
    String cover = covers.get(square);
    if (cover != null) {
      return cover;
    }
    if (ground.look() == BoardDrawing.Look.PITS) {
      Integer seeds = SquareNumbers.of(program, setup).get(square);
      if (seeds != null) {
        return Integer.toString(seeds);
      }
    }
    int content = setup.board().get(square);
    return content == Contents.EMPTY ? EMPTY : labels.of(content);
  }

  /** Squares where they lie in a picture, with the name of the first before each line. */
  private String spread(Setup setup) {
    SpreadText text = new SpreadText(ground, width());
    return text.draw(labels::square, square -> on(setup, square));
  }

  /** The pieces on squares that are not drawn, each behind the name of its square. */
  private String undrawn(Setup setup) {
    StringBuilder out = new StringBuilder();
    for (int square = 0; square < setup.board().size(); square++) {
      if (ground.cell(square).isEmpty() && setup.board().get(square) != Contents.EMPTY) {
        out.append(labels.square(square)).append(' ').append(on(setup, square)).append('\n');
      }
    }
    return out.toString();
  }

  /** A line for a column: its square, then its pieces, the lowest first. */
  private String column(int square, List<Integer> beneath, int top) {
    return Stream.concat(beneath.stream(), Stream.of(top))
        .map(labels::of)
        .collect(Collectors.joining(" ", labels.square(square) + " from below: ", "\n"));
  }

  private String hand(Setup setup, int player) {
    Contents contents = program.contents();
    return IntStream.range(0, contents.types())
        .map(type -> contents.of(type, player))
        .filter(content -> setup.hand().get(content) > 0 && !program.isChanceSupply(content))
        .mapToObj(
            content ->
                labels.of(content)
                    + (setup.hand().get(content) > 1 ? "x" + setup.hand().get(content) : ""))
        .collect(Collectors.joining(" "));
  }

  private String toMove(Setup setup) {
    int player = program.turnOrder().get(setup.step()).player();
    return program.players().get(player) + " to move, turn " + setup.turnNumber();
  }

  private static String left(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
