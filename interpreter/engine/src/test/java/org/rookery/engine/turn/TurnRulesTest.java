package org.rookery.engine.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.game.Op;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.Riders;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test.Compare;
import org.rookery.program.Test.InCheck;
import org.rookery.program.Test.Not;

/** Passing, tiers of groups, counters, drops, conditions on turns, moves that come out twice. */
class TurnRulesTest implements TestGame.Rules {
  private static final Move PASS = Move.of(Edit.of(Edit.PASS, 0, 0));

  private final TestGame game = new TestGame(4, 4, "K", "R", "W");

  TurnRulesTest() {
    game.royal = ProgramAssembly.set(game.contents, game.content("K"), game.content("k"));
  }

  /** A counter of the checks that White gives. */
  private void countChecks(Quantity by) {
    game.counters =
        List.of(
            new GameProgram.CounterRule(
                "checks",
                0,
                List.of(new GameProgram.CounterRule.Change(new InCheck(1), by)),
                true,
                false));
  }

  @Override
  public RuleBlocks moves(int content, int square, int group) {
    ProgramAssembly code = new ProgramAssembly(game.contents);
    int owner = game.contents.owner(content);
    int type = game.contents.type(content);
    if (group == 0 && type == 0) {
      Riders.add(code, game, square, owner, Riders.queen(), 1);
    } else if (group == 0 && type == 1) {
      Riders.add(code, game, square, owner, Riders.rook(), 4);
    } else if (type == 2) {
      // Twice the same: by two blocks.
      Riders.add(code, game, square, owner, Riders.rook(), 1);
      for (int[] step : Riders.rook()) {
        int to = game.square(square % 4 + step[0], square / 4 + step[1]);
        if (to >= 0) {
          String end = "again" + to;
          code.block().holds(to, code.empty(), end).move(square, to, false).label(end).end();
        }
      }
    }
    return code.code();
  }

  @Override
  public RuleBlocks drops(int content, int square, int group) {
    ProgramAssembly code = new ProgramAssembly(game.contents);
    code.block().holds(square, code.empty(), "end").op(Op.EDIT, Edit.of(Edit.NO_MATE, 0, 0));
    code.op(Op.EMIT, Edit.of(Edit.DROP, content, square)).label("end").end();
    return code.code();
  }

  private Position position(String placement) {
    game.board = TestGame.placement(game, placement);
    return new Position(game.program(this));
  }

  private int at(String square) {
    return game.square(square);
  }

  @Test
  void aMoveThatComesOutTwiceIsListedOnce() {
    Position position = position("k3/4/4/3W");
    MoveGenerator generator = new MoveGenerator(position.program());
    assertThat(generator.legalMoves(position)).hasSize(2).doesNotHaveDuplicates();
    assertThat(generator.countLegal(position)).isEqualTo(2);
    assertThat(generator.pseudoLegalMoves(position)).hasSize(2);
  }

  @Test
  void aMoveIsIllegalWhenWhatItForbidsHoldsAfterwards() {
    game.forbidden = List.of(new InCheck(0), new InCheck(1));
    Position position = position("k3/4/1R2/3K");
    MoveGenerator generator = new MoveGenerator(position.program());
    int forbid = Edit.of(Edit.FORBID, 1, 0);
    Move check = Move.of(Edit.of(Edit.MOVE, at("b2"), at("a2")), forbid);
    Move quiet = Move.of(Edit.of(Edit.MOVE, at("b2"), at("c2")), forbid);
    assertThat(generator.illegality(position, check)).contains(new Illegality.Forbidden());
    assertThat(generator.illegality(position, quiet)).isEmpty();
  }

  @Test
  void aPlayerMayAlwaysPassUnlessInCheck() {
    game.passing = GameProgram.Passing.ALWAYS;
    Position position = position("k3/4/4/3K");
    MoveGenerator generator = new MoveGenerator(position.program());
    assertThat(generator.legalMoves(position)).hasSize(4).endsWith(PASS);
    assertThat(generator.countLegal(position)).isEqualTo(4);
    Position check = position("k2r/4/4/3K");
    assertThat(new MoveGenerator(check.program()).legalMoves(check)).doesNotContain(PASS);
  }

  @Test
  void aPlayerPassesWhenTheyHaveNothingElse() {
    game.passing = GameProgram.Passing.FORCED;
    Position stalemate = position("k3/2r1/r3/3K");
    MoveGenerator generator = new MoveGenerator(stalemate.program());
    assertThat(generator.legalMoves(stalemate)).hasSize(1).containsExactly(PASS);
    assertThat(generator.countLegal(stalemate)).isEqualTo(1);
    assertThat(generator.hasLegalMove(stalemate)).isTrue();
    Position free = position("k3/4/4/3K");
    MoveGenerator other = new MoveGenerator(free.program());
    assertThat(other.legalMoves(free)).hasSize(3).doesNotContain(PASS);
    assertThat(other.illegality(free, PASS)).contains(new Illegality.PassNotForced());
  }

  @Test
  void theFirstTierThatYieldsATurnIsTheOnlyOne() {
    game.groups = List.of("", "workers");
    game.steps =
        List.of(
            new org.rookery.program.TurnStep(0, 0, List.of(List.of(1), List.of(0)), List.of()),
            new org.rookery.program.TurnStep(1, 1, List.of(List.of(1), List.of(0)), List.of()));
    Position position = position("k3/4/4/W2K");
    MoveGenerator generator = new MoveGenerator(position.program());
    assertThat(generator.legalMoves(position))
        .isNotEmpty()
        .allMatch(move -> Edit.a(move.word(0)) == at("a1"));
    Position without = position("k3/4/4/3K");
    assertThat(new MoveGenerator(without.program()).countLegal(without)).isEqualTo(3);
  }

