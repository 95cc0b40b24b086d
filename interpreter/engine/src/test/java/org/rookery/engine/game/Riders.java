package org.rookery.engine.game;

/**
 * Code of pieces that go straight on, by the rules of chess: to empty squares, and onto the first
 * enemy piece.
 */
public final class Riders {
  /** The steps of the piece of that name. */
  public static int[][] rook() {
    return new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  }

  /** The steps of the piece of that name. */
  public static int[][] bishop() {
    return new int[][] {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  }

  /** The steps of the piece of that name. */
  public static int[][] queen() {
    return new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  }

  /** The steps of the piece of that name. */
  public static int[][] knight() {
    return new int[][] {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
  }

  private Riders() {}

  /** Up to {@code reach} steps in each direction. */
  public static void add(
      ProgramAssembly code, TestGame game, int square, int owner, int[][] steps, int reach) {
    int file = square % game.width;
    int rank = square / game.width;
    for (int[] step : steps) {
      String own = "rider" + step[0] + "," + step[1];
      code.block();
      for (int i = 1; i <= reach; i++) {
        int to = game.square(file + i * step[0], rank + i * step[1]);
        if (to < 0) {
          break;
        }
        String blocked = own + ":" + i;
        String next = blocked + "next";
        code.holds(to, code.empty(), blocked).move(square, to, false).to(Op.JUMP, next);
        code.label(blocked).holds(to, code.enemies(owner), blocked + "end");
        code.move(square, to, false).label(blocked + "end").end();
        code.label(next);
      }
      code.end();
    }
  }
}
