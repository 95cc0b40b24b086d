package org.rookery.engine.movegen;

import java.util.Arrays;
import org.rookery.engine.position.Position;
import org.rookery.program.Code;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Test;

/**
 * Runs code on a position and collects what it emits.
 *
 * <p>The hottest loop of the engine: one switch over int words, state in locals and reused arrays.
 * Not reentrant: a test that runs code itself needs another runner. Running code changes nothing,
 * so that a test that is not about the move being built has one answer until the next {@link
 * #begin}.
 */
final class CodeRunner implements TestEvaluator.Building {
  private final Attacks attacks;
  private final TestEvaluator evaluator;
  private final int holdsLength;

  /** The edits collected since the last emission. */
  private int[] pending = new int[16];

  private int pendingSize;
  private long registers;

  /**
   * Paths to resume: pending edits, their number, the registers in two words, and where to go on.
   */
  private int[] forks = new int[64];

  private int forksSize;

  /** The number of the position code is run on, and for each test asked once on which it was. */
  private long series;

  private long[] asked = new long[16];
  private boolean[] answers = new boolean[16];

  CodeRunner(Contents contents, Attacks attacks, TestEvaluator evaluator) {
    this.attacks = attacks;
    this.evaluator = evaluator;
    this.holdsLength = Code.length(Code.HOLDS, contents.maskWords());
  }

  /** Adds what {@code code} emits on a position to {@code out}. */
  void run(RuleCode code, Position position, MoveBuffer out) {
    for (int block : code.blocks) {
      pendingSize = 0;
      registers = 0;
      forksSize = 0;
      runBlock(code, block, position, out);
    }
  }

  private void runBlock(RuleCode code, int start, Position position, MoveBuffer out) {
    int[] words = code.words;
    int[] board = position.contents();
    int pc = start;
    while (true) {
      switch (words[pc]) {
        case Code.HOLDS -> {
          int content = board[words[pc + 1]];
          boolean holds = (words[pc + 3 + (content >>> 5)] >>> content & 1) != 0;
          pc = holds ? pc + holdsLength : words[pc + 2];
        }
        case Code.EMIT_PLAIN -> {
          out.add(words[pc + 1]);
          pc += 2;
        }
        case Code.JUMP -> pc = words[pc + 1];
        case Code.END -> {
          if (forksSize == 0) {
            return;
          }
          pc = resume();
        }
        case RuleCode.PASSED -> pc = position.passed(words[pc + 1]) ? pc + 3 : words[pc + 2];
        case RuleCode.UNMOVED ->
            pc = (position.rights() >>> words[pc + 1] & 1) != 0 ? pc + 3 : words[pc + 2];
        case RuleCode.REGISTER ->
            pc = (registers >>> words[pc + 1] & 1) != 0 ? pc + 3 : words[pc + 2];
        case RuleCode.ATTACKED ->
            pc = attacked(position, code.tests[words[pc + 1]]) ? pc + 3 : words[pc + 2];
        case RuleCode.SAFE ->
            pc = attacked(position, code.tests[words[pc + 1]]) ? words[pc + 2] : pc + 3;
        case RuleCode.ONCE -> pc = once(code, words[pc + 1], position) ? pc + 3 : words[pc + 2];
        case Code.TEST ->
            pc =
                evaluator.holds(position, code.tests[words[pc + 1]], this) ? pc + 3 : words[pc + 2];
        default -> pc = build(words, pc, position, out);
      }
    }
  }

  /** The position is another one from now on: what was asked once has to be asked again. */
  void begin() {
    series++;
  }

  private boolean once(RuleCode code, int index, Position position) {
    int number = code.once[index];
    if (number >= asked.length) {
      asked = Arrays.copyOf(asked, 2 * number);
      answers = Arrays.copyOf(answers, 2 * number);
    }
    if (asked[number] != series) {
      asked[number] = series;
      answers[number] = evaluator.holds(position, code.tests[index]);
    }
    return answers[number];
  }

  private boolean attacked(Position position, Test test) {
    Test.Attacked attack = (Test.Attacked) test;
    return attacks.attacked(position, attack.square(), attack.as(), attack.by(), attack.group());
  }

  /** Carries out an instruction that builds a move and returns the next. */
  private int build(int[] words, int pc, Position position, MoveBuffer out) {
    switch (words[pc]) {
      case Code.FORK -> fork(words[pc + 1]);
      case Code.EDIT -> pend(words[pc + 1]);
      case Code.RAISE -> registers |= 1L << words[pc + 1];
      case Code.LOWER -> registers &= ~(1L << words[pc + 1]);
      case Code.EMIT -> {
        out.append(pending, 0, pendingSize);
        out.append(words[pc + 1]);
        out.closeSorted();
        pendingSize = 0;
      }
      case Code.EMIT_PENDING -> {
        out.append(pending, 0, pendingSize);
        out.closeSorted();
        pendingSize = 0;
        return pc + 1;
      }
      case Code.CAPTURE_PASSER -> {
        if (position.passer() != Position.NOWHERE) {
          pend(Edit.of(Edit.CAPTURE, 0, position.passer()));
        }
        return pc + 1;
      }
      default -> throw new IllegalArgumentException("no such instruction: " + words[pc]);
    }
    return pc + 2;
  }

  private void pend(int word) {
    if (pendingSize == pending.length) {
      pending = Arrays.copyOf(pending, 2 * pendingSize);
    }
    pending[pendingSize++] = word;
  }

  private void fork(int target) {
    int needed = forksSize + pendingSize + 4;
    if (needed > forks.length) {
      forks = Arrays.copyOf(forks, 2 * needed);
    }
    System.arraycopy(pending, 0, forks, forksSize, pendingSize);
    forksSize = needed;
    forks[needed - 4] = pendingSize;
    forks[needed - 3] = (int) registers;
    forks[needed - 2] = (int) (registers >>> 32);
    forks[needed - 1] = target;
  }

  private int resume() {
    int top = forksSize;
    pendingSize = forks[top - 4];
    registers = ((long) forks[top - 2] << 32) | (forks[top - 3] & 0xFFFFFFFFL);
    forksSize = top - 4 - pendingSize;
    System.arraycopy(forks, forksSize, pending, 0, pendingSize);
    return forks[top - 1];
  }

  @Override
  public boolean register(int register) {
    return (registers >>> register & 1) != 0;
  }

  @Override
  public boolean captures(Position position, int from, int to) {
    boolean lifted = from == to;
    for (int i = 0; i < pendingSize; i++) {
      int word = pending[i];
      if (Edit.kind(word) == Edit.CAPTURE && position.content(Edit.b(word)) != Contents.EMPTY) {
        return true;
      }
      lifted |= Edit.kind(word) == Edit.MOVE && Edit.a(word) == to;
    }
    return !lifted && position.content(to) != Contents.EMPTY;
  }
}
