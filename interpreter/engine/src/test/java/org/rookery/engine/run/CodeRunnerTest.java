package org.rookery.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.engine.game.CodeTrial;
import org.rookery.engine.game.MoveListing;
import org.rookery.engine.game.Op;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.RandomCode;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.Edit;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Sequel;

/** The runner does what each instruction says, no more and no less, and goes on where it was. */
final class CodeRunnerTest {
  private static final int FIRST = Edit.of(Edit.MOVE, 0, 1);
  private static final int SECOND = Edit.of(Edit.MOVE, 0, 2);
  private static final int THIRD = Edit.of(Edit.MOVE, 0, 3);

  private final TestGame game = CodeTrial.game();

  private ProgramAssembly assembly() {
    return new ProgramAssembly(game.contents);
  }

  /** A block of a page that is made later. */
  private static Sequel to(RuleBlocks[] page, int block) {
    return () -> new Sequel.Place(page[0], block);
  }

  private static int move(int word) {
    return Edit.b(word);
  }

  private List<Integer> squares(CodeTrial trial) {
    return trial.emissions(new Position(trial.program(), setup(trial))).stream()
        .map(words -> move(words.get(0)))
        .toList();
  }

  private static Setup setup(CodeTrial trial) {
    return Setup.empty(trial.program()).withSquare(0, trial.piece(), 0);
  }

  @Test
  void random_code_runs_as_it_is_read() {
    for (int seed = 0; seed < 3000; seed++) {
      Random random = new Random(seed);
      MoveListing other = new RandomCode(random, game.contents, true).goingOn().listing();
      MoveListing third =
          new RandomCode(random, game.contents, true).goingOn().with(other).listing();
      MoveListing code = new RandomCode(random, game.contents, true).with(other, third).listing();
      CodeTrial trial = new CodeTrial(game, code.rules(game.contents.maskWords()));
      for (int i = 0; i < 12; i++) {
        Position position = trial.position(random);
        List<List<List<Integer>>> blocks =
            PlainRun.emissions(code, trial.evaluator(), position, game.contents.maskWords());
        assertThat(trial.emissions(position))
            .as("seed %d", seed)
            .isEqualTo(blocks.stream().flatMap(List::stream).toList());
        MoveBuffer first = new MoveBuffer();
        trial.runner().runFirst(trial.rule(), position, first);
        assertThat(CodeTrial.list(first))
            .as("the first block, seed %d", seed)
            .isEqualTo(
                blocks.stream().filter(block -> !block.isEmpty()).findFirst().orElse(List.of()));
      }
    }
  }

  /** What was there before stays. */
  @Test
  void moves_are_added() {
    RuleBlocks code = assembly().block().op(Op.EMIT_PLAIN, FIRST).end().code();
    CodeTrial trial = new CodeTrial(game, code);
    MoveBuffer out = new MoveBuffer();
    out.add(THIRD);
    trial.runner().runFirst(trial.rule(), new Position(trial.program(), setup(trial)), out);
    assertThat(CodeTrial.list(out)).containsExactly(List.of(THIRD), List.of(FIRST));
  }

  /** The words of a move stay in the order of its rules where that is asked for. */
  @Test
  void moves_as_they_are_written() {
    RuleBlocks code =
        assembly().block().op(Op.EDIT, Edit.of(Edit.CAPTURE, 0, 3)).op(Op.EMIT, FIRST).end().code();
    CodeTrial trial = new CodeTrial(game, code);
    MoveBuffer out = new MoveBuffer(true);
    trial.runner().run(trial.rule(), new Position(trial.program(), setup(trial)), out);
    assertThat(CodeTrial.list(out)).containsExactly(List.of(Edit.of(Edit.CAPTURE, 0, 3), FIRST));
  }

