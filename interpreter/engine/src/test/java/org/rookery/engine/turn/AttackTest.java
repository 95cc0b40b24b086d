package org.rookery.engine.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.game.Op;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.Riders;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Quantity.Relation;
import org.rookery.program.Region;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test.Attribute;
import org.rookery.program.Test.Compare;

/**
 * Attacks of pieces of all sorts: Cannons that need a screen, Bombs that capture all around without
 * moving there, Spent Rooks that capture only while marked, Guards that move only while their side
 * is strong.
 */
class AttackTest implements TestGame.Rules {
  private static final String[] TYPES = {"K", "R", "C", "B", "S", "G"};

  private final TestGame game = new TestGame(6, 6, TYPES);

  AttackTest() {
    game.royal = ProgramAssembly.set(game.contents, game.content("K"), game.content("k"));
  }

  @Override
  public RuleBlocks moves(int content, int square, int group) {
    ProgramAssembly code = new ProgramAssembly(game.contents);
    int owner = game.contents.owner(content);
    switch (TYPES[game.contents.type(content)]) {
      case "K" -> Riders.add(code, game, square, owner, Riders.queen(), 1);
      case "R" -> Riders.add(code, game, square, owner, Riders.rook(), 6);
      case "C" -> cannon(code, square, owner);
      case "B" -> bomb(code, square, owner);
      case "S" -> spent(code, square, owner);
      default -> guard(code, square, owner);
    }
    return code.code();
  }

  private int step(int square, int[] step, int times) {
    return game.square(square % 6 + times * step[0], square / 6 + times * step[1]);
  }

  private void cannon(ProgramAssembly code, int square, int owner) {
    for (int[] step : Riders.rook()) {
      for (int screen = 1; step(square, step, screen) >= 0; screen++) {
        for (int to = screen + 1; step(square, step, to) >= 0; to++) {
          String end = "end" + step[0] + step[1] + screen + to;
          code.block();
          for (int i = 1; i < to; i++) {
            String over = "over" + end + i;
            if (i == screen) {
              code.holds(step(square, step, i), code.empty(), over).to(Op.JUMP, end).label(over);
            } else {
              code.holds(step(square, step, i), code.empty(), end);
            }
          }
          int target = step(square, step, to);
          code.holds(target, code.enemies(owner), end).move(square, target, false);
          code.label(end).end();
        }
      }
    }
  }

  /** Steps to an empty neighbour and captures every enemy next to where it came from. */
  private void bomb(ProgramAssembly code, int square, int owner) {
    for (int[] step : Riders.rook()) {
      int to = step(square, step, 1);
      if (to < 0) {
        continue;
      }
      String end = "end" + to;
      code.block().holds(to, code.empty(), end);
      for (int[] around : Riders.queen()) {
        int victim = step(square, around, 1);
        if (victim >= 0 && victim != to) {
          String next = "next" + to + "," + victim;
          code.holds(victim, code.enemies(owner), next).edit(Edit.CAPTURE, 0, victim).label(next);
        }
      }
      code.move(square, to, true).label(end).end();
    }
  }

  private void spent(ProgramAssembly code, int square, int owner) {
    for (int[] step : Riders.bishop()) {
      int to = step(square, step, 1);
      if (to >= 0) {
        String end = "end" + to;
        code.block().test(new Attribute(square, 0), end).holds(to, code.enemies(owner), end);
        code.move(square, to, false).label(end).end();
      }
    }
  }

  private void guard(ProgramAssembly code, int square, int owner) {
    Region board = new Region(new long[] {(1L << 36) - 1});
    Quantity own =
        new Quantity.PieceCount(
            ProgramAssembly.set(game.contents, game.contents.of(1, owner)), board);
    for (int[] step : Riders.knight()) {
      int to = step(square, step, 1);
      if (to >= 0) {
        String end = "end" + to;
        code.block();
        code.test(new Compare(own, Relation.AT_LEAST, new Quantity.Constant(1)), end);
        code.holds(to, code.enemies(owner), end).move(square, to, false).label(end).end();
      }
    }
  }

  private Position position(String placement) {
    game.board = TestGame.placement(game, placement);
    return new Position(game.program(this));
  }

  private void assertCheck(String placement, boolean check) {
    Position position = position(placement);
    MoveGenerator generator = new MoveGenerator(position.program());
    assertThat(generator.inCheck(position, 0)).as(placement).isEqualTo(check);
    assertThat(generator.checks(position, 0).isEmpty()).as(placement).isEqualTo(!check);
  }

