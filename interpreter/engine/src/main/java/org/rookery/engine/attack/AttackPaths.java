package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.engine.run.RuleTable;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;

/**
 * The ways by which one player's pieces, moving by one set of groups, can capture on each square.
 *
 * <p>All rules are read once to see which squares they can capture on at all; how is found out when
 * a square is asked about. A way that hangs on nothing but what stands where is a {@link Line}.
 * Code with another way to capture there, or with too many ways, is a {@link Runner}: it has to be
 * run.
 */
final class AttackPaths {
  /** More rules than this of one piece on one square are not read backwards. */
  private static final int LARGE = 1400;

  /** More ways than this from one square to another are not read backwards. */
  private static final int LINES = 64;

  /** After so many squares with too many ways to them, rules are not read for further ones. */
  private static final int GIVEN_UP = 3;

  /**
   * One way to capture: nearest to the captured square first, {@code squares[i]} holds one of
   * {@code sets[i]}; {@code man} does it from {@code attacker}.
   */
  record Line(List<Integer> squares, List<Integer> sets, int onTarget, int attacker, int man) {}

  /** The rules of a piece of {@code content} on {@code square}. */
  record Runner(int content, int square) {}

  /** What is known of one square. */
  record Ways(Set<Line> lines, Set<Runner> runners) {}

  private final RuleTable rules;
  private final PathWalker walker;
  private final int groupSet;
  private final int squares;
  private final GameProgram.Royal royal;

  /** For each square whose rules can capture there, as {@code content * squares + square}. */
  private final int[][] capturing;

  private final int[] capturingCount;

  /** For each content whether its rules are too many. */
  private final boolean[] large;

  /**
   * For each piece and square on how many squares reading its rules was given up for their length.
   */
  private final Map<Runner, Integer> exhausted = new HashMap<>();

  private final Set<Runner> passerCapturers = new LinkedHashSet<>();

  AttackPaths(GameProgram program, RuleTable rules, PathWalker walker, int player, int groupSet) {
    this.rules = rules;
    this.walker = walker;
    this.groupSet = groupSet;
    royal = program.royal();
    int squares = program.topology().size();
    this.squares = squares;
    capturing = new int[squares][8];
    capturingCount = new int[squares];
    large = new boolean[program.contents().size()];
    Contents contents = program.contents();
    for (int content = 1; content < contents.size(); content++) {
      for (int square = 0; square < squares && contents.owner(content) == player; square++) {
        large[content] |= !read(new Runner(content, square));
        if (large[content]) {
          break;
        }
      }
    }
  }

  /**
   * Whether the rules of a piece are too many to be read: they have to be run, whichever square is
   * asked about.
   */
  boolean isLarge(int content) {
    return large[content];
  }

  /** Whose rules can capture a piece that passed, wherever it stands. */
  Set<Runner> passerCapturers() {
    return passerCapturers;
  }

  /** Notes on which squares rules can capture; false when there are too many of them. */
  private boolean read(Runner runner) {
    List<RuleBlocks> rules = rules(runner);
    if (rules.stream().mapToInt(blocks -> blocks.fromTheEnd().size()).sum() > LARGE) {
      return false;
    }
    for (RuleBlocks blocks : rules) {
      for (Rule rule : blocks.fromTheEnd()) {
        if (rule instanceof Rule.More) {
          return false;
        }
        rule.edits().forEach(edit -> read(edit, runner));
      }
    }
    return true;
  }

  private void read(int edit, Runner runner) {
    if (edit == Rule.CAPTURE_PASSER) {
      passerCapturers.add(runner);
    } else if (royal.attacks(edit)) {
      note(Edit.b(edit), runner.content() * squares + runner.square());
    }
  }

  private List<RuleBlocks> rules(Runner runner) {
    return rules.moves(groupSet, runner.content(), runner.square()).rules();
  }

  /** Adds a number to a square's list, unless it is the last there: rules are read in one go. */
  private void note(int square, int number) {
    int count = capturingCount[square];
    if (count > 0 && capturing[square][count - 1] == number) {
      return;
    }
    if (count == capturing[square].length) {
      capturing[square] = Arrays.copyOf(capturing[square], 2 * count);
    }
    capturing[square][count] = number;
    capturingCount[square]++;
  }

  /** The interest in emissions that capture on a square. */
  private Shortcuts.Interest capturing(int square) {
    return new Shortcuts.Interest(
        false, word -> captures(word, square), word -> captures(word, square));
  }

  private boolean captures(int word, int square) {
    return Edit.b(word) == square && royal.attacks(word);
  }

  /**
   * Whether an emission captures on {@code square}. Who comes to a piece's square takes it, also
   * where the same turn carries it elsewhere: that is how pieces are taken prisoner.
   */
  private boolean captures(int[] words, int size, int square) {
    for (int i = 0; i < size; i++) {
      if (words[i] != Rule.CAPTURE_PASSER && captures(words[i], square)) {
        return true;
      }
    }
    return false;
  }

  /** Finds the ways to capture on a square. */
  Ways ways(int square) {
    Ways ways = new Ways(new LinkedHashSet<>(), new LinkedHashSet<>());
    Shortcuts.Interest interest = capturing(square);
    for (int i = 0; i < capturingCount[square]; i++) {
      Runner runner = new Runner(capturing[square][i] / squares, capturing[square][i] % squares);
      if (exhausted.getOrDefault(runner, 0) >= GIVEN_UP) {
        ways.runners().add(runner);
        continue;
      }
      List<Line> lines = new ArrayList<>();
      boolean complete =
          walker.walk(
              Shortcuts.of(rules(runner), interest),
              runner.square(),
              runner.content(),
              (words, size, path) ->
                  !captures(words, size, square)
                      || (add(square, runner, path, lines) && lines.size() <= LINES));
      if (complete) {
        ways.lines().addAll(lines);
      } else {
        ways.runners().add(runner);
        if (walker.isExhausted()) {
          exhausted.merge(runner, 1, Integer::sum);
        }
      }
    }
    return ways;
  }

  /**
   * Adds the path as a line, unless it cannot capture; false when it hangs on more than what stands
   * where.
   */
  private boolean add(int square, Runner runner, Path path, List<Line> lines) {
    ContentSets sets = walker.sets();
    int index = path.indexOf(square);
    int onTarget =
        index < 0 ? sets.occupied() : sets.intersection(path.set(index), sets.occupied());
    if (sets.isEmpty(onTarget)) {
      return true;
    }
    if (path.isConditional()) {
      return false;
    }
    Integer[] squares = new Integer[path.size() - (index < 0 ? 0 : 1)];
    Integer[] held = new Integer[squares.length];
    int at = squares.length;
    for (int i = 0; i < path.size(); i++) {
      if (i != index) {
        squares[--at] = path.square(i);
        held[at] = path.set(i);
      }
    }
    lines.add(
        new Line(
            Arrays.asList(squares),
            Arrays.asList(held),
            onTarget,
            runner.square(),
            runner.content()));
    return true;
  }
}
