package org.rookery.walker.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;

/** Everything about a position that rules can ask, as plain values: copied and changed freely. */
public final class Scene {
  public final int[] pieces;

  /** What lies beneath each piece, the lowest first. */
  final List<List<Integer>> beneath;

  public final int[] attributes;
  public final int[] hand;
  public final int[] counters;

  /** Squares whose original pieces have never been touched. */
  public final BitSet untouched;

  public final Set<Integer> passed;
  public final List<Integer> captured;
  public int step;
  public int turnNumber;
  public int clock;
  public int passes;
  public int passer;
  public int lastFrom;
  public int lastTo;
  public int continuation;
  public int continuationGroup;
  public int decided;

  /** What players have chosen in a round that is not over. */
  List<WalkedTurn> chosen = List.of();

  /** The scene in which the last move was made; null at the beginning. */
  @Nullable Scene before;

  private Scene(
      int[] pieces,
      List<List<Integer>> beneath,
      int[] attributes,
      int[] hand,
      int[] counters,
      BitSet untouched,
      Set<Integer> passed,
      List<Integer> captured) {
    this.pieces = pieces;
    this.beneath = new ArrayList<>(beneath);
    this.attributes = attributes;
    this.hand = hand;
    this.counters = counters;
    this.untouched = untouched;
    this.passed = passed;
    this.captured = captured;
  }

  /** What a position in which no move was made shows through its accessors. */
  public static Scene of(Position position) {
    GameProgram program = position.program();
    int squares = program.topology().size();
    Scene scene =
        new Scene(
            numbers(squares, position::content),
            IntStream.range(0, squares).mapToObj(position::beneath).toList(),
            numbers(squares, position::attributes),
            numbers(program.contents().size(), position::hand),
            numbers(program.counters().size(), position::counter),
            new BitSet(squares),
            new TreeSet<>(position.passedSquares()),
            new ArrayList<>());
    for (int square = 0; square < squares; square++) {
      if (scene.pieces[square] != 0
          && scene.pieces[square] == program.start().board()[square]
          && mayBeUntouched(position, square)) {
        scene.untouched.set(square);
      }
    }
    scene.step = position.step();
    scene.turnNumber = position.turnNumber();
    scene.clock = position.clock();
    scene.passes = position.passes();
    scene.passer = position.passer();
    scene.lastFrom = position.lastFrom();
    scene.lastTo = position.lastTo();
    scene.continuation = position.continuation();
    scene.continuationGroup = position.continuationGroup();
    scene.decided = position.decided();
    return scene;
  }

  /** Whether no right speaks of the square, or one that is still held. */
  private static boolean mayBeUntouched(Position position, int square) {
    List<Right> rights = position.program().rights();
    boolean spokenOf = false;
    for (int number = 0; number < rights.size(); number++) {
      if (rights.get(number).squares().contains(square)) {
        spokenOf = true;
        if ((position.rights() >>> number & 1) != 0) {
          return true;
        }
      }
    }
    return !spokenOf;
  }

  private static int[] numbers(int count, java.util.function.IntUnaryOperator value) {
    int[] numbers = new int[count];
    Arrays.setAll(numbers, value);
    return numbers;
  }

  public Scene copy() {
    Scene copy =
        new Scene(
            pieces.clone(),
            beneath,
            attributes.clone(),
            hand.clone(),
            counters.clone(),
            (BitSet) untouched.clone(),
            new TreeSet<>(passed),
            new ArrayList<>(captured));
    copy.step = step;
    copy.turnNumber = turnNumber;
    copy.clock = clock;
    copy.passes = passes;
    copy.passer = passer;
    copy.lastFrom = lastFrom;
    copy.lastTo = lastTo;
    copy.continuation = continuation;
    copy.continuationGroup = continuationGroup;
    copy.decided = decided;
    copy.chosen = chosen;
    copy.before = before;
    return copy;
  }

  /** All pieces on a square, the lowest first. */
  public List<Integer> column(int square) {
    if (pieces[square] == Contents.EMPTY) {
      return List.of();
    }
    List<Integer> column = new ArrayList<>(beneath.get(square));
    column.add(pieces[square]);
    return column;
  }

