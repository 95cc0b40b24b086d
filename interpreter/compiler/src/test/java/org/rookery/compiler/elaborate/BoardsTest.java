package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.Facing;
import org.rookery.compiler.model.GameModel;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.Topology;

class BoardsTest {
  private static GameModel game(String board) {
    return RulesText.rules("(game (board " + board + ") (piece (name X) (moves (add))))").clean();
  }

  private static String step(BoardModel board, String square, String direction) {
    Topology topology = board.topology();
    int to = topology.step(topology.square(square), topology.directions().indexOf(direction));
    return to == Topology.NOWHERE ? "-" : topology.squares().get(to);
  }

  private static List<String> zone(GameModel game, String name, int player) {
    return Arrays.stream(game.board().zones().getOrDefault(name, List.of()).get(player).squares())
        .mapToObj(game.board().topology().squares()::get)
        .toList();
  }

  @Test
  void zonesHaveColoursAndTheLastOneSaidLiesOnTop() {
    BoardModel board =
        game("""
                (rectangle 2 2)
                (drawn squares (tint red low) (tint blue all) (tint green low))
                (zone (name all) (positions a1-b2))
                (zone (name low) (players Black) (positions a1 b1))
                """)
            .board();

    assertThat(board.layout().look().tints())
        .containsOnly(
            Map.entry(0, BoardLook.Tint.GREEN),
            Map.entry(1, BoardLook.Tint.GREEN),
            Map.entry(2, BoardLook.Tint.BLUE),
            Map.entry(3, BoardLook.Tint.BLUE));
  }

  @Test
  void aRectangleIsNamedAsInChess() {
    BoardModel board = game("(rectangle 8 8)").board();

    assertThat(board.topology().squares()).hasSize(64).startsWith("a1", "b1").endsWith("h8");
    assertThat(step(board, "e4", "n")).isEqualTo("e5");
    assertThat(step(board, "e4", "sw")).isEqualTo("d3");
    assertThat(step(board, "h4", "e")).isEqualTo("-");
    assertThat(board.layout().rowNames()).startsWith("8").endsWith("1");
    assertThat(board.topology().squares().get(board.layout().squareAt()[0][7])).isEqualTo("h8");
    assertThat(board.topology().squares().get(board.grids().get(0).squares()[0][7]))
        .isEqualTo("h1");
  }

  @Test
  void theSecondPlayerSeesItTurned() {
    GameModel game = game("(rectangle 3 3)");

    assertThat(RulesText.lines(game, "direction"))
        .contains("direction n (links 6) (for Black s)", "direction ne (links 4) (for Black sw)")
        .contains("direction e (links 6) (for Black w)");
    assertThat(game.board().facing()).containsExactly(Facing.FIRST, Facing.ahead(0, -1));
  }

  @Test
  void orMirrored() {
    assertThat(RulesText.lines(game("(rectangle 3 3) (mirror)"), "direction"))
        .contains("direction n (links 6) (for Black s)", "direction ne (links 4) (for Black se)")
        .contains("direction e (links 6)");
  }

  @Test
  void ranksAndFilesCanWrap() {
    BoardModel board = game("(rectangle 3 4 (wrap ranks))").board();

    assertThat(step(board, "b4", "ne")).isEqualTo("c1");
    assertThat(step(board, "c2", "e")).isEqualTo("-");
    assertThat(board.layout().ring()).isTrue();
    assertThat(step(game("(rectangle 3 4 (wrap files))").board(), "c2", "e")).isEqualTo("a2");
  }

  @Test
  void filesGoOnBehindZ() {
    assertThat(game("(rectangle 28 1)").board().topology().squares()).endsWith("z1", "aa1", "ab1");
  }

  @Test
  void aGridIsNamedByItsLabels() {
    BoardModel board =
        game("""
                (grid (start-rectangle 0 0 9 9)
                  (dimensions ("x/y/z" (10 0)) ("b/a" (0 10)))
                  (directions (up 0 -1) (hop 2 -1)))
                """)
            .board();

    assertThat(step(board, "xa", "up")).isEqualTo("xb");
    assertThat(step(board, "xa", "hop")).isEqualTo("zb");
    assertThat(step(board, "ya", "hop")).isEqualTo("-");
    assertThat(board.layout().columnNames()).containsExactly("x", "y", "z");
  }

