package org.rookery.engine.movegen;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.program.GameProgram;

/**
 * Answers whether one player's men, by one set of groups, attack a square: the forward code read
 * backwards.
 *
 * <p>For each square and each content thought to stand there the question is compiled when it is
 * first asked. What cannot be compiled is left to running code: {@link #runs} says of which men.
 */
final class AttackMap {
  private static final int UNBUILT = Integer.MIN_VALUE;

  /** The question took too many words: all men's code has to be run. */
  private static final int TOO_LARGE = Integer.MIN_VALUE + 1;

  private final AttackPaths paths;
  private final AttackBuilder builder;
  private final int contents;
  private final int squares;
  private final int[] entries;
  private final @Nullable BitSet[] running;
  private final BitSet capturingPassers = new BitSet();
  private final RuleTable rules;
  private boolean anyRunning;

  AttackMap(GameProgram program, AttackPaths paths, RuleTable rules, ContentSets sets) {
    this.paths = paths;
    this.rules = rules;
    contents = program.contents().size();
    squares = program.topology().size();
    builder = new AttackBuilder(sets, contents);
    entries = new int[squares * contents];
    Arrays.fill(entries, UNBUILT);
    running = new BitSet[squares];
    for (int square = 0; square < squares; square++) {
      List<AttackPaths.Runner> runners = paths.runners(square);
      if (!runners.isEmpty()) {
        BitSet men = new BitSet();
        runners.forEach(runner -> men.set(number(runner)));
        running[square] = men;
        anyRunning = true;
      }
    }
    paths.passerCapturers().forEach(runner -> capturingPassers.set(number(runner)));
  }

  private int number(AttackPaths.Runner runner) {
    return runner.content() * squares + runner.square();
  }

  /**
   * Whether men of {@code as} may pass squares, so that code that captures the man that passed may
   * capture them.
   */
  private boolean isCapturedInPassing(int as) {
    return !capturingPassers.isEmpty() && rules.mayPass(as);
  }

  /**
   * Whether some way that hangs only on what stands where captures a man of {@code as} on {@code
   * square}.
   */
  boolean attacked(Position position, int square, int as) {
    int pc = entry(square, as);
    int[] code = builder.code;
    int[] tables = builder.classTables;
    int[] board = position.contents();
    while (pc >= 0) {
      pc = code[pc + 2 + tables[code[pc + 1] + board[code[pc]]]];
    }
    return pc == AttackBuilder.HIT;
  }

  /** The same, noting what was looked at. */
  boolean attacked(Position position, int square, int as, Reads reads) {
    int pc = entry(square, as);
    int[] code = builder.code;
    int[] tables = builder.classTables;
    int[] board = position.contents();
    reads.newMen |= anyRunning || pc == TOO_LARGE || isCapturedInPassing(as);
    while (pc >= 0) {
      reads.add(code[pc]);
      pc = code[pc + 2 + tables[code[pc + 1] + board[code[pc]]]];
    }
    return pc == AttackBuilder.HIT;
  }

  /** Whether there can be men whose code has to be run to know about a square. */
  boolean mayRun(int square, int as) {
    return running[square] != null || entry(square, as) == TOO_LARGE || isCapturedInPassing(as);
  }

  /** Whether the code of a man has to be run to know about {@code square}. */
  boolean runs(int square, int as, int man, int from) {
    BitSet men = running[square];
    int number = man * squares + from;
    return (men != null && men.get(number))
        || entry(square, as) == TOO_LARGE
        || (capturingPassers.get(number) && isCapturedInPassing(as));
  }

  private int entry(int square, int as) {
    int known = entries[square * contents + as];
    return known != UNBUILT ? known : build(square, as);
  }

  private int build(int square, int as) {
    int entry;
    try {
      entry = builder.add(paths.lines(square), as);
    } catch (AttackBuilder.TooLarge e) {
      entry = TOO_LARGE;
    }
    entries[square * contents + as] = entry;
    return entry;
  }
}