  /** What lies beneath the pieces on all squares, as a value. */
  public List<List<Integer>> allBeneath() {
    return List.copyOf(beneath);
  }

  /** This scene with another piece, who has these attributes, on a square. */
  public Scene with(int square, int piece, int bits) {
    Scene copy = copy();
    copy.pieces[square] = piece;
    copy.attributes[square] = bits;
    return copy;
  }

  /** Forgets what a part passed: no player captures their own piece in passing. */
  void forgetPassed() {
    passed.clear();
    passer = View.NOWHERE;
  }

  /** Forgets passed squares but these: those that may be asked about. */
  public void forgetPassedBut(List<Integer> squares) {
    passed.retainAll(squares);
    passer = passed.isEmpty() ? View.NOWHERE : passer;
  }

  /** How often what repetition compares has been the same at the end of a turn, now included. */
  public int occurrences(WalkerGame game) {
    int times = 1;
    for (Scene earlier = before; earlier != null; earlier = earlier.before) {
      times += isRepeated(earlier, game) ? 1 : 0;
    }
    return times;
  }

  /**
   * The scenes from this one back to where what repetition compares was the same, counted as {@link
   * #occurrences}, for the {@code times}-th time; empty when it has not been so often.
   */
  public List<Scene> backTo(int times, WalkerGame game) {
    List<Scene> scenes = new ArrayList<>(List.of(this));
    int left = times - 1;
    for (Scene earlier = before; earlier != null && left > 0; earlier = earlier.before) {
      scenes.add(earlier);
      left -= isRepeated(earlier, game) ? 1 : 0;
    }
    return left > 0 ? List.of() : scenes;
  }

  private boolean isRepeated(Scene other, WalkerGame game) {
    return step == other.step
        && passer == other.passer
        && continuation == other.continuation
        && continuationGroup == other.continuationGroup
        && decided == other.decided
        && Arrays.equals(pieces, other.pieces)
        && beneath.equals(other.beneath)
        && Arrays.equals(attributes, other.attributes)
        && Arrays.equals(hand, other.hand)
        && IntStream.range(0, counters.length)
            .allMatch(i -> counters[i] == other.counters[i] || game.outsideRepetition.get(i))
        && passed.equals(other.passed)
        && rights(game.rights) == other.rights(game.rights);
  }

  /**
   * In what a position differs from this; empty when in nothing. Passed squares that are not asked
   * about may be left out.
   */
  public List<String> differences(Position position) {
    Scene other = Scene.of(position);
    List<String> differences = new ArrayList<>();
    compare(differences, "pieces", Arrays.toString(pieces), Arrays.toString(other.pieces));
    compare(differences, "pieces beneath", beneath, other.beneath);
    compare(
        differences, "attributes", Arrays.toString(attributes), Arrays.toString(other.attributes));
    compare(differences, "hands", Arrays.toString(hand), Arrays.toString(other.hand));
    compare(differences, "counters", Arrays.toString(counters), Arrays.toString(other.counters));
    compare(differences, "step", step, other.step);
    compare(differences, "turn number", turnNumber, other.turnNumber);
    compare(differences, "clock", clock, other.clock);
    if (position.program().options().countsPasses()) {
      compare(differences, "passes", passes, other.passes);
    }
    compare(differences, "last from", lastFrom, other.lastFrom);
    compare(differences, "last to", lastTo, other.lastTo);
    compare(differences, "continuation", continuation, other.continuation);
    compare(differences, "decided", decided, other.decided);
    compare(differences, "rights", rights(position.program().rights()), position.rights());
    if (!passed.containsAll(other.passed)) {
      differences.add("passed squares " + other.passed + " instead of some of " + passed);
    }
    return differences;
  }

  private static void compare(List<String> differences, String what, Object mine, Object theirs) {
    if (!mine.equals(theirs)) {
      differences.add(what + " " + theirs + " instead of " + mine);
    }
  }

  private long rights(List<Right> rights) {
    long bits = 0;
    for (int number = 0; number < rights.size(); number++) {
      boolean held = rights.get(number).squares().stream().allMatch(untouched::get);
      bits |= held ? 1L << number : 0;
    }
    return bits;
  }
}
