package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.engine.run.RuleTable;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.LazyRules;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;

/**
 * The ways by which one player's pieces, moving by one set of groups, can capture on each square.
 *
 * <p>Which rules may capture on a square at all is found without making them; they are made and
 * read when the square is asked about. A way that hangs on nothing but what stands where is a
 * {@link Line}. Code with another way to capture there, or with too many ways, is a {@link Runner}:
 * it has to be run.
 */
final class AttackPaths {
  /** More rules than this of one piece on one square are not read backwards. */
  private static final int MAX_RULES = 1400;

  /** More ways than this from one square to another are not read backwards. */
  private static final int LINES = 64;

  /** Rules with too many paths to this many squares are not read for further squares. */
  private static final int GIVEN_UP = 3;

  /**
   * One way to capture: nearest to the captured square first, {@code squares[i]} holds one of
   * {@code sets[i]}; {@code piece} does it from {@code attacker}.
   */
  record Line(List<Integer> squares, List<Integer> sets, int onTarget, int attacker, int piece) {}

  /** The rules of a piece of {@code content} on {@code square}. */
  record Runner(int content, int square) {}

  /** What is known of one square. */
  record Ways(Set<Line> lines, Set<Runner> runners) {}

  private final RuleTable rules;
  private final PathWalker walker;
  private final int groupSet;
  private final int squares;
  private final GameProgram.Royal royal;

  /** For each square whose rules may capture there, as {@code content * squares + square}. */
  private final BitSet[] capturing;

  /** The pieces of which the rules on some square were found to be too many. */
  private final BitSet large = new BitSet();

  /**
   * For each piece and square on how many squares reading its rules was given up for their length.
   */
  private final Map<Runner, Integer> exhausted = new HashMap<>();

  private final BitSet passerCapturers = new BitSet();

  AttackPaths(GameProgram program, RuleTable rules, PathWalker walker, int player, int groupSet) {
    this.rules = rules;
    this.walker = walker;
    this.groupSet = groupSet;
    royal = program.royal();
    int squares = program.topology().size();
    this.squares = squares;
    capturing = new BitSet[squares];
    Arrays.setAll(capturing, unused -> new BitSet());
    Contents contents = program.contents();
    for (int content = 1; content < contents.size(); content++) {
      for (int square = 0; square < squares && contents.owner(content) == player; square++) {
        note(content, square);
      }
    }
  }

  /** Notes on which squares a piece may capture. */
  private void note(int content, int square) {
    LazyRules.Reach reach = rules.reach(groupSet, content, square);
    if (reach.capturesPassers()) {
      passerCapturers.set(content * squares + square);
    }
    BitSet captures = reach.captures();
    for (int to = captures.nextSetBit(0);
        to >= 0 && to < squares;
        to = captures.nextSetBit(to + 1)) {
      capturing[to].set(content * squares + square);
    }
  }

  /** Whether rules may capture on a square, or a piece that passed, whatever stands where. */
  boolean mayCapture(int content, int from, int square) {
    int number = content * squares + from;
    return capturing[square].get(number) || passerCapturers.get(number);
  }

  /**
   * Whose rules may capture a piece that passed, wherever it stands, as {@code content * squares +
   * square}.
   */
  BitSet passerCapturers() {
    return passerCapturers;
  }

  /** Whether the rules of a piece are too many to be read: they have to be run. */
  private boolean isLarge(Runner runner) {
    if (!large.get(runner.content()) && hasMany(rules(runner))) {
      large.set(runner.content());
    }
    return large.get(runner.content());
  }

  private static boolean hasMany(List<RuleBlocks> rules) {
    return rules.stream().mapToInt(blocks -> blocks.fromTheEnd().size()).sum() > MAX_RULES
        || rules.stream()
            .flatMap(blocks -> blocks.fromTheEnd().stream())
            .anyMatch(Rule.More.class::isInstance);
  }

  private List<RuleBlocks> rules(Runner runner) {
    return rules.moves(groupSet, runner.content(), runner.square()).rules();
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
    BitSet numbers = capturing[square];
    for (int i = numbers.nextSetBit(0); i >= 0; i = numbers.nextSetBit(i + 1)) {
      Runner runner = new Runner(i / squares, i % squares);
      if (exhausted.getOrDefault(runner, 0) >= GIVEN_UP || isLarge(runner)) {
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