  /** A dozen ways at once, each with some edits of its own, need more room than there was. */
  @Test
  void many_forks_and_many_edits() {
    ProgramAssembly ways = assembly().block();
    for (int i = 0; i < 40; i++) {
      ways.op(Op.EDIT, Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS + 1)).to(Op.FORK, "way" + i);
    }
    ways.op(Op.EMIT, FIRST).end();
    for (int i = 39; i >= 0; i--) {
      ways.label("way" + i).op(Op.EMIT, SECOND).end();
    }
    List<List<Integer>> moves =
        new CodeTrial(game, ways.code())
            .emissions(new Position(new CodeTrial(game, ways.code()).program(), start()));
    assertThat(moves).hasSize(41);
    assertThat(moves.get(0)).containsExactly(FIRST, counted(40));
    for (int i = 1; i < 41; i++) {
      assertThat(moves.get(i)).containsExactly(SECOND, counted(41 - i));
    }
  }

  private Setup start() {
    CodeTrial trial = new CodeTrial(game, RuleBlocks.NONE);
    return setup(trial);
  }

  private static int counted(int by) {
    return Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS + by);
  }

  /** What a test that hangs on the position alone has come to holds until there is another one. */
  @Test
  void a_long_test_is_asked_once() {
    org.rookery.program.Test empty = new org.rookery.program.Test.Holds(1, assembly().empty());
    org.rookery.program.Test both = new org.rookery.program.Test.And(List.of(empty, empty));
    RuleBlocks code =
        assembly().block().test(both, "no").op(Op.EMIT_PLAIN, FIRST).label("no").end().code();
    CodeTrial trial = new CodeTrial(game, code);
    Position free = new Position(trial.program(), setup(trial));
    Position full = new Position(trial.program(), setup(trial).withSquare(1, trial.piece(), 0));
    assertThat(trial.emissions(free)).hasSize(1);
    assertThat(trial.emissions(full)).isEmpty();
    MoveBuffer out = new MoveBuffer();
    trial.runner().run(trial.rule(), free, out);
    assertThat(out.size()).as("asked before").isZero();
    trial.runner().begin();
    trial.runner().run(trial.rule(), free, out);
    assertThat(out.size()).isEqualTo(1);
  }

  /** There is an answer for each of many tests. */
  @Test
  void many_long_tests() {
    ProgramAssembly code = assembly();
    for (int i = 0; i < 60; i++) {
      org.rookery.program.Test test =
          new org.rookery.program.Test.Or(
              List.of(
                  new org.rookery.program.Test.Constant(i % 3 == 0),
                  new org.rookery.program.Test.AtStep(i % 2),
                  new org.rookery.program.Test.AtStep((long) i << 8)));
      code.block().test(test, "no" + i).op(Op.EMIT_PLAIN, Edit.of(Edit.MOVE, 0, i)).label("no" + i);
      code.end();
    }
    CodeTrial trial = new CodeTrial(game, code.code());
    List<Integer> holding =
        java.util.stream.IntStream.range(0, 60)
            .filter(i -> i % 3 == 0 || i % 2 == 1)
            .boxed()
            .toList();
    assertThat(squares(trial)).isEqualTo(holding);
    assertThat(squares(trial)).isEqualTo(holding);
  }

  @Test
  void the_passer_is_captured_where_there_is_one() {
    RuleBlocks code =
        assembly()
            .block()
            .op(Op.CAPTURE_PASSER)
            .op(Op.EMIT, FIRST)
            .end()
            .block()
            .test(new org.rookery.program.Test.Passed(2), "no")
            .op(Op.EMIT_PLAIN, SECOND)
            .label("no")
            .end()
            .code();
    CodeTrial trial = new CodeTrial(game, code);
    Setup setup = setup(trial).withSquare(3, game.content("n"), 0);
    assertThat(trial.emissions(new Position(trial.program(), setup)))
        .containsExactly(List.of(FIRST));
    assertThat(trial.emissions(new Position(trial.program(), setup.withPassed(List.of(2), 3))))
        .containsExactly(List.of(FIRST, Edit.of(Edit.CAPTURE, 0, 3)), List.of(SECOND));
  }

  /** A block that is made as it goes on, always anew, ends some time, and the others are run. */
  @Test
  void code_without_end() {
    int[] made = {0};
    Sequel[] endless = new Sequel[1];
    endless[0] =
        () -> {
          made[0]++;
          RuleBlocks page = assembly().with(endless).block().op(Op.MORE, 0).code();
          return new Sequel.Place(page, 0);
        };
    RuleBlocks code =
        assembly()
            .with(endless)
            .block()
            .op(Op.EMIT_PLAIN, FIRST)
            .op(Op.MORE, 0)
            .block()
            .op(Op.EMIT_PLAIN, SECOND)
            .end()
            .code();
    assertThat(squares(new CodeTrial(game, code))).containsExactly(1, 2);
    assertThat(made[0]).isEqualTo(100_001);
  }

  /** Each way back may be gone once: then a run has seen everything there is. */
  @Test
  void a_way_back_is_gone_once() {
    RuleBlocks[] page = new RuleBlocks[1];
    page[0] =
        assembly()
            .with(to(page, 0))
            .block()
            .op(Op.EMIT_PLAIN, SECOND)
            .end()
            .block()
            .op(Op.EMIT_PLAIN, FIRST)
            .op(Op.MORE, 0)
            .code();
    RuleBlocks code = assembly().with(to(page, 1)).block().op(Op.MORE, 0).code();
    assertThat(squares(new CodeTrial(game, code))).containsExactly(1, 2);
  }

  /** Who goes round for ever ends; the other ways of the block are gone with their own count. */
  @Test
  void a_loop_ends_and_the_other_ways_go_on() {
    RuleBlocks[] page = new RuleBlocks[1];
    page[0] =
        assembly()
            .with(to(page, 0))
            .block()
            .to(Op.FORK, "later")
            .op(Op.EMIT_PLAIN, FIRST)
            .op(Op.MORE, 0)
            .label("later")
            .op(Op.EMIT_PLAIN, SECOND)
            .end()
            .code();
    RuleBlocks code = assembly().with(to(page, 0)).block().op(Op.MORE, 0).code();
    // Into the loop, back once, and once more, which ends that way; then what was left at each
    // fork.
    assertThat(squares(new CodeTrial(game, code))).containsExactly(1, 1, 2, 2);
  }

  /** What a way to be resumed may still go back does not hang on the ways gone before it. */
  @Test
  void ways_back_are_counted_on_each_way() {
    RuleBlocks[] page = new RuleBlocks[1];
    page[0] =
        assembly()
            .with(to(page, 0), to(page, 1))
            .block()
            .to(Op.FORK, "later")
            .op(Op.EMIT_PLAIN, FIRST)
            .op(Op.MORE, 0)
            .label("later")
            .op(Op.MORE, 1)
            .block()
            .op(Op.EMIT_PLAIN, THIRD)
            .end()
            .code();
    RuleBlocks code = assembly().with(to(page, 0)).block().op(Op.MORE, 0).code();
    assertThat(squares(new CodeTrial(game, code))).containsExactly(1, 1, 1, 3, 3);
  }

  /** Ways back of one page do not count on the next. */
  @Test
  void another_page_counts_anew() {
    RuleBlocks[] last = new RuleBlocks[1];
    last[0] =
        assembly()
            .with(to(last, 1))
            .block()
            .op(Op.MORE, 0)
            .block()
            .op(Op.EMIT_PLAIN, THIRD)
            .end()
            .code();
    RuleBlocks[] page = new RuleBlocks[1];
    page[0] =
        assembly()
            .with(to(page, 1), to(page, 2), to(page, 3), to(last, 0))
            .block()
            .op(Op.MORE, 0)
            .block()
            .op(Op.MORE, 1)
            .block()
            .op(Op.MORE, 2)
            .block()
            .op(Op.MORE, 3)
            .code();
    RuleBlocks code = assembly().with(to(page, 0)).block().op(Op.MORE, 0).code();
    assertThat(squares(new CodeTrial(game, code))).containsExactly(3);
  }

  /** The way to be resumed lies in the code that was left. */
  @Test
  void a_fork_is_resumed_in_the_code_it_is_in() {
    RuleBlocks[] other = {assembly().block().op(Op.EMIT_PLAIN, SECOND).end().code()};
    RuleBlocks code =
        assembly()
            .with(to(other, 0))
            .block()
            .to(Op.FORK, "later")
            .op(Op.EMIT_PLAIN, FIRST)
            .op(Op.MORE, 0)
            .label("later")
            .op(Op.EMIT_PLAIN, THIRD)
            .end()
            .code();
    assertThat(squares(new CodeTrial(game, code))).containsExactly(1, 2, 3);
  }
}
