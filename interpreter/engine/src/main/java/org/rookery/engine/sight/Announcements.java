package org.rookery.engine.sight;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.convention.Grid;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Umpire;
import org.rookery.program.board.Topology;

/**
 * What an umpire tells all players of a position: who is in check, along which line, and how many
 * captures some of their pieces have. It belongs to the thread of its generator.
 */
public final class Announcements {
  private final MoveGenerator generator;
  private final GameProgram program;
  private final Grid grid;

  /** Those of the game of a generator. */
  public Announcements(MoveGenerator generator) {
    this.generator = generator;
    program = generator.program();
    grid = new Grid(program.topology(), program.layout());
  }

  /** Sentences; none where there is no umpire, or nothing to be told. */
  public List<String> of(Position position) {
    List<String> told = new ArrayList<>();
    program
        .options()
        .hiding()
        .umpire()
        .ifPresent(
            umpire -> {
              checks(position, told);
              captures(position, umpire, told);
            });
    return told;
  }

  private void checks(Position position, List<String> told) {
    List<Attack> checks = generator.checks(position, position.as());
    if (checks.isEmpty()) {
      return;
    }
    String player = program.players().get(position.as());
    Set<String> lines = new TreeSet<>();
    for (Attack check : checks) {
      if (isShown(check.square()) && check.attacker() >= 0 && isShown(check.attacker())) {
        lines.add(line(check.square(), check.attacker()));
      }
    }
    String along = lines.isEmpty() ? "" : " along " + String.join(" and ", lines);
    told.add(player + " is in check" + along + ".");
  }

  private boolean isShown(int square) {
    return grid.row(square) != Topology.NOWHERE;
  }

  private String line(int royal, int attacker) {
    int rows = grid.row(attacker) - grid.row(royal);
    int columns = grid.column(attacker) - grid.column(royal);
    if (rows == 0) {
      return "the rank";
    } else if (columns == 0) {
      return "the file";
    } else if (Math.abs(rows) != Math.abs(columns)) {
      return "no line";
    }
    boolean falls = rows == columns;
    int compared = Integer.compare(diagonal(royal, falls), diagonal(royal, !falls));
    return compared == 0 ? "a diagonal" : "the " + (compared > 0 ? "long" : "short") + " diagonal";
  }

  /** How many squares the diagonal through a square has that falls to the right, or that rises. */
  private int diagonal(int through, boolean falls) {
    int squares = 0;
    for (int square = 0; square < program.topology().size(); square++) {
      int rows = grid.row(square) - grid.row(through);
      int columns = grid.column(square) - grid.column(through);
      squares += isShown(square) && rows == (falls ? columns : -columns) ? 1 : 0;
    }
    return squares;
  }

  /** Moves that go from the same square to the same one are one capture. */
  private void captures(Position position, Umpire umpire, List<String> told) {
    if (umpire.named().isEmpty()) {
      return;
    }
    Set<List<Integer>> ways = new HashSet<>();
    for (Move move : generator.legalMoves(position)) {
      int first = move.word(0);
      if (Edit.kind(first) == Edit.MOVE && !umpire.named().has(position.content(Edit.a(first)))) {
        continue;
      }
      MoveChanges changes = MoveChanges.of(position, move);
      int from = changes.origin();
      if (from >= 0
          && umpire.named().has(position.content(from))
          && !changes.captured().isEmpty()) {
        ways.add(List.of(from, changes.target()));
      }
    }
    if (!ways.isEmpty()) {
      String player = program.players().get(position.mover());
      told.add(player + "'s legal captures by " + names(umpire) + ": " + ways.size() + ".");
    }
  }

  private String names(Umpire umpire) {
    Contents contents = program.contents();
    return umpire.named().members().stream()
        .mapToObj(content -> program.pieces().get(contents.type(content)).name())
        .distinct()
        .collect(Collectors.joining(" or "));
  }
}
