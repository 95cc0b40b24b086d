package org.rookery.app.cli;

import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;
import org.rookery.program.Right;

/** A game program in numbers: what there is of each kind, and how many rules each piece has. */
final class ProgramText {
  private ProgramText() {}

  static String summary(GameProgram program) {
    StringBuilder out = new StringBuilder();
    out.append(program.title()).append('\n');
    out.append("squares   ").append(program.topology().size()).append('\n');
    out.append("players   ").append(String.join(", ", program.players())).append('\n');
    out.append("groups    ")
        .append(String.join(", ", program.groups()).replaceFirst("^$", "-"))
        .append('\n');
    for (Right right : program.rights()) {
      out.append("right     ")
          .append(program.players().get(right.player()))
          .append(' ')
          .append(right.letter());
      right.squares().forEach(s -> out.append(' ').append(program.topology().squares().get(s)));
      out.append('\n');
    }
    program.counters().forEach(c -> out.append("counter   ").append(c).append('\n'));
    program.turnOrder().forEach(step -> out.append("step      ").append(step).append('\n'));
    program.endings().forEach(e -> out.append("ending    ").append(e).append('\n'));
    out.append('\n').append("rules, all squares together\n");
    Contents contents = program.contents();
    for (int type = 0; type < contents.types(); type++) {
      PieceType piece = program.pieces().get(type);
      out.append("  ").append(piece.name());
      for (int owner = 0; owner < contents.players(); owner++) {
        out.append("  ").append(program.players().get(owner)).append(' ');
        out.append(rules(program, contents.of(type, owner)));
      }
      out.append('\n');
    }
    return out.toString();
  }

  private static long rules(GameProgram program, int piece) {
    long rules = 0;
    for (int group = 0; group < program.groups().size(); group++) {
      for (int square = 0; square < program.topology().size(); square++) {
        rules += program.rules().moves(piece, square, group).all().size();
        rules += program.rules().drops(piece, square, group).all().size();
      }
    }
    return rules;
  }
}
