package org.rookery.drawing.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.Layout;
import org.rookery.program.board.Topology;

/**
 * A position drawn with letters: coordinates, men, hands, who is to move.
 *
 * <p>A dot is an empty square; where there is no square there is nothing.
 */
public final class BoardText {
  private static final String EMPTY = ".";

  private final GameProgram program;
  private final Labels labels;

  /** The drawings of a game's positions. */
  public BoardText(GameProgram program) {
    this.program = program;
    this.labels = new Labels(program);
  }

  /** The position, in lines that end with a line end each. */
  public String draw(Setup setup) {
    StringBuilder out = new StringBuilder();
    Layout layout = program.layout();
    out.append(layout.rows() > 0 ? rows(setup, layout) : pairs(setup));
    for (int player = 0; player < program.contents().players(); player++) {
      String hand = hand(setup, player);
      if (!hand.isEmpty()) {
        out.append(program.players().get(player)).append(" in hand: ").append(hand).append('\n');
      }
    }
    return out.append(toMove(setup)).append('\n').toString();
  }

  private String rows(Setup setup, Layout layout) {
    int width =
        IntStream.range(0, program.contents().size())
                .map(content -> content == Contents.EMPTY ? 1 : labels.of(content).length())
                .filter(length -> length <= 4)
                .max()
                .orElse(1)
            + 1;
    int margin = Arrays.stream(layout.rowNames()).mapToInt(String::length).max().orElse(0);
    StringBuilder out = new StringBuilder();
    for (int row = 0; row < layout.rows(); row++) {
      StringBuilder line = new StringBuilder(left(layout.rowNames()[row], margin)).append("  ");
      for (int square : layout.squareAt()[row]) {
        line.append(left(square == Topology.NOWHERE ? "" : on(setup, square), width));
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    String names =
        Arrays.stream(layout.columnNames()).map(n -> left(n, width)).collect(Collectors.joining());
    return out.append('\n').append(" ".repeat(margin + 2)).append(names).append('\n').toString();
  }

  private String on(Setup setup, int square) {
    int content = setup.board().get(square);
    return content == Contents.EMPTY ? EMPTY : labels.of(content);
  }

  private String pairs(Setup setup) {
    List<String> pairs = new ArrayList<>();
    for (int square = 0; square < setup.board().size(); square++) {
      pairs.add(labels.square(square) + " " + on(setup, square));
    }
    return String.join("  ", pairs) + "\n";
  }

  private String hand(Setup setup, int player) {
    Contents contents = program.contents();
    return IntStream.range(0, contents.types())
        .map(type -> contents.of(type, player))
        .filter(content -> setup.hand().get(content) > 0)
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
