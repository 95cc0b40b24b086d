package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rookery.program.Code;
import org.rookery.program.Code.Sequel;

/** Loops of code become ways on that are found when a run comes there. */
final class CyclesTest {
  private static final Sequel OTHER = () -> Code.NONE;

  private static Code code(int block, int... words) {
    int[] origins = new int[words.length];
    for (int i = 0; i < origins.length; i++) {
      origins[i] = 100 + i;
    }
    return new Code(
        words, new int[] {block}, new org.rookery.program.Test[0], origins, new Sequel[] {OTHER});
  }

  private static void assertCut(Code code, int maskWords, int... words) {
    Code cut = Cycles.cut(code, maskWords);
    assertThat(cut.words()).containsExactly(words);
    assertThat(cut.blocks()).isEqualTo(code.blocks());
    assertThat(cut.tests()).isSameAs(code.tests());
    assertThat(cut.origins()).startsWith(code.origins()).hasSameSizeAs(words);
    assertThat(cut.sequels()).startsWith(OTHER);
  }

  /** Where a sequel goes on, in the same words. */
  private static int place(Code cut, int sequel) {
    Code again = cut.sequels()[sequel].code();
    assertThat(again.words()).isEqualTo(cut.words());
    assertThat(again.tests()).isSameAs(cut.tests());
    assertThat(again.origins()).isEqualTo(cut.origins());
    assertThat(again.sequels()).isSameAs(cut.sequels());
    assertThat(again.blocks()).hasSize(1);
    assertThat(cut.sequels()[sequel].code()).as("made once").isSameAs(again);
    return again.blocks()[0];
  }

  @Test
  void code_without_loops_is_left_as_it_is() {
    Code code = code(0, Code.FORK, 5, Code.JUMP, 5, Code.END, Code.END);
    assertThat(Cycles.cut(code, 1)).isSameAs(code);
    assertThat(Cycles.cut(Code.NONE, 1)).isSameAs(Code.NONE);
  }

  /** Two ways that meet go round nothing. */
  @Test
  void ways_that_meet_are_no_loop() {
    Code code = code(0, Code.FORK, 4, Code.EDIT, 7, Code.EMIT_PLAIN, 8, Code.END);
    assertThat(Cycles.cut(code, 1)).isSameAs(code);
  }

  @Test
  void a_jump_to_itself_ends() {
    assertCut(code(1, Code.END, Code.JUMP, 1), 1, Code.END, Code.END, Code.END);
  }

  @Test
  void a_jump_back() {
    Code code = code(0, Code.EMIT_PLAIN, 8, Code.JUMP, 0);
    assertCut(code, 1, Code.EMIT_PLAIN, 8, Code.JUMP, 4, Code.MORE, 1);
    assertThat(place(Cycles.cut(code, 1), 1)).isZero();
  }

  @Test
  void the_second_way_of_a_fork_back() {
    Code code = code(0, Code.EDIT, 8, Code.FORK, 0, Code.END);
    assertCut(code, 1, Code.EDIT, 8, Code.FORK, 5, Code.END, Code.MORE, 1);
    assertThat(place(Cycles.cut(code, 1), 1)).isZero();
  }

  @Test
  void the_first_way_of_a_fork_back() {
    Code code = code(2, Code.FORK, 4, Code.JUMP, 0, Code.END);
    assertCut(code, 1, Code.JUMP, 5, Code.JUMP, 0, Code.END, Code.FORK, 4, Code.MORE, 1);
    assertThat(place(Cycles.cut(code, 1), 1)).isEqualTo(2);
  }

  @Test
  void either_way_of_a_look_back() {
    Code no = code(0, Code.HOLDS, 5, 0, 1, 2, Code.END);
    assertCut(no, 2, Code.HOLDS, 5, 6, 1, 2, Code.END, Code.MORE, 1);
    assertThat(place(Cycles.cut(no, 2), 1)).isZero();
    Code yes = code(5, Code.HOLDS, 5, 7, 1, 2, Code.JUMP, 0, Code.END);
    assertCut(
        yes,
        2,
        Code.JUMP,
        8,
        0,
        0,
        0,
        Code.JUMP,
        0,
        Code.END,
        Code.HOLDS,
        5,
        7,
        1,
        2,
        Code.MORE,
        1);
    assertThat(place(Cycles.cut(yes, 2), 1)).isEqualTo(5);
  }

  @Test
  void either_way_of_a_test_back() {
    Code no = code(0, Code.TEST, 0, 0, Code.END);
    assertCut(no, 1, Code.TEST, 0, 4, Code.END, Code.MORE, 1);
    assertThat(place(Cycles.cut(no, 1), 1)).isZero();
    Code yes = code(3, Code.TEST, 0, 5, Code.JUMP, 0, Code.END);
    assertCut(yes, 1, Code.JUMP, 6, 0, Code.JUMP, 0, Code.END, Code.TEST, 0, 5, Code.MORE, 1);
    assertThat(place(Cycles.cut(yes, 1), 1)).isEqualTo(3);
  }

