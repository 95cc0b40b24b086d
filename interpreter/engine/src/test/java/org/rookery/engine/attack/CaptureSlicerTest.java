package org.rookery.engine.attack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.engine.game.CodeTrial;
import org.rookery.engine.game.Op;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.RandomCode;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.GroupSets;
import org.rookery.engine.run.RuleTable;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Sequel;

/** What stands on the start and on the target is known, whatever the board asked about shows. */
final class CaptureSlicerTest {
  private static final int START = 0;
  private static final int TARGET = 5;

  private final TestGame game = new TestGame(3, 3, "Man");
  private final int piece = game.contents.of(0, 0);
  private final int enemy = game.contents.of(0, 1);
  private final int[] board = new int[9];

  private CaptureSlice slice(ProgramAssembly block) {
    RuleBlocks code = block.code();
    TestGame.Rules rules =
        (content, square, group) -> content == piece && square == START ? code : RuleBlocks.NONE;
    GameProgram program = game.program(rules);
    GroupSets groups = new GroupSets(program);
    RuleTable table = new RuleTable(program, groups);
    return new CaptureSlicer(program)
        .slice(table.moves(groups.only(0), piece, START).rules(), piece, START, TARGET, enemy);
  }

  private ProgramAssembly asks(int square, int content) {
    return new ProgramAssembly(game.contents)
        .block()
        .holds(square, ProgramAssembly.set(game.contents, content), "end")
        .move(START, TARGET, false)
        .label("end")
        .end();
  }

  @Test
  void the_piece_stands_on_its_start() {
    assertThat(slice(asks(START, piece)).captures(board, new long[9], 1)).isTrue();
    assertThat(slice(asks(START, Contents.EMPTY)).isNever()).isTrue();
  }

  @Test
  void who_is_to_be_captured_stands_on_the_target() {
    assertThat(slice(asks(TARGET, enemy)).captures(board, new long[9], 1)).isTrue();
    assertThat(slice(asks(TARGET, Contents.EMPTY)).isNever()).isTrue();
  }

  @Test
  void what_stands_elsewhere_is_asked() {
    CaptureSlice slice = slice(asks(3, enemy));
    assertThat(slice.captures(board, new long[9], 1)).isFalse();
    board[3] = enemy;
    assertThat(slice.captures(board, new long[9], 1)).isTrue();
  }

  @Test
  void what_was_to_be_captured_is_forgotten_with_the_move() {
    ProgramAssembly forgets =
        new ProgramAssembly(game.contents)
            .block()
            .edit(Edit.CAPTURE, 0, TARGET)
            .op(Op.FORGET)
            .move(START, 3, false)
            .end();
    assertThat(slice(forgets).isNever()).isTrue();
  }

  /** The slice says of every board whether the piece captures there. */
  @Test
  void random_code() {
    int unknown = 0;
    for (int seed = 0; seed < 4000; seed++) {
      Random random = new Random(seed);
      TestGame small = CodeTrial.game();
      small.onlyDisplacement = seed % 3 == 0;
      boolean asksCaptures = seed % 4 == 0;
      CodeTrial trial =
          new CodeTrial(small, new RandomCode(random, small.contents, asksCaptures).code());
      int target = random.nextInt(RandomCode.SQUARES);
      int as = 1 + random.nextInt(small.contents.size() - 1);
      CaptureSlicer slicer = new CaptureSlicer(trial.program());
      slicer.slice(
          trial.rule().rules(),
          trial.piece(),
          RandomCode.START,
          random.nextInt(RandomCode.SQUARES),
          1);
      CaptureSlice slice =
          slicer.slice(trial.rule().rules(), trial.piece(), RandomCode.START, target, as);
      if (slice == CaptureSlice.UNKNOWN) {
        assertThat(asksCaptures).as("seed %d", seed).isTrue();
        unknown++;
        continue;
      }
      boolean never = true;
      for (int i = 0; i < 12; i++) {
        Position position = with(trial, random, target, as);
        boolean captures = captures(trial, position, target);
        never &= !captures;
        assertThat(slice.captures(position, trial.evaluator()))
            .as("seed %d", seed)
            .isEqualTo(captures);
        if (slice.isPlain()) {
          long[] walks = new long[RandomCode.SQUARES];
          assertThat(slice.captures(position.contents(), walks, 4)).isEqualTo(captures);
          assertThat(walks[RandomCode.START] | walks[target]).as("known, not looked at").isZero();
        }
      }
      assertThat(slice.isNever() && !never).as("seed %d", seed).isFalse();
    }
    assertThat(unknown).isBetween(1, 400);
  }

