package org.rookery.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.run.AttackQuestions;
import org.rookery.engine.run.Backend;
import org.rookery.engine.run.CodeRunner;
import org.rookery.engine.run.GroupSets;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.PreparedRule;
import org.rookery.engine.run.RuleTable;
import org.rookery.engine.run.TestEvaluator;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/** A piece of code for a White piece on the first of four squares, and positions to run it on. */
public final class CodeTrial {
  /** A square is attacked where the number of what stands there is odd. */
  public static final AttackQuestions ATTACKS =
      new AttackQuestions() {
        @Override
        public boolean attacked(Position position, int square, int as, int by, int group) {
          return position.content(square) % 2 == 1;
        }

        @Override
        public boolean inCheck(Position position, int player) {
          return false;
        }
      };

  /** No player has a turn. */
  public static final TestEvaluator.TurnQuestion NO_TURNS =
      new TestEvaluator.TurnQuestion() {
        @Override
        public boolean hasTurn(Position position) {
          return false;
        }

        @Override
        public boolean canMove(Position position) {
          return false;
        }

        @Override
        public boolean canBring(Position position, Test test) {
          return false;
        }

        @Override
        public boolean keepsChasing(Position position, Test.KeepsChasing test) {
          return false;
        }
      };

  private final TestGame game;
  private final GameProgram program;
  private final PreparedRule rule;
  private final TestEvaluator evaluator = new TestEvaluator(ATTACKS, NO_TURNS);
  private final CodeRunner runner;

  /** Code for the game that {@link #game()} makes. */
  public CodeTrial(TestGame game, RuleBlocks code) {
    this.game = game;
    int piece = piece();
    TestGame.Rules rules =
        (content, square, group) ->
            content == piece && square == RandomCode.START ? code : RuleBlocks.NONE;
    program = game.program(rules);
    GroupSets groups = new GroupSets(program);
    rule = new RuleTable(program, groups).moves(groups.only(0), piece, RandomCode.START);
    runner =
        new CodeRunner(
            game.contents,
            ATTACKS,
            evaluator,
            Backend.GRAPH,
            Backend.GRAPH.writer(game.contents),
            new WorkLimit());
  }

  /** Two piece types, one right, one counter. */
  public static TestGame game() {
    TestGame game = new TestGame(2, 2, "M", "N");
    game.rights = List.of(new Right(0, List.of(1), List.of(game.content("M")), "m"));
    game.counters = List.of(new GameProgram.CounterRule("count", 0, List.of(), false, false));
    return game;
  }

  /** The piece whose code it is. */
  public int piece() {
    return game.content("M");
  }

  /** The game. */
  public GameProgram program() {
    return program;
  }

  /** The code made ready. */
  public PreparedRule rule() {
    return rule;
  }

  /** Answers what the code asks, but for what the move being built captures. */
  public TestEvaluator evaluator() {
    return evaluator;
  }

  /** What runs the code. */
  public CodeRunner runner() {
    return runner;
  }

  /** A position in which the piece stands where it should, and others anywhere. */
  public Position position(Random random) {
    Setup setup = Setup.empty(program).withRights(random.nextInt(2));
    for (int square = 0; square < RandomCode.SQUARES; square++) {
      int content = random.nextInt(game.contents.size());
      int bits = content == 0 ? 0 : random.nextInt(2);
      setup = setup.withSquare(square, square == RandomCode.START ? piece() : content, bits);
    }
    return new Position(program, setup);
  }

  /** What the code emits, in order. */
  public List<List<Integer>> emissions(Position position) {
    MoveBuffer out = new MoveBuffer();
    runner.begin();
    runner.run(rule, position, out);
    return list(out);
  }

  /** The words of each move. */
  public static List<List<Integer>> list(MoveBuffer out) {
    List<List<Integer>> moves = new ArrayList<>();
    for (int i = 0; i < out.size(); i++) {
      List<Integer> words = new ArrayList<>();
      for (int at = out.start(i); at < out.end(i); at++) {
        words.add(out.words()[at]);
      }
      moves.add(words);
    }
    return moves;
  }
}