  @Test
  void aGridOfThreeDimensionsHasLevelsAndNoDrawing() {
    BoardModel board =
        game("""
                (grid (dimensions ("a/b" (1 0)) ("2/1" (0 1)) ("u/v" (5 5)))
                  (directions (up 0 0 1) (ne 1 -1 0)))
                """)
            .board();

    assertThat(board.topology().squares()).startsWith("a1u", "b1u", "a2u").hasSize(8);
    assertThat(step(board, "b1u", "up")).isEqualTo("b1v");
    assertThat(board.grids()).hasSize(2);
    assertThat(board.layout().rows()).isZero();
  }

  @Test
  void blocksWorkInTheOrderWritten() {
    GameModel game =
        game(
            """
            (rectangle 3 3)
            (positions (pool 0 0 1 1))
            (dummy store)
            (kill-positions b2)
            (links n (a1 pool) (pool store))
            (links out (c3 store))
            (unlink a3 (c1 c2) (b1 ne))
            (symmetry Black (out n))
            """);

    BoardModel board = game.board();
    assertThat(board.topology().squares())
        .doesNotContain("b2")
        .contains("pool", "store")
        .hasSize(10);
    assertThat(step(board, "a1", "n")).isEqualTo("pool");
    assertThat(step(board, "pool", "n")).isEqualTo("store");
    assertThat(step(board, "a2", "n")).isEqualTo("-");
    assertThat(step(board, "c1", "n")).isEqualTo("-");
    assertThat(step(board, "c2", "s")).isEqualTo("-");
    assertThat(step(board, "b1", "ne")).isEqualTo("-");
    assertThat(board.layout().squareAt()[1][1]).isEqualTo(Topology.NOWHERE);
    assertThat(RulesText.lines(game, "direction out"))
        .containsExactly("direction out (links 1) (for Black n)");
  }

  @Test
  void zonesAreListsOfSquares() {
    GameModel game =
        game(
            """
            (rectangle 4 4)
            (zone (name a) (positions a1-b2 d4))
            (zone (name b) (positions (without (all) (rank 2 3) (file a))))
            (zone (name c) (positions (own-rank 1)))
            (zone (name d) (mirrored) (positions a1 (file b)))
            (zone (name e) (players White) (positions (zone a)))
            (zone (name e) (players Black) (positions (both (zone b) (rank 4))))
            """);

    assertThat(zone(game, "a", 1)).containsExactly("a1", "b1", "a2", "b2", "d4");
    assertThat(zone(game, "b", 0)).containsExactly("b1", "c1", "d1", "b4", "c4", "d4");
    assertThat(zone(game, "c", 0)).containsExactly("a1", "b1", "c1", "d1");
    assertThat(zone(game, "c", 1)).containsExactly("a4", "b4", "c4", "d4");
    assertThat(zone(game, "d", 1)).containsExactly("c1", "c2", "c3", "c4", "d4");
    assertThat(zone(game, "e", 0)).isEqualTo(zone(game, "a", 0));
    assertThat(zone(game, "e", 1)).containsExactly("b4", "c4", "d4");
  }

  @Test
  void aNumberCanBeTheNameOfASquare() {
    GameModel game =
        RulesText.rules(
                """
                (game (board (positions (01 0 0 1 1) (02 0 0 1 1)) (links next (01 02)))
                  (piece (name X) (moves (next add) (02 add)))
                  (board-setup (White (X 01))))
                """)
            .clean();

    assertThat(RulesText.lines(game, "board-setup")).containsExactly("board-setup (White (X 01))");
    assertThat(game.board().layout().look().places())
        .containsExactly(new BoardLook.Place(0, 0, 0, 1, 1), new BoardLook.Place(1, 0, 0, 1, 1));
  }
}
