package org.rookery.game.facts;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.drawing.ground.BoardDrawings;
import org.rookery.game.Game;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;

/**
 * What a game is like.
 *
 * @param players how many people it is for
 * @param squares how many are drawn; files on which pieces are piled up count once
 * @param size files and ranks, such as {@code 8x8}; empty for a board that is no full rectangle
 * @param mechanics what happens in it
 * @param pieces the names of its piece types, without what only chance brings
 * @param endings the names of the ways in which it ends
 * @param length how many moves of all players a usual game takes; 0 where that is not known
 */
public record GameFacts(
    int players,
    BoardKind board,
    int squares,
    String size,
    Set<Mechanic> mechanics,
    List<String> pieces,
    List<String> endings,
    int length) {

  /**
   * The facts of a game.
   *
   * @param diagrams how its pieces move, a diagram for each that does
   */
  public static GameFacts of(Game game, List<MoveDiagram> diagrams) {
    GameProgram program = game.program();
    BoardDrawing ground = BoardDrawings.of(program);
    BoardKind board = BoardKinds.kind(program, ground);
    int squares = ground.cells().size();
    int columns = program.layout().columns();
    int rows = program.layout().rows();
    boolean piled = board == BoardKind.STACKS;
    return new GameFacts(
        (int) IntStream.range(0, program.players().size()).filter(program::competes).count(),
        board,
        piled ? columns : squares,
        columns * rows == squares && !piled ? columns + "x" + rows : "",
        Mechanics.of(program, diagrams),
        pieces(program),
        program.endings().stream().map(Ending::reason).distinct().toList(),
        KnownLengths.of(game.rulesHash()));
  }

  /** The names of the types that some player has who moves by choice. */
  private static List<String> pieces(GameProgram program) {
    return IntStream.range(0, program.pieces().size())
        .filter(type -> !isOfChance(program, type))
        .mapToObj(program.pieces()::get)
        .map(PieceType::name)
        .toList();
  }

  /** Whether the set-up has pieces of a type only for players who move by chance. */
  private static boolean isOfChance(GameProgram program, int type) {
    boolean chance = false;
    for (int owner = 0; owner < program.players().size(); owner++) {
      int content = program.contents().of(type, owner);
      boolean present =
          program.start().hand()[content] > 0
              || program.start().onBoard().anyMatch(there -> there == content);
      if (present && !program.playsAtRandom(owner)) {
        return false;
      }
      chance |= present;
    }
    return chance;
  }
}
