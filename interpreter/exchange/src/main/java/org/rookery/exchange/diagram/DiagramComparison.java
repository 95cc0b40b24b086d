package org.rookery.exchange.diagram;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Setup;
import org.rookery.engine.random.SeededRandom;
import org.rookery.exchange.parts.GameDifference;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Compares a game with what its diagram is when it is read back: in random games, and in positions
 * with pieces set at random.
 */
final class DiagramComparison {
  private static final int GAMES = 4;
  private static final int PLIES = 120;
  private static final int POSITIONS = 40;
  private static final double STAYS = 0.4;
  private static final double DENSEST = 0.4;
  private static final long SEED = 20_261_127;

  private final Game ours;
  private final Game theirs;
  private final DiagramBoard here;
  private final DiagramBoard there;

  /** By the number of a type in the diagram, what it is here. */
  private final List<DiagramUnit> units;

  private final DiagramArmy army;

  DiagramComparison(Game ours, Game theirs, DiagramArmy army, List<DiagramUnit> units) {
    this.ours = ours;
    this.army = army;
    this.theirs = theirs;
    this.units = units;
    here = new DiagramBoard(ours);
    there = new DiagramBoard(theirs);
  }

  /** The first difference that was found, as a sentence; empty where there is none. */
  String difference() {
    GameDifference comparison = new GameDifference(GAMES, PLIES, this::key);
    String difference = comparison.between(ours, theirs);
    if (difference.isEmpty()) {
      difference = inPositions(comparison);
    }
    return difference.isEmpty() ? "" : "The diagram is another game: " + difference;
  }

  /** What stands where after a move, cell by cell: type and owner in our numbers. */
  private String key(Match match, LegalMove move) {
    boolean mine = match.game() == ours;
    DiagramBoard board = mine ? here : there;
    GameProgram program = match.game().program();
    int[] after = MoveChanges.of(match.position(), move.move()).after();
    StringBuilder key = new StringBuilder();
    for (int cell = 0; cell < board.cells(); cell++) {
      int square = board.square(cell);
      int content = square < 0 ? Contents.EMPTY : after[square];
      int type = content == Contents.EMPTY ? -1 : program.contents().type(content);
      int owner = content == Contents.EMPTY ? 0 : side(program, program.contents().owner(content));
      key.append(
          (char) (1 + 2 * (mine || type < 0 ? type + 1 : units.get(type).type() + 1) + owner));
    }
    return key.toString();
  }

  private static int side(GameProgram program, int player) {
    return player == program.turnOrder().get(0).as() ? 0 : 1;
  }

  private String inPositions(GameDifference comparison) {
    Random random = SeededRandom.of(SEED);
    Match one = ours.start();
    Match other = theirs.start();
    for (int i = 0; i < POSITIONS; i++) {
      Setup mine = Setup.start(ours.program()).withStep(i % 2);
      Setup its = Setup.start(theirs.program()).withStep(i % 2);
      double density = random.nextDouble() * DENSEST;
      for (int cell = 0; cell < here.cells(); cell++) {
        int square = here.square(cell);
        if (square < 0 || random.nextDouble() < STAYS) {
          continue;
        }
        int number = (int) (random.nextDouble() * units.size());
        int side = (int) (random.nextDouble() * 2);
        DiagramUnit unit = units.get(number);
        boolean put =
            random.nextDouble() < density
                && unit.isOf(side == 0)
                && mayStand(unit.type(), side, square);
        mine = mine.withSquare(ours.program(), square, put ? content(ours, unit.type(), side) : 0);
        its =
            its.withSquare(
                theirs.program(), there.square(cell), put ? content(theirs, number, side) : 0);
      }
      String difference = comparison.inMoves(one.at(mine), other.at(its));
      if (!difference.isEmpty()) {
        return difference;
      }
    }
    return "";
  }

  private static int content(Game game, int type, int side) {
    GameProgram program = game.program();
    return program.contents().of(type, program.turnOrder().get(side).as());
  }

  /**
   * Whether such a piece can come to a square, and none stands on that rank at the start: what they
   * may do first is done there.
   */
  private boolean mayStand(int type, int side, int square) {
    int content = content(ours, type, side);
    int rank = here.cell(square) / here.files();
    return army.reached(type, side == 0).get(square)
        && IntStream.range(rank * here.files(), (rank + 1) * here.files())
            .map(here::square)
            .noneMatch(other -> other >= 0 && ours.program().start().board()[other] == content);
  }
}
