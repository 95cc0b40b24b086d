package org.rookery.engine.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rookery.engine.game.MoveListing;
import org.rookery.engine.game.Op;
import org.rookery.engine.position.EditOrder;
import org.rookery.engine.position.Position;
import org.rookery.program.Edit;
import org.rookery.program.Test;

/** Runs listed rules as their description says, one by one, with nothing shared. */
final class PlainRun {
  private final TestEvaluator evaluator;
  private final Position position;
  private final int maskWords;
  private final List<List<Integer>> emitted = new ArrayList<>();

  private PlainRun(TestEvaluator evaluator, Position position, int maskWords) {
    this.evaluator = evaluator;
    this.position = position;
    this.maskWords = maskWords;
  }

  /** What each block of the listing emits, in order. */
  static List<List<List<Integer>>> emissions(
      MoveListing code, TestEvaluator evaluator, Position position, int maskWords) {
    List<List<List<Integer>>> blocks = new ArrayList<>();
    for (int block : code.blocks()) {
      PlainRun run = new PlainRun(evaluator, position, maskWords);
      run.go(code, block, List.of());
      blocks.add(run.emitted);
    }
    return blocks;
  }

  private void go(MoveListing code, int pc, List<Integer> pending) {
    int[] words = code.words();
    int next = pc + Op.length(words[pc], maskWords);
    switch (words[pc]) {
      case Op.END -> {}
      case Op.HOLDS -> {
        int content = position.content(words[pc + 1]);
        boolean holds = (words[pc + 3 + content / 32] >>> content % 32 & 1) == 1;
        go(code, holds ? next : words[pc + 2], pending);
      }
      case Op.TEST ->
          go(code, holds(code.tests()[words[pc + 1]], pending) ? next : words[pc + 2], pending);
      case Op.JUMP -> go(code, words[pc + 1], pending);
      case Op.FORK -> {
        go(code, next, pending);
        go(code, words[pc + 1], pending);
      }
      case Op.EDIT -> go(code, next, with(pending, words[pc + 1]));
      case Op.MORE -> {
        MoveListing more = code.others().get(words[pc + 1]);
        go(more, more.blocks()[0], pending);
      }
      case Op.EMIT, Op.EMIT_PLAIN -> {
        emit(with(pending, words[pc + 1]));
        go(code, next, List.of());
      }
      case Op.EMIT_PENDING -> {
        emit(pending);
        go(code, next, List.of());
      }
      case Op.CAPTURE_PASSER ->
          go(
              code,
              next,
              position.passer() == Position.NOWHERE
                  ? pending
                  : with(pending, Edit.of(Edit.CAPTURE, 0, position.passer())));
      case Op.FORGET -> go(code, next, List.of());
      default -> throw new AssertionError(words[pc]);
    }
  }

  private boolean holds(Test test, List<Integer> pending) {
    int[] words = pending.stream().mapToInt(Integer::intValue).toArray();
    return evaluator.holds(
        position,
        test,
        (on, from, to) -> new CaptureProbe().captures(on, words, words.length, from, to));
  }

  private void emit(List<Integer> pending) {
    int[] words = pending.stream().mapToInt(Integer::intValue).toArray();
    int size = EditOrder.tidy(words, 0, words.length);
    if (size > 0) {
      emitted.add(Arrays.stream(words, 0, size).boxed().toList());
    }
  }

  private static List<Integer> with(List<Integer> pending, int word) {
    List<Integer> more = new ArrayList<>(pending);
    more.add(word);
    return more;
  }
}
