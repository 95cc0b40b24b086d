package org.rookery.engine.run;

import java.util.Arrays;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Sequel;
import org.rookery.program.Test;

/**
 * Runs code on a position and collects what it emits.
 *
 * <p>The hottest loop of the engine: one switch over int words, state in locals and reused arrays.
 * Not reentrant: a test that runs code itself needs another runner. Running code changes nothing,
 * so that a test that is not about the move being built has one answer until the next {@link
 * #begin}.
 */
public final class CodeRunner implements TestEvaluator.Building, Interpreter {
  /** A path that goes on with more sequels than this goes round for ever: it is ended. */
  private static final int MOST_SEQUELS = 100_000;

  private final AttackQuestions attacks;
  private final TestEvaluator evaluator;
  private final long patience;
  private final Backend.Writer writer;
  private final WorkLimit effort;
  private final int maskWords;
  private final int holdsLength;

  /** The edits collected since the last emission. */
  private int[] pending = new int[16];

  private int pendingSize;
  private final CaptureProbe trial = new CaptureProbe();

  /**
   * Paths to resume: pending edits, their number, the sequels and the ways back taken, and where to
   * go on.
   */
  private int[] forks = new int[64];

  private int forksSize;

  /** The number of the position code is run on, and for each test asked once on which it was. */
  private long series;

  private long[] asked = new long[16];
  private boolean[] answers = new boolean[16];

  /** The code that each path to resume, and the one now running, is in. */
  private RuleCode[] codes = new RuleCode[16];

  private int codesSize;

  /** How many sequels the path has gone on with. */
  private int sequels;

  /**
   * How often the path has gone back to a place of the code it is in; no run goes back to one place
   * twice, as nothing changes while code runs.
   */
  private int waysBack;

  /** Where the code of the block starts that was run last. */
  private int block;

  /**
   * A runner.
   *
   * @param writer writes code anew that has been run often, as {@code backend} says
   * @param effort what each choice is taken from
   */
  public CodeRunner(
      Contents contents,
      AttackQuestions attacks,
      TestEvaluator evaluator,
      Backend backend,
      Backend.Writer writer,
      WorkLimit effort) {
    this.effort = effort;
    this.patience = backend.patience();
    this.writer = writer;
    this.attacks = attacks;
    this.evaluator = evaluator;
    this.maskWords = contents.maskWords();
    this.holdsLength = Code.length(Code.HOLDS, contents.maskWords());
  }

  /** Where the code of the block starts that was run last. */
  public int block() {
    return block;
  }

  /** Adds what {@code code} emits on a position to {@code out}. */
  public void run(PreparedRule rule, Position position, MoveBuffer out) {
    try {
      runAll(rule, position, out);
    } catch (TooManyMoves refused) {
      throw refused.in(rule, block);
    }
  }

  private void runAll(PreparedRule rule, Position position, MoveBuffer out) {
    RuleCode code = rule.code();
    CompiledMoves compiled = out.asWritten() ? null : rule.compiled(patience, writer);
    if (compiled != null) {
      compiled.run(position.contents(), code, position, out, this);
      return;
    }
    SliderMoves rides = rule.rides(maskWords);
    if (rides != null) {
      rides.run(code, position, out, this);
      return;
    }
    for (int block : code.blocks) {
      interpret(code, block, position, out);
    }
  }

  /** Adds what the first block that emits anything emits; a class emits what all blocks do. */
  public void runFirst(PreparedRule rule, Position position, MoveBuffer out) {
    if (rule.compiled(patience, writer) != null) {
      run(rule, position, out);
      return;
    }
    RuleCode code = rule.code();
    int before = out.size();
    try {
      for (int i = 0; i < code.blocks.length && out.size() == before; i++) {
        interpret(code, code.blocks[i], position, out);
      }
    } catch (TooManyMoves refused) {
      throw refused.in(rule, block);
    }
  }

  @Override
  public void interpret(RuleCode first, int start, Position position, MoveBuffer out) {
    pendingSize = 0;
    forksSize = 0;
    codes[0] = first;
    codesSize = 1;
    block = start;
    sequels = 0;
    waysBack = 0;
    RuleCode code = first;
    int[] words = code.words;
    int[] board = position.contents();
    int pc = start;
    while (true) {
      switch (words[pc]) {
        case Code.HOLDS -> {
          boolean holds = holds(words, pc, board[words[pc + 1]]);
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
          effort.spend(WorkLimit.PAGE);
          Sequel.Place place = code.sequels[words[pc + 1]].place();
          RuleCode next = RuleCode.of(place.page());
          waysBack = next == code ? waysBack + 1 : 0;
          if (++sequels > MOST_SEQUELS || waysBack > next.blocks.length) {
            if (forksSize == 0) {
              return; // it goes round for ever
            }
            pc = resume();
            code = codes[codesSize - 1];
            words = code.words;
            continue;
          }
          code = next;
          codes[codesSize - 1] = code;
          words = code.words;
          pc = code.blocks[place.block()];
        }
        case Code.PASSED, Code.UNMOVED, Code.ATTACKED, Code.SAFE, Code.ONCE, Code.TEST ->
            pc = asks(code, pc, position) ? pc + 3 : words[pc + 2];
        default -> pc = build(words, pc, position, out);
      }
    }
  }

  @Override
  public boolean asks(RuleCode code, int pc, Position position) {
    int operand = code.words[pc + 1];
    return switch (code.words[pc]) {
      case Code.PASSED -> position.passed(operand);
      case Code.UNMOVED -> (position.rights() >>> operand & 1) != 0;
      case Code.ATTACKED -> attacked(position, code.tests[operand]);
      case Code.SAFE -> !attacked(position, code.tests[operand]);
      case Code.ONCE -> once(code, operand, position);
      default -> evaluator.holds(position, code.tests[operand], this);
    };
  }

  private static boolean holds(int[] words, int pc, int content) {
    return (words[pc + 3 + (content >>> 5)] >>> content & 1) != 0;
  }

  /** The position is another one from now on: what was asked once has to be asked again. */
  public void begin() {
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
    return attacks.attacked(position, (Test.Attacked) test);
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
      case Code.FORGET -> {
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
    forks[needed - 3] = sequels;
    forks[needed - 2] = waysBack;
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
    pendingSize = forks[top - 4];
    sequels = forks[top - 3];
    waysBack = forks[top - 2];
    forksSize = top - 4 - pendingSize;
    effort.spend(1 + pendingSize);
    System.arraycopy(forks, forksSize, pending, 0, pendingSize);
    return forks[top - 1];
  }

  @Override
  public boolean captures(Position position, int from, int to) {
    return trial.captures(position, pending, pendingSize, from, to);
  }
}