  private static Position with(CodeTrial trial, Random random, int target, int as) {
    Position position = trial.position(random);
    return new Position(
        trial.program(),
        position.setup().withSquare(target, as, position.setup().attributes().get(target)));
  }

  private static boolean captures(CodeTrial trial, Position position, int target) {
    return trial.emissions(position).stream()
        .flatMap(List::stream)
        .anyMatch(
            word ->
                Edit.b(word) == target
                    && trial.program().royal().attacks(word)
                    && (target != RandomCode.START || Edit.kind(word) == Edit.CAPTURE));
  }

  /** A square that was skipped is empty, so that whoever is captured does not stand there. */
  @Test
  void a_passed_square_is_no_target() {
    ProgramAssembly passing =
        new ProgramAssembly(game.contents)
            .block()
            .test(new org.rookery.program.Test.Passed(TARGET), "no")
            .move(START, TARGET, false)
            .label("no")
            .end();
    assertThat(slice(passing).isNever()).isTrue();
    ProgramAssembly other =
        new ProgramAssembly(game.contents)
            .block()
            .test(new org.rookery.program.Test.Passed(3), "no")
            .move(START, TARGET, false)
            .label("no")
            .end();
    assertThat(slice(other).isNever()).isFalse();
    assertThat(slice(other).isPlain()).isFalse();
  }

  /** What may matter and is not known has to be run; what does not matter is left out. */
  @Test
  void what_cannot_be_sliced() {
    ProgramAssembly passer =
        new ProgramAssembly(game.contents)
            .block()
            .op(Op.CAPTURE_PASSER)
            .move(START, TARGET, true)
            .end();
    assertThat(slice(passer)).isSameAs(CaptureSlice.UNKNOWN);
    Sequel more = () -> new Sequel.Place(RuleBlocks.NONE, 0);
    assertThat(slice(new ProgramAssembly(game.contents).with(more).block().op(Op.MORE, 0)))
        .isSameAs(CaptureSlice.UNKNOWN);
    org.rookery.program.Test captures = new org.rookery.program.Test.Captures(START, TARGET);
    ProgramAssembly matters =
        new ProgramAssembly(game.contents)
            .block()
            .test(captures, "no")
            .move(START, TARGET, false)
            .label("no")
            .end();
    assertThat(slice(matters)).isSameAs(CaptureSlice.UNKNOWN);
    ProgramAssembly either =
        new ProgramAssembly(game.contents)
            .block()
            .test(captures, "no")
            .move(START, TARGET, false)
            .end()
            .label("no")
            .move(START, TARGET, false)
            .end();
    assertThat(slice(either).captures(board, new long[9], 1)).isTrue();
    assertThat(CaptureSlice.UNKNOWN.isNever()).isFalse();
    assertThat(CaptureSlice.UNKNOWN.isPlain()).isFalse();
  }

  /** Ways that come to the same are looked at once: the slice is no longer than the code. */
  @Test
  void equal_looks_are_one() {
    ProgramAssembly twice = new ProgramAssembly(game.contents).block();
    for (int i = 0; i < 3; i++) {
      twice.to(Op.FORK, "next" + i);
      twice
          .holds(3, ProgramAssembly.set(game.contents, enemy), "no")
          .move(START, TARGET, false)
          .end();
      twice.label("next" + i);
    }
    long[] looked = new long[9];
    CaptureSlice slice = slice(twice.label("no").end());
    assertThat(slice.captures(board, looked, 1)).isFalse();
    board[3] = enemy;
    assertThat(slice.captures(board, looked, 1)).isTrue();
    assertThat(looked[3]).isEqualTo(1);
    assertThat(slice.isPlain()).isTrue();
  }

  /** As deep as the stack bears; what is deeper has to be run. */
  @Test
  void deep_code() {
    for (boolean forks : new boolean[] {false, true}) {
      ProgramAssembly deep = new ProgramAssembly(game.contents).block();
      for (int i = 0; i < 20_000; i++) {
        if (forks) {
          deep.to(Op.FORK, "end");
        } else {
          deep.test(new org.rookery.program.Test.AtStep(i), "end");
        }
      }
      deep.move(START, TARGET, false).label("end").move(START, TARGET, false).end();
      assertThat(slice(deep)).isSameAs(CaptureSlice.UNKNOWN);
    }
  }
}
