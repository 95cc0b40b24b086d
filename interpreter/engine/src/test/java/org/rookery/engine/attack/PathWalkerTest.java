package org.rookery.engine.attack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.engine.game.CodeTrial;
import org.rookery.engine.game.Op;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.RandomCode;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.TestEvaluator;
import org.rookery.program.Edit;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Sequel;

/** Every way through code is found, and what it says must hold is what must hold. */
final class PathWalkerTest {
  private static final int LEG = Edit.of(Edit.MOVE, 0, 1);

  private final TestGame game = CodeTrial.game();

  /** What is told of an emission. */
  private record Told(
      List<Integer> words,
      List<Integer> squares,
      List<List<Integer>> held,
      List<org.rookery.program.Test> asked,
      List<Boolean> answers) {
    boolean holds(Position position, TestEvaluator evaluator) {
      for (int i = 0; i < squares.size(); i++) {
        if (!held.get(i).contains(position.content(squares.get(i)))) {
          return false;
        }
      }
      for (int i = 0; i < asked.size(); i++) {
        if (evaluator.holds(position, asked.get(i)) != answers.get(i)) {
          return false;
        }
      }
      return true;
    }
  }

  private final List<Told> told = new ArrayList<>();

  /** Whether everything was told. */
  private boolean walk(CodeTrial trial, Shortcuts.Interest interest, int start) {
    told.clear();
    PathWalker walker = new PathWalker(trial.program());
    return walker.walk(
        Shortcuts.of(trial.rule().rules(), interest),
        start,
        trial.piece(),
        (words, size, path) -> {
          told.add(told(walker.sets(), words, size, path));
          return true;
        });
  }

  private boolean walk(CodeTrial trial) {
    return walk(trial, Shortcuts.all(word -> true), RandomCode.START);
  }