  @Test
  void aCannonNeedsExactlyOneScreen() {
    assertCheck("5k/6/6/6/6/K1R2c", true);
    assertCheck("5k/6/6/6/6/K4c", false);
    assertCheck("5k/6/6/6/6/K1RR1c", false);
  }

  @Test
  void aBombCapturesWithoutMovingThere() {
    assertCheck("5k/6/6/6/1b4/K5", true);
    assertCheck("5k/6/6/6/2b3/K5", false);
    assertCheck("5k/6/6/RR4/RbR3/KR4", false);
    game.onlyDisplacement = true;
    assertCheck("5k/6/6/6/1b4/K5", false);
  }

  @Test
  void whatHangsOnAttributesIsRun() {
    Position position = position("5k/6/6/6/1s4/K5");
    GameProgram program = position.program();
    MoveGenerator generator = new MoveGenerator(program);
    assertThat(generator.inCheck(position, 0)).isFalse();
    Setup marked = position.setup().withSquare(7, game.content("s"), 1);
    assertThat(generator.inCheck(new Position(program, marked), 0)).isTrue();
  }

  @Test
  void whatHangsOnCountsIsRun() {
    assertCheck("5k/6/6/2g3/6/1K4", false);
    assertCheck("5k/6/r5/2g3/6/1K4", true);
  }

  @Test
  void aThoughtPieceCanBeAttacked() {
    Position position = position("5k/6/6/6/5r/K5");
    MoveGenerator generator = new MoveGenerator(position.program());
    int king = game.content("K");
    assertThat(generator.attacked(position, game.square("b2"), king, 1)).isTrue();
    assertThat(generator.attacked(position, game.square("b1"), king, 1)).isFalse();
    assertThat(generator.attackers(position, game.square("b2"), king, 1))
        .containsExactly(new Attack(game.square("f2"), game.content("r"), game.square("b2")));
    assertThat(position.content(game.square("b2"))).isZero();
  }

  @Test
  void aMoveThatLeavesTheKingAttackedNamesTheAttackers() {
    Position position = position("5k/6/6/6/6/KR3r");
    MoveGenerator generator = new MoveGenerator(position.program());
    Move up = Move.of(Edit.of(Edit.MOVE, game.square("b1"), game.square("b2")));
    assertThat(generator.illegality(position, up))
        .contains(
            new Illegality.RoyalAttacked(
                List.of(new Attack(game.square("f1"), game.content("r"), game.square("a1")))));
    Move along = Move.of(Edit.of(Edit.MOVE, game.square("b1"), game.square("c1")));
    assertThat(generator.illegality(position, along)).isEmpty();
  }

  /** Legal moves in random positions against running all rules of all pieces. */
  @Test
  void mapsAndRunsAgree() {
    Random random = new Random(1);
    Position empty = position("6/6/6/6/6/6");
    MoveGenerator generator = new MoveGenerator(empty.program());
    for (int i = 0; i < 400; i++) {
      int[] board = new int[36];
      for (int piece = 0; piece < 14; piece++) {
        int type = 1 + random.nextInt(TYPES.length - 1);
        board[random.nextInt(36)] = game.contents.of(type, random.nextInt(2));
      }
      board[random.nextInt(18)] = game.content("K");
      board[18 + random.nextInt(18)] = game.content("k");
      Setup setup = empty.setup();
      for (int square = 0; square < 36; square++) {
        if (board[square] != 0) {
          setup = setup.withSquare(square, board[square], random.nextInt(2));
        }
      }
      Position position = new Position(empty, setup);
      List<Move> legal = generator.legalMoves(position);
      assertThat(legal).as("%s", setup).isEqualTo(naive(generator, position));
      assertThat(generator.countLegal(position)).isEqualTo(legal.size());
      assertThat(position.setup()).isEqualTo(setup);
    }
  }

  private List<Move> naive(MoveGenerator generator, Position position) {
    int own = position.pieces(game.content("K"));
    int other = position.pieces(game.content("k"));
    return generator.pseudoLegalMoves(position).stream()
        .filter(
            move -> {
              position.make(move);
              boolean lost = own > 0 && position.pieces(game.content("K")) == 0;
              boolean won = other > 0 && position.pieces(game.content("k")) == 0;
              boolean legal = !lost && (won || generator.checks(position, 0).isEmpty());
              position.unmake();
              return legal;
            })
        .toList();
  }
}
