package org.rookery.drawing.courier;

import static org.apache.commons.lang3.StringUtils.leftPad;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/**
 * A board as Game Courier lays it out, with letters: the first player's hand cells on the left, the
 * second's on the right, coordinates, and the pieces by name below.
 *
 * <p>A dot is an empty space; where there is no space there is nothing.
 */
final class CourierText {
  private static final String EMPTY = ".";
  private static final int WIDEST_LABEL = 4;
  private static final int LINE = 78;

  private final Preset preset;
  private final GameProgram program;
  private final CourierBoard board;
  private final BoardLayout layout;
  private final int width;
  private final int margin;

  CourierText(Preset preset, CourierBoard board) {
    this.preset = preset;
    this.board = board;
    program = preset.program();
    layout = program.layout();
    width =
        1
            + IntStream.range(1, program.contents().size())
                .map(content -> preset.label(content).length())
                .filter(length -> length <= WIDEST_LABEL)
                .max()
                .orElse(1);
    margin = Arrays.stream(layout.rowNames()).mapToInt(String::length).max().orElse(0);
  }

  /** The lines of the drawing. */
  String draw() {
    StringBuilder out = new StringBuilder();
    if (layout.rows() == 0) {
      pairs(out);
    } else {
      for (int row = 0; row < layout.rows(); row++) {
        row(row, out);
      }
      names(out);
    }
    out.append('\n');
    legend(out);
    return out.toString();
  }

  private void row(int row, StringBuilder out) {
    StringBuilder line = new StringBuilder(leftPad(layout.rowNames()[row], margin)).append(" |");
    if (preset.hasCells()) {
      hand(0, row, line);
      line.append(" |");
    }
    for (int column = 0; column < layout.columns(); column++) {
      int space = preset.spaceAt(row, column);
      line.append(leftPad(space == Topology.NOWHERE ? "" : on(space), width));
    }
    line.append(" |");
    if (preset.hasCells()) {
      hand(1, row, line);
      line.append(" |");
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }

  private void hand(int owner, int row, StringBuilder line) {
    for (int space : preset.cells(owner)) {
      if (preset.cell(space).row() == row) {
        line.append(leftPad(on(space), width));
      }
    }
  }

  private void names(StringBuilder out) {
    StringBuilder line = new StringBuilder(" ".repeat(margin + 2));
    handNames(0, line);
    for (String name : layout.columnNames()) {
      line.append(leftPad(name, width));
    }
    line.append(preset.hasCells() ? "  " : "");
    handNames(1, line);
    out.append(line.toString().stripTrailing()).append('\n');
  }

  private void handNames(int owner, StringBuilder line) {
    preset.handFiles(owner).forEach(name -> line.append(leftPad(name, width)));
    line.append(owner == 0 && preset.hasCells() ? "  " : "");
  }

  private String on(int space) {
    if (board.isGone(space)) {
      return "";
    }
    int content = board.content(space);
    return content == Contents.EMPTY ? EMPTY : preset.label(content);
  }

  private void pairs(StringBuilder out) {
    List<String> pairs = new ArrayList<>();
    for (int space = 0; space < preset.squares(); space++) {
      if (!board.isGone(space)) {
        pairs.add(preset.name(space) + " " + on(space));
      }
    }
    wrap(pairs, out);
  }

  /** The pieces by name, behind their labels. */
  private void legend(StringBuilder out) {
    List<String> pieces = new ArrayList<>();
    for (PieceType piece : program.pieces()) {
      List<String> letters =
          piece.letters().stream().filter(letter -> !letter.isEmpty()).distinct().toList();
      pieces.add(letters.isEmpty() ? piece.name() : String.join("/", letters) + " " + piece.name());
    }
    wrap(pieces, out);
  }

  private static void wrap(List<String> items, StringBuilder out) {
    StringBuilder line = new StringBuilder();
    for (String item : items) {
      if (line.length() > 0 && line.length() + 3 + item.length() > LINE) {
        out.append(line).append('\n');
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : "   ").append(item);
    }
    out.append(line).append('\n');
  }
}
