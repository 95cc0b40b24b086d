package org.rookery.engine.movegen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * All ways by which one player's men, moving by one set of groups, can capture on each square: the
 * forward code read once, and sorted by what it captures.
 *
 * <p>A way that hangs on nothing but what stands where is kept as a {@link Line}. Code with any
 * other way to capture on a square, and code with too many ways, is listed as a {@link Runner}
 * there: it has to be run.
 */
final class AttackPaths {
  /** Ways to all squares together, beyond which all code has to be run: a bound on memory. */
  private static final int LIMIT = 4_000_000;

  /**
   * One way to capture: nearest to the captured square first, what stands on {@code squares[i]} is
   * in {@code sets[i]}.
   */
  record Line(List<Integer> squares, List<Integer> sets, int onTarget) {}

  /** Code that has to be run to know: of a man of {@code content} on {@code square}. */
  record Runner(int content, int square) {}

  private final GameProgram program;
  private final RuleTable rules;
  private final PathWalker walker;
  private final int player;
  private final int groupSet;
  private final List<Set<Line>> lines = new ArrayList<>();
  private final List<Set<Runner>> runners = new ArrayList<>();
  private final Set<Runner> passerCapturers = new LinkedHashSet<>();
  private int literals;

  AttackPaths(GameProgram program, RuleTable rules, PathWalker walker, int player, int groupSet) {
    this.program = program;
    this.rules = rules;
    this.walker = walker;
    this.player = player;
    this.groupSet = groupSet;
    for (int square = 0; square < program.topology().size(); square++) {
      lines.add(new LinkedHashSet<>());
      runners.add(new LinkedHashSet<>());
    }
    collect();
  }

  List<Line> lines(int square) {
    return List.copyOf(lines.get(square));
  }

  List<Runner> runners(int square) {
    return List.copyOf(runners.get(square));
  }

  /** The code that can capture a man that passed, wherever he stands. */
  Set<Runner> passerCapturers() {
    return passerCapturers;
  }

  private void collect() {
    Contents contents = program.contents();
    int squares = program.topology().size();
    for (int content = 1; content < contents.size(); content++) {
      if (contents.owner(content) != player) {
        continue;
      }
      for (int square = 0; square < squares; square++) {
        RuleCode code = rules.moves(groupSet, content, square);
        if (!code.isEmpty()) {
          collect(code, new Runner(content, square));
        }
      }
    }
  }

  private void collect(RuleCode code, Runner runner) {
    boolean complete =
        literals < LIMIT
            && walker.walk(
                code,
                runner.square(),
                runner.content(),
                (words, size, path) -> emission(words, size, path, runner));
    if (!complete) {
      runners.forEach(all -> all.add(runner));
    }
  }

  private void emission(int[] words, int size, Path path, Runner runner) {
    for (int i = 0; i < size; i++) {
      int word = words[i];
      if (word == PathWalker.CAPTURE_PASSER) {
        passerCapturers.add(runner);
        continue;
      }
      int square = Edit.b(word);
      switch (Edit.kind(word)) {
        case Edit.MOVE -> {
          if (!isLifted(square, words, size)) {
            capture(square, path, runner);
          }
        }
        case Edit.COPY, Edit.CREATE -> capture(square, path, runner);
        case Edit.CAPTURE -> {
          if (!program.royal().onlyDisplacement()) {
            capture(square, path, runner);
          }
        }
        default -> {
          // No other edit captures.
        }
      }
    }
  }

  private static boolean isLifted(int square, int[] words, int size) {
    for (int i = 0; i < size; i++) {
      if (words[i] != PathWalker.CAPTURE_PASSER
          && Edit.kind(words[i]) == Edit.MOVE
          && Edit.a(words[i]) == square) {
        return true;
      }
    }
    return false;
  }

  private void capture(int square, Path path, Runner runner) {
    ContentSets sets = walker.sets();
    int index = path.indexOf(square);
    int onTarget =
        index < 0 ? sets.occupied() : sets.intersection(path.set(index), sets.occupied());
    if (sets.isEmpty(onTarget)) {
      return;
    }
    if (path.isConditional()) {
      runners.get(square).add(runner);
      return;
    }
    List<Integer> squares = new ArrayList<>();
    List<Integer> held = new ArrayList<>();
    for (int i = path.size() - 1; i >= 0; i--) {
      if (i != index) {
        squares.add(path.square(i));
        held.add(path.set(i));
      }
    }
    literals += squares.size();
    lines.get(square).add(new Line(List.copyOf(squares), List.copyOf(held), onTarget));
  }
}