  /** Who could begin a move of the first tier has no other, even if none of it is legal. */
  @Test
  void whoCanDoNothingLegalOfTheFirstTierIsStuck() {
    game.groups = List.of("", "workers");
    game.steps =
        List.of(
            new org.rookery.program.TurnStep(0, 0, List.of(List.of(1), List.of(0)), List.of()),
            new org.rookery.program.TurnStep(1, 1, List.of(List.of(1), List.of(0)), List.of()));
    for (boolean works : new boolean[] {true, false}) {
      Position check = position("r2k/4/4/" + (works ? "K2W" : "K3"));
      MoveGenerator generator = new MoveGenerator(check.program());
      assertThat(generator.hasLegalMove(check)).isEqualTo(!works);
      assertThat(generator.legalMoves(check)).hasSize(works ? 0 : 2);
      assertThat(generator.countLegal(check)).isEqualTo(works ? 0 : 2);
    }
  }

  /** Neither what is added, nor what is set and so would not change once more. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatHappensAfterTheTurnForbidsNothing(boolean set) {
    Quantity one = new Quantity.Constant(1);
    Quantity without =
        new Quantity.Product(List.of(new Quantity.Constant(-1), new Quantity.Counter(0)));
    countChecks(set ? new Quantity.Sum(List.of(one, without)) : one);
    game.forbidden =
        List.of(
            new Compare(
                new Quantity.Counter(0), Quantity.Relation.AT_LEAST, new Quantity.Constant(1)));
    Position position = position("k3/4/4/1R1K");
    MoveGenerator generator = new MoveGenerator(position.program());
    int check = Edit.of(Edit.MOVE, at("b1"), at("a1"));
    int forbid = Edit.of(Edit.FORBID, 0, 0);
    int count = Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS + 1);
    assertThat(generator.illegality(position, Move.of(check, forbid, count))).isEmpty();
    assertThat(generator.illegality(position, Move.of(check, forbid))).isEmpty();
    assertThat(generator.illegality(position, Move.of(check, count, forbid)))
        .contains(new Illegality.Forbidden());
  }

  @Test
  void countersChangeAfterTheTurn() {
    countChecks(new Quantity.Constant(1));
    Position position = position("k3/4/4/1R1K");
    MoveGenerator generator = new MoveGenerator(position.program());
    List<Move> moves = generator.legalMoves(position);
    assertThat(generator.countLegal(position)).isEqualTo(moves.size());
    int checks = 0;
    for (Move move : moves) {
      position.make(move);
      assertThat(position.counter(0)).isEqualTo(generator.inCheck(position, 1) ? 1 : 0);
      checks += position.counter(0);
      position.unmake();
    }
    assertThat(checks).isEqualTo(2);
  }

  @Test
  void aDropMayBeForbiddenToMate() {
    game.hand[game.content("R")] = 1;
    Position position = position("k3/2R1/4/3K");
    MoveGenerator generator = new MoveGenerator(position.program());
    List<Move> legal = generator.legalMoves(position);
    List<Move> pseudo = generator.pseudoLegalMoves(position);
    List<Move> mates = pseudo.stream().filter(move -> !legal.contains(move)).toList();
    assertThat(mates).isNotEmpty();
    for (Move mate : mates) {
      assertThat(generator.illegality(position, mate)).contains(new Illegality.MateForbidden());
      position.make(mate);
      assertThat(generator.inCheck(position, 1)).isTrue();
      assertThat(generator.hasLegalMove(position)).isFalse();
      position.unmake();
    }
    assertThat(generator.countLegal(position)).isEqualTo(legal.size());
  }

  @Test
  void everyTurnMustMeetTheConditions() {
    game.legal = List.of(new Not(new InCheck(1)), new Not(new InCheck(0)));
    Position position = position("k3/4/4/1R1K");
    MoveGenerator generator = new MoveGenerator(position.program());
    Move check = Move.of(Edit.of(Edit.MOVE, at("b1"), at("a1")));
    assertThat(generator.legalMoves(position)).isNotEmpty().doesNotContain(check);
    assertThat(generator.illegality(position, check))
        .contains(new Illegality.ConditionBroken(new Not(new InCheck(1))));
    assertThat(generator.countLegal(position)).isEqualTo(generator.legalMoves(position).size());
  }

  @Test
  void theCaptureOfTheLastKingMayLeaveTheOwnAttacked() {
    Position position = position("kr2/R3/4/1K2");
    MoveGenerator generator = new MoveGenerator(position.program());
    Move takes = Move.of(Edit.of(Edit.MOVE, at("a3"), at("a4")));
    assertThat(generator.inCheck(position, 0)).isTrue();
    assertThat(generator.legalMoves(position)).contains(takes);
    assertThat(generator.countLegal(position)).isEqualTo(generator.legalMoves(position).size());
  }

  /** Not even by moves that are made to be judged, since they forbid something. */
  @Test
  void nothingMayLeaveTheKingAttackedWhereTheOthersNeverHadOne() {
    game.hand[game.content("R")] = 1;
    Position position = position("r3/4/4/K3");
    MoveGenerator generator = new MoveGenerator(position.program());
    List<Move> drops =
        generator.legalMoves(position).stream()
            .filter(move -> Edit.kind(move.word(0)) == Edit.DROP)
            .toList();
    assertThat(drops).extracting(move -> Edit.b(move.word(0))).containsExactly(at("a2"), at("a3"));
  }
}