  private Told told(ContentSets sets, int[] words, int size, Path path) {
    List<Integer> squares = new ArrayList<>();
    List<List<Integer>> held = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      int set = path.set(i);
      squares.add(path.square(i));
      List<Integer> contents = new ArrayList<>();
      for (int content = 0; content < game.contents.size(); content++) {
        if (sets.has(set, content)) {
          contents.add(content);
        }
      }
      held.add(contents);
    }
    return new Told(
        Arrays.stream(words, 0, size).boxed().toList(),
        squares,
        held,
        List.copyOf(path.asked()),
        List.copyOf(path.answers()));
  }

  /** What is told happens, and where everything was told nothing else does. */
  @Test
  void random_code() {
    int complete = 0;
    for (int seed = 0; seed < 4000; seed++) {
      Random random = new Random(seed);
      CodeTrial trial =
          new CodeTrial(game, new RandomCode(random, game.contents, seed % 2 == 0).code());
      boolean isComplete = walk(trial);
      complete += isComplete ? 1 : 0;
      for (int i = 0; i < 12; i++) {
        Position position = trial.position(random);
        List<List<Integer>> emitted = trial.emissions(position);
        List<List<Integer>> foretold =
            told.stream()
                .filter(way -> !way.words().isEmpty() && way.holds(position, trial.evaluator()))
                .map(Told::words)
                .toList();
        assertThat(emitted).as("seed %d", seed).containsAll(foretold);
        if (isComplete) {
          assertThat(foretold).as("seed %d", seed).containsAll(emitted);
        }
      }
    }
    assertThat(complete).isGreaterThan(3400);
  }

  /** Only emissions that capture on one square are asked for: no other hides one of them. */
  @Test
  void random_code_for_one_square() {
    for (int seed = 0; seed < 3000; seed++) {
      Random random = new Random(seed);
      CodeTrial trial =
          new CodeTrial(game, new RandomCode(random, game.contents, seed % 2 == 0).code());
      int square = random.nextInt(RandomCode.SQUARES);
      Shortcuts.Interest interest =
          new Shortcuts.Interest(
              false, word -> captures(word, square), word -> captures(word, square));
      boolean isComplete = walk(trial, interest, RandomCode.START);
      for (int i = 0; i < 12; i++) {
        Position position = trial.position(random);
        boolean foretold =
            told.stream()
                .anyMatch(
                    way ->
                        way.words().stream().anyMatch(word -> captures(word, square))
                            && way.holds(position, trial.evaluator()));
        boolean happens =
            trial.emissions(position).stream()
                .flatMap(List::stream)
                .anyMatch(word -> captures(word, square));
        if (isComplete) {
          assertThat(foretold).as("seed %d", seed).isEqualTo(happens);
        } else {
          assertThat(happens || !foretold).as("seed %d", seed).isTrue();
        }
      }
    }
  }

  private static boolean captures(int word, int square) {
    return Edit.b(word) == square
        && (Edit.kind(word) == Edit.MOVE
            || Edit.kind(word) == Edit.COPY
            || Edit.kind(word) == Edit.CREATE
            || Edit.kind(word) == Edit.CAPTURE);
  }

  private ProgramAssembly assembly() {
    return new ProgramAssembly(game.contents).block();
  }

  private CodeTrial trial(ProgramAssembly code) {
    return new CodeTrial(game, code.code());
  }

  /** A piece on the board stands on its square; for one in hand nothing is known. */
  @Test
  void what_is_known_from_the_start() {
    CodeTrial trial = trial(assembly().op(Op.EMIT_PLAIN, LEG).end());
    assertThat(walk(trial)).isTrue();
    assertThat(told)
        .containsExactly(
            new Told(List.of(LEG), List.of(0), List.of(List.of(1)), List.of(), List.of()));
    assertThat(walk(trial, Shortcuts.all(word -> true), -1)).isTrue();
    assertThat(told)
        .containsExactly(new Told(List.of(LEG), List.of(), List.of(), List.of(), List.of()));
  }

  /** One block knows nothing of what another has pending. */
  @Test
  void blocks_begin_anew() {
    int capture = Edit.of(Edit.CAPTURE, 0, 3);
    CodeTrial trial =
        trial(
            assembly()
                .op(Op.EDIT, capture)
                .end()
                .block()
                .holds(1, assembly().empty(), "no")
                .op(Op.EMIT_PLAIN, LEG)
                .label("no")
                .end());
    assertThat(walk(trial)).isTrue();
    assertThat(told).hasSize(1);
    assertThat(told.get(0).words()).containsExactly(LEG);
    assertThat(told.get(0).squares()).containsExactly(0, 1);
    assertThat(told.get(0).held()).containsExactly(List.of(1), List.of(0));
  }

  /** A square that was skipped is empty; that it was not says nothing about it. */
  @Test
  void a_passed_square_is_empty() {
    CodeTrial trial =
        trial(
            assembly()
                .test(new org.rookery.program.Test.Passed(3), "no")
                .op(Op.CAPTURE_PASSER)
                .op(Op.EMIT, LEG)
                .end()
                .label("no")
                .op(Op.EMIT_PLAIN, LEG)
                .end());
    assertThat(walk(trial)).isTrue();
    assertThat(told).hasSize(2);
    assertThat(told.get(0).words()).containsExactly(Rule.CAPTURE_PASSER, LEG);
    assertThat(told.get(0).squares()).containsExactly(0, 3);
    assertThat(told.get(0).held().get(1)).containsExactly(0);
    assertThat(told.get(0).answers()).containsExactly(true);
    assertThat(told.get(1).words()).containsExactly(LEG);
    assertThat(told.get(1).squares()).containsExactly(0);
    assertThat(told.get(1).answers()).containsExactly(false);
  }

  /** Who captures the piece that passed captures, whatever else the move does. */
  @Test
  void the_capture_of_the_passer_is_a_capture() {
    CodeTrial trial =
        trial(
            assembly()
                .op(Op.CAPTURE_PASSER)
                .test(new org.rookery.program.Test.Captures(0, 1), "no")
                .op(Op.EMIT, LEG)
                .label("no")
                .end());
    assertThat(walk(trial)).isTrue();
    assertThat(told).hasSize(1);
    assertThat(told.get(0).squares()).containsExactly(0);
  }

  /** The walk ends where somebody has had enough. */
  @Test
  void enough_is_enough() {
    CodeTrial trial = trial(assembly().op(Op.EMIT_PLAIN, LEG).op(Op.EMIT_PLAIN, LEG + 1).end());
    PathWalker walker = new PathWalker(trial.program());
    List<Integer> seen = new ArrayList<>();
    boolean all =
        walker.walk(
            Shortcuts.of(trial.rule().rules(), Shortcuts.all(word -> true)),
            0,
            1,
            (words, size, path) -> !seen.add(words[0]));
    assertThat(all).isFalse();
    assertThat(seen).containsExactly(LEG);
    assertThat(walker.isExhausted()).isFalse();
  }

  /** Of code not yet made nobody knows all. */
  @Test
  void code_not_yet_made() {
    Sequel more = () -> new Sequel.Place(RuleBlocks.NONE, 0);
    RuleBlocks code = assembly().with(more).op(Op.EMIT_PLAIN, LEG).op(Op.MORE, 0).code();
    assertThat(walk(new CodeTrial(game, code))).isFalse();
    assertThat(told).hasSize(1);
  }

  /** A count is looked into square by square, if they are not too many, as far as it must. */
  @Test
  void counts_are_taken_apart() {
    java.util.BitSet all = new java.util.BitSet();
    all.set(1, 4);
    org.rookery.program.Test two =
        new org.rookery.program.Test.Compare(
            new org.rookery.program.Quantity.PieceCount(
                ProgramAssembly.set(game.contents, 1), org.rookery.program.Region.of(all, 4)),
            org.rookery.program.Quantity.Relation.AT_LEAST,
            new org.rookery.program.Quantity.Constant(2));
    assertThat(walk(trial(assembly().test(two, "no").op(Op.EMIT_PLAIN, LEG).label("no").end())))
        .isTrue();
    assertThat(told)
        .extracting(Told::squares)
        .containsExactly(List.of(0, 1, 2), List.of(0, 1, 2, 3), List.of(0, 1, 2, 3));
    assertThat(told).allMatch(way -> way.asked().isEmpty());
  }

  @Test
  void counts_of_many_squares_are_asked() {
    TestGame large = new TestGame(5, 4, "M", "N");
    for (int squares : new int[] {16, 17}) {
      java.util.BitSet region = new java.util.BitSet();
      region.set(1, squares + 1);
      org.rookery.program.Test none =
          new org.rookery.program.Test.Compare(
              new org.rookery.program.Quantity.PieceCount(
                  ProgramAssembly.set(large.contents, 1),
                  org.rookery.program.Region.of(region, 20)),
              org.rookery.program.Quantity.Relation.EQUAL,
              new org.rookery.program.Quantity.Constant(0));
      RuleBlocks code =
          new ProgramAssembly(large.contents)
              .block()
              .test(none, "no")
              .op(Op.EMIT_PLAIN, LEG)
              .label("no")
              .end()
              .code();
      assertThat(walk(new CodeTrial(large, code))).isTrue();
      assertThat(told).hasSize(1);
      assertThat(told.get(0).asked()).hasSize(squares == 16 ? 0 : 1);
      assertThat(told.get(0).squares()).hasSize(squares == 16 ? 17 : 1);
    }
  }

  /** More ways than anybody waits for: the walk is given up, and says why. */
  @Test
  void too_many_ways() {
    ProgramAssembly many = assembly();
    for (int i = 0; i < 20; i++) {
      many.to(Op.FORK, "way" + i);
      many.op(Op.EDIT, Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS + 1)).label("way" + i);
    }
    CodeTrial trial = trial(many.op(Op.EMIT, LEG).end());
    PathWalker walker = new PathWalker(trial.program());
    List<Shortcuts> shortcuts = Shortcuts.of(trial.rule().rules(), Shortcuts.all(word -> true));
    assertThat(walker.walk(shortcuts, 0, 1, (words, size, path) -> true)).isFalse();
    assertThat(walker.isExhausted()).isTrue();
    CodeTrial plain = trial(assembly().op(Op.EMIT_PLAIN, LEG).end());
    List<Shortcuts> short1 = Shortcuts.of(plain.rule().rules(), Shortcuts.all(word -> true));
    assertThat(walker.walk(short1, 0, 1, (words, size, path) -> true))
        .as("the next walk has the whole of it again")
        .isTrue();
    assertThat(walker.isExhausted()).isFalse();
  }

  private CodeTrial deep(int questions, boolean looks) {
    ProgramAssembly deep = assembly();
    for (int i = 0; i < questions; i++) {
      if (looks) {
        deep.holds(1 + i % 3, deep.empty(), "no");
      } else {
        deep.test(new org.rookery.program.Test.AtStep(i), "no");
      }
    }
    return trial(deep.op(Op.EMIT_PLAIN, LEG).label("no").end());
  }

  /** Code as deep as it is long is given up before the stack is; a walk afterwards is not. */
  @Test
  void deep_code() {
    assertThat(walk(deep(4000, false))).isFalse();
    assertThat(walk(deep(4000, true))).isFalse();
    assertThat(walk(deep(300, false))).isTrue();
    assertThat(walk(deep(300, true))).isTrue();
    assertThat(told).hasSize(1);
    CodeTrial both = deep(300, true);
    PathWalker walker = new PathWalker(both.program());
    for (int i = 0; i < 5; i++) {
      List<Shortcuts> shortcuts = Shortcuts.of(both.rule().rules(), Shortcuts.all(word -> true));
      assertThat(walker.walk(shortcuts, 0, 1, (words, size, path) -> true)).isTrue();
    }
  }

  /** So is a test made of as many. */
  @Test
  void deep_tests() {
    List<org.rookery.program.Test> parts = new ArrayList<>();
    for (int i = 0; i < 4000; i++) {
      parts.add(new org.rookery.program.Test.AtStep(i));
    }
    ProgramAssembly all = assembly().test(new org.rookery.program.Test.And(parts), "no");
    assertThat(walk(trial(all.op(Op.EMIT_PLAIN, LEG).label("no").end()))).isFalse();
    ProgramAssembly any = assembly().test(new org.rookery.program.Test.Or(parts), "no");
    assertThat(walk(trial(any.op(Op.EMIT_PLAIN, LEG).label("no").end()))).isFalse();
  }
}
