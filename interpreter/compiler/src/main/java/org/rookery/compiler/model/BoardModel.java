package org.rookery.compiler.model;

import java.util.List;
import java.util.Map;
import org.rookery.language.source.Origin;
import org.rookery.program.Region;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/**
 * A board with everything that depends on the player looking at it.
 *
 * @param grids the rectangular parts of the board, in which leaps are counted
 * @param zones by zone name, then by player number
 * @param symmetry per player number, the direction that stands for each direction
 * @param facing per player number, which way they look, as leaps are counted
 * @param labels what turns are to call squares, per player number, where that is not their name
 * @param zoneOrigins where each zone is written
 * @param directionOrigins where each direction is written first
 */
public record BoardModel(
    Topology topology,
    BoardLayout layout,
    List<Grid> grids,
    Map<String, List<Region>> zones,
    int[][] symmetry,
    List<Facing> facing,
    List<Map<Integer, String>> labels,
    Map<String, Origin> zoneOrigins,
    Map<String, Origin> directionOrigins) {

  /**
   * A rectangular part of the board: {@code squares[row][column]}, row 0 nearest the first player.
   *
   * @param wrapsColumns whether the last column is a neighbour of the first
   * @param wrapsRows whether the last row is a neighbour of the first
   */
  public record Grid(int[][] squares, boolean wrapsColumns, boolean wrapsRows) {}
}
