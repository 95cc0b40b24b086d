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
  /** A block that goes on with more sequels than this goes round for ever: it is ended. */
  private static final int MOST_SEQUELS = 100_000;

  private final Attacks attacks;
  private final TestEvaluator evaluator;
  private final int holdsLength;

  /** The edits collected since the last emission. */
  private int[] pending = new int[16];

  private int pendingSize;

  /** Paths to resume: pending edits, their number, and where to go on. */
  private int[] forks = new int[64];

  private int forksSize;

  /** The number of the position code is run on, and for each test asked once on which it was. */
  private long series;

  private long[] asked = new long[16];
  private boolean[] answers = new boolean[16];

  /** The code that each path to resume, and the one now running, is in. */
  private RuleCode[] codes = new RuleCode[16];

  private int codesSize;
  private int sequels;

  CodeRunner(Contents contents, Attacks attacks, TestEvaluator evaluator) {
    this.attacks = attacks;
    this.evaluator = evaluator;
    this.holdsLength = Code.length(Code.HOLDS, contents.maskWords());
  }

  /** Adds what {@code code} emits on a position to {@code out}. */
  void run(RuleCode code, Position position, MoveBuffer out) {
    for (int block : code.blocks) {
      pendingSize = 0;
      forksSize = 0;
      codes[0] = code;
      codesSize = 1;
      sequels = 0;
      runBlock(block, position, out);
    }
  }

  private void runBlock(int start, Position position, MoveBuffer out) {
    RuleCode code = codes[0];
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
          code = codes[codesSize - 1];
          words = code.words;
        }
        case Code.MORE -> {
          if (++sequels > MOST_SEQUELS) {
            return;
          }
          code = RuleCode.of(code.sequels[words[pc + 1]]);
          codes[codesSize - 1] = code;
          words = code.words;
          pc = code.blocks[0];
        }
        case RuleCode.PASSED -> pc = position.passed(words[pc + 1]) ? pc + 3 : words[pc + 2];
        case RuleCode.UNMOVED ->
            pc = (position.rights() >>> words[pc + 1] & 1) != 0 ? pc + 3 : words[pc + 2];
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
    int needed = forksSize + pendingSize + 2;
    if (needed > forks.length) {
      forks = Arrays.copyOf(forks, 2 * needed);
    }
    System.arraycopy(pending, 0, forks, forksSize, pendingSize);
    forksSize = needed;
    forks[needed - 2] = pendingSize;
    forks[needed - 1] = target;
    if (codesSize == codes.length) {
      codes = Arrays.copyOf(codes, 2 * codesSize);
    }
    codes[codesSize] = codes[codesSize - 1];
    codesSize++;
  }

  private int resume() {
    int top = forksSize;
    codesSize--;
    pendingSize = forks[top - 2];
    forksSize = top - 2 - pendingSize;
    System.arraycopy(forks, forksSize, pending, 0, pendingSize);
    return forks[top - 1];
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