  /** An instruction both of whose ways lead back is moved with its target. */
  @Test
  void both_ways_of_a_fork_back() {
    Code code = code(2, Code.FORK, 2, Code.JUMP, 0, Code.END);
    assertCut(
        code, 1, Code.JUMP, 7, Code.JUMP, 0, Code.END, Code.MORE, 1, Code.FORK, 5, Code.MORE, 2);
    assertThat(place(Cycles.cut(code, 1), 1)).isEqualTo(2);
    assertThat(place(Cycles.cut(code, 1), 2)).isEqualTo(2);
  }

  /** There is no room for a jump in it: what leads there is cut instead. */
  @Test
  void what_has_one_word_does_its_work_before_it_leads_back() {
    Code code =
        code(
            3, Code.EDIT, 8, Code.EMIT_PENDING, Code.FORK, 7, Code.JUMP, 0, Code.EDIT, 9, Code.END);
    assertCut(
        code,
        1,
        Code.JUMP,
        10,
        Code.EMIT_PENDING,
        Code.FORK,
        7,
        Code.JUMP,
        0,
        Code.EDIT,
        9,
        Code.END,
        Code.EDIT,
        8,
        Code.MORE,
        1);
    assertThat(place(Cycles.cut(code, 1), 1)).isEqualTo(2);
  }

  /** Every loop is found, whatever leads to it, and what the code emits stays the same. */
  @Test
  void loops_of_random_code() {
    for (int seed = 0; seed < 4000; seed++) {
      int maskWords = 1 + seed % 2;
      Code code = random(seed, maskWords);
      Code before = random(seed, maskWords);
      Code cut = Cycles.cut(code, maskWords);
      assertThat(isLooped(cut, maskWords)).as("seed %d", seed).isFalse();
      if (!isLooped(before, maskWords)) {
        assertThat(cut).as("seed %d", seed).isSameAs(code);
      }
      for (int answers = 0; answers < 32; answers++) {
        int third = (answers >>> 2 & 1) * (maskWords == 1 ? 1 : 33);
        int[] board = {answers & 1, answers >>> 1 & 1, third};
        assertThat(CodeWalk.emissions(cut, maskWords, board, answers >>> 3, 1))
            .as("seed %d", seed)
            .isEqualTo(CodeWalk.emissions(before, maskWords, board, answers >>> 3, 1));
      }
    }
  }

  /** A dozen instructions that lead anywhere, in two blocks. */
  private static Code random(int seed, int maskWords) {
    Random random = new Random(seed);
    int[] opcodes = new int[4 + random.nextInt(10)];
    int[] places = new int[opcodes.length];
    int size = 0;
    for (int i = 0; i < opcodes.length; i++) {
      boolean last = i == opcodes.length - 1;
      opcodes[i] = last ? Code.END : random.nextInt(3) == 0 ? Code.JUMP : random.nextInt(12);
      places[i] = size;
      size += Code.length(opcodes[i], maskWords);
    }
    int[] words = new int[size];
    for (int i = 0; i < opcodes.length; i++) {
      int pc = places[i];
      int target = places[random.nextInt(places.length)];
      words[pc] = opcodes[i];
      switch (opcodes[i]) {
        case Code.HOLDS -> {
          words[pc + 1] = random.nextInt(3);
          words[pc + 2] = target;
          for (int word = 0; word < maskWords; word++) {
            words[pc + 3 + word] = random.nextInt(4);
          }
        }
        case Code.TEST -> {
          words[pc + 1] = random.nextInt(2);
          words[pc + 2] = target;
        }
        case Code.JUMP, Code.FORK -> words[pc + 1] = target;
        case Code.EDIT, Code.EMIT, Code.EMIT_PLAIN -> words[pc + 1] = 1 + random.nextInt(3);
        default -> {}
      }
    }
    int[] blocks = {places[random.nextInt(places.length)], places[random.nextInt(places.length)]};
    org.rookery.program.Test[] none = {};
    return new Code(words, blocks, none, new int[size], new Sequel[] {OTHER});
  }

  /** Whether some way through the code comes to a place twice, not counting sequels. */
  private static boolean isLooped(Code code, int maskWords) {
    for (int block : code.blocks()) {
      if (comesBack(code.words(), maskWords, block, new ArrayList<>(), new HashSet<>())) {
        return true;
      }
    }
    return false;
  }

  private static boolean comesBack(
      int[] words, int maskWords, int pc, List<Integer> path, Set<Integer> done) {
    if (path.contains(pc) || !done.add(pc)) {
      return path.contains(pc);
    }
    path.add(pc);
    int next = pc + Code.length(words[pc], maskWords);
    boolean found =
        switch (words[pc]) {
          case Code.END, Code.MORE -> false;
          case Code.JUMP -> comesBack(words, maskWords, words[pc + 1], path, done);
          case Code.FORK ->
              comesBack(words, maskWords, next, path, done)
                  || comesBack(words, maskWords, words[pc + 1], path, done);
          case Code.HOLDS, Code.TEST ->
              comesBack(words, maskWords, next, path, done)
                  || comesBack(words, maskWords, words[pc + 2], path, done);
          default -> comesBack(words, maskWords, next, path, done);
        };
    path.remove(path.size() - 1);
    return found;
  }
}
