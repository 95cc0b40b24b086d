package org.rookery.engine.game;

import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.MoveGroup;
import org.rookery.program.Right;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/** Chess, assembled by hand. */
public final class TestChess implements TestGame.Rules {
  private static final int KING = 0;
  private static final int PAWN = 5;
  private static final int[] PROMOTIONS = {1, 2, 3, 4};

  private final TestGame game = new TestGame(8, 8, "K", "Q", "R", "B", "N", "P");
  private final GameProgram program;

  public TestChess() {
    game.board = TestGame.placement(game, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    game.royal = ProgramAssembly.set(game.contents, game.content("K"), game.content("k"));
    game.endings = TestGame.mates();
    game.pawn = PAWN;
    game.rights =
        List.of(right(0, "K", "h1"), right(0, "Q", "a1"), right(1, "k", "h8"), right(1, "q", "a8"));
    program = game.program(this);
  }

  private Right right(int player, String letter, String rook) {
    String king = player == 0 ? "K" : "k";
    return new Right(
        player,
        List.of(game.square(player == 0 ? "e1" : "e8"), game.square(rook)),
        List.of(game.content(king), game.content(player == 0 ? "R" : "r")),
        letter);
  }

  public GameProgram program() {
    return program;
  }

  public TestGame game() {
    return game;
  }

  /** The position of a FEN. */
  public Position position(String fen) {
    String[] fields = fen.split(" ", -1);
    Setup setup = Setup.empty(program);
    int[] board = TestGame.placement(game, fields[0]);
    for (int square = 0; square < board.length; square++) {
      setup = setup.withSquare(program, square, board[square]);
    }
    int player = fields[1].equals("w") ? 0 : 1;
    long rights = 0;
    for (int i = 0; i < 4; i++) {
      rights |= fields[2].contains(program.rights().get(i).letter()) ? 1L << i : 0;
    }
    setup = setup.withTurn(player, Integer.parseInt(fields[5])).withRights(rights);
    setup = setup.withClock(Integer.parseInt(fields[4]));
    if (!fields[3].equals("-")) {
      int passed = game.square(fields[3]);
      setup = setup.withPassed(List.of(passed), player == 0 ? passed - 8 : passed + 8);
    }
    return new Position(program, setup);
  }

  @Override
  public RuleBlocks moves(int content, int square, int group) {
    int owner = game.contents.owner(content);
    ProgramAssembly code = new ProgramAssembly(game.contents);
    switch (game.contents.type(content)) {
      case KING -> {
        Riders.add(code, game, square, owner, Riders.queen(), 1);
        castling(code, owner, square);
      }
      case 1 -> Riders.add(code, game, square, owner, Riders.queen(), 7);
      case 2 -> Riders.add(code, game, square, owner, Riders.rook(), 7);
      case 3 -> Riders.add(code, game, square, owner, Riders.bishop(), 7);
      case 4 -> Riders.add(code, game, square, owner, Riders.knight(), 1);
      default -> pawn(code, owner, square);
    }
    return code.code();
  }

  private void castling(ProgramAssembly code, int owner, int square) {
    int home = game.square(owner == 0 ? "e1" : "e8");
    if (square != home) {
      return;
    }
    castle(code, owner, 2 * owner, new int[] {home + 1, home + 2}, home + 2, home + 3, home + 1);
    castle(
        code,
        owner,
        2 * owner + 1,
        new int[] {home - 1, home - 2, home - 3},
        home - 2,
        home - 4,
        home - 1);
  }

  private void castle(
      ProgramAssembly code, int owner, int right, int[] between, int to, int rook, int rookTo) {
    int home = game.square(owner == 0 ? "e1" : "e8");
    int king = game.contents.of(KING, owner);
    String no = "no castling " + right;
    code.block().test(new Test.Unmoved(right), no);
    for (int square : between) {
      code.holds(square, code.empty(), no);
    }
    for (int square : new int[] {home, rookTo}) {
      code.test(new Test.Not(new Test.Attacked(square, king, 1 - owner, MoveGroup.ANY)), no);
    }
    code.edit(Edit.MOVE, home, to).move(rook, rookTo, true).label(no).end();
  }

  private void pawn(ProgramAssembly code, int owner, int square) {
    int forward = owner == 0 ? 1 : -1;
    int file = square % 8;
    int rank = square / 8;
    int ahead = game.square(file, rank + forward);
    if (ahead < 0) {
      return;
    }
    code.block().holds(ahead, code.empty(), "stopped");
    advance(code, owner, square, ahead);
    if (rank == (owner == 0 ? 1 : 6)) {
      int two = ahead + 8 * forward;
      code.holds(two, code.empty(), "stopped").edit(Edit.PASSED, 0, ahead);
      code.move(square, two, true);
    }
    code.label("stopped").end();
    for (int side = -1; side <= 1; side += 2) {
      int to = game.square(file + side, rank + forward);
      if (to >= 0) {
        code.block().holds(to, code.enemies(owner), "passing" + side);
        advance(code, owner, square, to);
        code.end().label("passing" + side).holds(to, code.empty(), "none" + side);
        code.test(new Test.Passed(to), "none" + side).op(Op.CAPTURE_PASSER);
        code.move(square, to, true).label("none" + side).end();
      }
    }
  }

  private void advance(ProgramAssembly code, int owner, int from, int to) {
    if (to / 8 != (owner == 0 ? 7 : 0)) {
      code.move(from, to, false);
      return;
    }
    for (int type : PROMOTIONS) {
      code.edit(Edit.TYPE, type, to).move(from, to, true);
    }
  }
}
