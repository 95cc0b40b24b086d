package org.rookery.drawing.diagram;

import static org.apache.commons.lang3.StringUtils.leftPad;

import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.notation.Labels;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/** A diagram as letters, with what they mean below. */
public final class MoveDiagramText {
  private static final char ON_CONDITION = '?';
  private static final String EMPTY = ".";

  /** The sign for going and capturing alike. */
  private static final char EITHER = '*';

  private static final char HOP_EITHER = '&';

  private static final String OVER = "over other pieces";

  private final MoveDiagram diagram;
  private final GameProgram program;
  private final Labels labels;

  /** The text of a diagram. */
  public MoveDiagramText(MoveDiagram diagram) {
    this.diagram = diagram;
    program = diagram.program();
    labels = new Labels(program);
  }

  /** Lines that end with a line end each. */
  public String draw() {
    StringBuilder out = new StringBuilder();
    out.append(labels.inWords(diagram.content()))
        .append(" on ")
        .append(labels.square(diagram.start()))
        .append(", ")
        .append(program.title())
        .append("\n\n");
    if (program.layout().rows() > 0) {
      rows(out);
    } else {
      list(out);
    }
    out.append('\n');
    legend(out);
    diagram.notes().forEach(note -> out.append(note).append('\n'));
    return out.toString();
  }

  private void rows(StringBuilder out) {
    BoardLayout layout = program.layout();
    int width = 1;
    for (int square = 0; square < program.topology().size(); square++) {
      width = Math.max(width, on(square).length());
    }
    int margin = Arrays.stream(layout.rowNames()).mapToInt(String::length).max().orElse(0);
    for (int row = 0; row < layout.rows(); row++) {
      StringBuilder line = new StringBuilder(leftPad(layout.rowNames()[row], margin)).append(' ');
      for (int square : layout.squareAt()[row]) {
        line.append(' ').append(leftPad(square == Topology.NOWHERE ? "" : on(square), width));
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    StringBuilder names = new StringBuilder(" ".repeat(margin + 1));
    for (String name : layout.columnNames()) {
      names.append(' ').append(leftPad(name, width));
    }
    out.append(names.toString().stripTrailing()).append('\n');
  }

  private void list(StringBuilder out) {
    diagram
        .signs()
        .keySet()
        .forEach(s -> out.append(labels.square(s)).append("  ").append(on(s)).append('\n'));
  }

  private String on(int square) {
    StringBuilder text = new StringBuilder();
    if (square == diagram.start()) {
      text.append(labels.of(diagram.content()));
    }
    Map<Sign, Boolean> signs = diagram.signs().get(square);
    if (signs != null) {
      either(signs, Sign.GO, Sign.CAPTURE, EITHER, text);
      either(signs, Sign.HOP, Sign.HOP_CAPTURE, HOP_EITHER, text);
      for (Sign sign : new Sign[] {Sign.REMOTE, Sign.LEG}) {
        letter(signs.get(sign), sign.letter(), text);
      }
    }
    return text.length() == 0 ? EMPTY : text.toString();
  }

  private static void either(
      Map<Sign, Boolean> signs, Sign go, Sign capture, char both, StringBuilder text) {
    Boolean goes = signs.get(go);
    Boolean captures = signs.get(capture);
    if (goes != null && goes.equals(captures)) {
      letter(goes, both, text);
    } else {
      letter(goes, go.letter(), text);
      letter(captures, capture.letter(), text);
    }
  }

  private static void letter(@Nullable Boolean conditional, char letter, StringBuilder text) {
    if (conditional != null) {
      text.append(letter).append(conditional ? String.valueOf(ON_CONDITION) : "");
    }
  }

  private void legend(StringBuilder out) {
    String board = drawn();
    for (Sign sign : diagram.used().keySet()) {
      if (sign != Sign.IN_PLACE && board.indexOf(sign.letter()) >= 0) {
        line(String.valueOf(sign.letter()), words(sign.words()), out);
      }
    }
    if (diagram.used().containsKey(Sign.IN_PLACE)) {
      boolean conditional = !diagram.used().get(Sign.IN_PLACE).contains(false);
      String words = Sign.IN_PLACE.words() + (conditional ? ", on a condition" : "");
      line(labels.of(diagram.content()), words, out);
    }
    if (board.indexOf(EITHER) >= 0) {
      line(String.valueOf(EITHER), "goes or captures there", out);
    }
    if (board.indexOf(HOP_EITHER) >= 0) {
      line(String.valueOf(HOP_EITHER), words("goes or captures there over other pieces"), out);
    }
    if (board.indexOf(ON_CONDITION) >= 0) {
      line(String.valueOf(ON_CONDITION), "on a condition", out);
    }
  }

  /** What a sign means in this diagram: pieces that must stand somewhere may be beside the way. */
  private String words(String usual) {
    return diagram.over() ? usual : usual.replace(OVER, "where other pieces stand about");
  }

  /** All signs as they stand on the board. */
  private String drawn() {
    StringBuilder all = new StringBuilder();
    diagram.signs().keySet().forEach(square -> all.append(signs(square)));
    return all.toString();
  }

  private String signs(int square) {
    String text = on(square);
    return square == diagram.start() ? text.substring(labels.of(diagram.content()).length()) : text;
  }

  private static void line(String letter, String words, StringBuilder out) {
    out.append(letter).append("  ").append(words).append('\n');
  }
}
