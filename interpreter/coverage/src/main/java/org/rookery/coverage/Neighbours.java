package org.rookery.coverage;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.CompiledGame;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.language.form.Form;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.Topology;

/** Two squares next to each other, on which one player has pieces of two kinds in the set-up. */
record Neighbours(int first, int second) {
  /** All of a game. */
  static List<Neighbours> of(GameProgram program) {
    int[] board = program.start().board();
    Contents contents = program.contents();
    Set<Neighbours> all = new LinkedHashSet<>();
    for (int square = 0; square < board.length; square++) {
      for (int[] links : program.topology().links()) {
        int next = links[square];
        if (next != Topology.NOWHERE
            && board[square] != board[next]
            && board[square] != Contents.EMPTY
            && board[next] != Contents.EMPTY
            && contents.owner(board[square]) == contents.owner(board[next])) {
          all.add(new Neighbours(Math.min(square, next), Math.max(square, next)));
        }
      }
    }
    return new ArrayList<>(all);
  }

  /** That it would be seen if the two had changed places. */
  Unit unit(CompiledGame compiled, Form section) {
    Labels labels = new Labels(compiled.program());
    GameProgram program = compiled.program();
    int owner = program.contents().owner(program.start().board()[first]);
    String squares = labels.square(first) + " " + labels.square(second);
    return new Unit(program.players().get(owner), section.origin(), CoverageKind.PLACES, squares);
  }

  boolean has(int square) {
    return square == first || square == second;
  }

  /** Whether both stand where they began. */
  boolean standIn(Position position) {
    int[] board = position.program().start().board();
    return position.content(first) == board[first] && position.content(second) == board[second];
  }

  /** The same position, but for the two in each other's place. */
  Setup exchanged(Setup setup, GameProgram program) {
    int[] board = program.start().board();
    return setup
        .withSquare(program, first, board[second])
        .withSquare(program, second, board[first]);
  }
}
