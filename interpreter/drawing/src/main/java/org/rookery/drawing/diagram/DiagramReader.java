package org.rookery.drawing.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.TurnStep;
import org.rookery.program.board.Topology;

/** Turns the acts of a piece into the signs and notes of a diagram. */
final class DiagramReader {
  /** How many squares may bear the sign of a capture from elsewhere. */
  private static final int MOST_REMOTE = 20;

  /** More signs than a diagram has. */
  private static final int MANY = 100_000;

  private final GameProgram program;
  private final Contents contents;
  private final int content;
  private final int start;
  private final int mostPieces;
  private final BitSet drawn;
  private final NavigableMap<Integer, NavigableMap<Sign, Boolean>> signs = new TreeMap<>();
  private final Set<String> conditions = new TreeSet<>();
  private boolean over;

  /** Reads with acts that need no more than {@code mostPieces} other pieces. */
  DiagramReader(GameProgram program, int content, int start, int mostPieces) {
    this.program = program;
    this.contents = program.contents();
    this.content = content;
    this.start = start;
    this.mostPieces = mostPieces;
    this.drawn = drawn(program);
  }

  /**
   * How many signs hang on no condition, and of all signs where that is equal: notes are not asked
   * for, which takes long.
   */
  int richness() {
    draw(acts(ordinaryGroups()));
    int sure =
        signs.values().stream().mapToInt(on -> Collections.frequency(on.values(), false)).sum();
    int all = signs.values().stream().mapToInt(Map::size).sum();
    return sure * MANY + Math.min(all, MANY - 1);
  }

  MoveDiagram read() {
    Set<Integer> ordinary = ordinaryGroups();
    List<Act> acts = acts(ordinary);
    draw(acts);
    List<String> notes = new ArrayList<>();
    if (!conditions.isEmpty()) {
      String what = isMarked() ? "`?` depends on: " : "What it does depends on: ";
      notes.add(what + String.join("; ", conditions) + ".");
    }
    notes.addAll(new ActNotes(program, content, start).of(acts));
    for (int group = 0; group < program.groups().size(); group++) {
      if (!ordinary.contains(group) && !acts(Set.of(group)).isEmpty()) {
        String kind = program.groups().get(group);
        notes.add("It has further moves" + (kind.isEmpty() ? "." : " of the kind `" + kind + "`."));
      }
    }
    drops(notes);
    return new MoveDiagram(program, content, start, signs, notes, over);
  }

  private void draw(List<Act> acts) {
    List<Act> shown = acts.stream().map(this::onTheBoard).toList();
    shown.stream().filter(act -> act.others(start).isEmpty()).forEach(this::direct);
    shown.stream().filter(act -> !act.others(start).isEmpty()).forEach(this::overPieces);
    shown.forEach(this::legs);
    unlessCrowded();
  }

  /** Whether the picture has a square with the sign of a condition. */
  private boolean isMarked() {
    return signs.values().stream()
        .flatMap(on -> on.entrySet().stream())
        .anyMatch(sign -> sign.getKey() != Sign.IN_PLACE && sign.getValue());
  }

  /**
   * An act with what must stand beside the board as a condition: no piece goes over what is there.
   */
  private Act onTheBoard(Act act) {
    Map<Integer, BitSet> needs = new TreeMap<>(act.needs());
    Act shown = act;
    for (int square : act.needs().keySet()) {
      if (!drawn.get(square) && !act.mayBeEmpty(square) && !act.removed().get(square)) {
        needs.remove(square);
        shown = shown.besides("what stands on " + program.topology().squares().get(square));
      }
    }
    return shown.asking(needs);
  }

  /** The squares of a rectangle with others beside it; all, where there is no rectangle. */
  private static BitSet drawn(GameProgram program) {
    BitSet drawn = new BitSet();
    for (int[] row : program.layout().squareAt()) {
      Arrays.stream(row).filter(square -> square >= 0).forEach(drawn::set);
    }
    if (program.layout().rows() == 0) {
      drawn.set(0, program.topology().size());
    }
    return drawn;
  }

  /** The groups a turn of the piece's owner may begin with. */
  private Set<Integer> ordinaryGroups() {
    Set<Integer> groups = new LinkedHashSet<>();
    for (TurnStep step : program.turnOrder()) {
      if (step.as() == contents.owner(content)) {
        step.tiers().forEach(groups::addAll);
      }
    }
    return groups;
  }

  private List<Act> acts(Set<Integer> groups) {
    List<Act> acts = new ArrayList<>();
    ActWalk walk = new ActWalk(program, content, start, mostPieces, acts::add);
    groups.forEach(group -> walk.walk(program.rules().moves(content, start, group)));
    return acts;
  }

  /** An act that needs no other piece, save one to capture where it goes. */
  private void direct(Act act) {
    int target = act.target(start);
    if (target == start) {
      if (!act.edits().isEmpty()) {
        put(start, Sign.IN_PLACE, act);
      }
      return;
    }
    if (act.mayBeEmpty(target) || act.takesNothing(target)) {
      put(target, act.takesPasser() ? Sign.CAPTURE : Sign.GO, act);
    }
    if (takes(act, target)) {
      put(target, Sign.CAPTURE, act);
    }
  }

  /** An act that needs other pieces: to capture them from elsewhere, or to go over them. */
  private void overPieces(Act act) {
    int target = act.target(start);
    BitSet remote = act.removed();
    remote.clear(target);
    remote.and(act.others(start));
    remote.stream().forEach(square -> put(square, Sign.REMOTE, act));
    if (target == start) {
      put(start, Sign.IN_PLACE, act.besides("which pieces stand near it"));
      return;
    }
    over |= goesOver(act, target);
    if ((act.mayBeEmpty(target) || act.takesNothing(target)) && !has(target, Sign.GO)) {
      put(target, Sign.HOP, act);
    }
    if (takes(act, target) && !has(target, Sign.CAPTURE)) {
      put(target, Sign.HOP_CAPTURE, act);
    }
  }

  /**
   * Whether a piece that is needed stands between start and target; on a board without rows it is
   * taken for granted.
   */
  private boolean goesOver(Act act, int target) {
    Optional<int[]> from = place(start);
    Optional<int[]> to = place(target);
    if (from.isEmpty() || to.isEmpty()) {
      return true;
    }
    return act.others(start).stream()
        .mapToObj(this::place)
        .flatMap(Optional::stream)
        .anyMatch(it -> isBetween(it, from.get(), to.get()));
  }

  /** Whether a place is on the straight way from one to another, or about where that is crooked. */
  private static boolean isBetween(int[] it, int[] one, int[] other) {
    int down = other[0] - one[0];
    int across = other[1] - one[1];
    boolean straight = down == 0 || across == 0 || Math.abs(down) == Math.abs(across);
    boolean onLine = down * (it[1] - one[1]) == across * (it[0] - one[0]);
    return (!straight || onLine)
        && isBetween(it[0], one[0], other[0])
        && isBetween(it[1], one[1], other[1]);
  }

  private static boolean isBetween(int number, int one, int other) {
    return Math.min(one, other) <= number && number <= Math.max(one, other);
  }

  /** The row and the column of a square. */
  private Optional<int[]> place(int square) {
    int[][] rows = program.layout().squareAt();
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length; column++) {
        if (rows[row][column] == square) {
          return Optional.of(new int[] {row, column});
        }
      }
    }
    return Optional.empty();
  }

  /** Squares that must be empty though nothing ends there. */
  private void legs(Act act) {
    int target = act.target(start);
    for (int square : act.needs().keySet()) {
      if (square != target && act.mustBeEmpty(square) && signs.get(square) == null) {
        put(square, Sign.LEG, act);
      }
    }
  }

  /** Takes back the signs of captures from elsewhere when they would cover the board. */
  private void unlessCrowded() {
    long remote = signs.values().stream().filter(on -> on.containsKey(Sign.REMOTE)).count();
    if (remote > MOST_REMOTE) {
      signs.values().forEach(on -> on.remove(Sign.REMOTE));
      signs.values().removeIf(NavigableMap::isEmpty);
    }
  }

  private boolean takes(Act act, int square) {
    if (act.takesNothing(square)) {
      return false;
    }
    BitSet need = act.needs().get(square);
    BitSet pieces = new BitSet();
    if (need == null) {
      pieces.set(1, contents.size());
    } else {
      pieces.or(need);
    }
    return pieces.stream()
        .anyMatch(piece -> piece > 0 && contents.owner(piece) != contents.owner(content));
  }

  private boolean has(int square, Sign sign) {
    return signs.containsKey(square) && signs.get(square).containsKey(sign);
  }

  private void put(int square, Sign sign, Act act) {
    boolean conditional = !act.conditions().isEmpty();
    Map<Sign, Boolean> there = signs.computeIfAbsent(square, unused -> new TreeMap<>());
    if (conditional && there.getOrDefault(sign, true)) {
      conditions.addAll(act.conditions());
    }
    there.merge(sign, conditional, (one, other) -> one && other);
  }

  private void drops(List<String> notes) {
    if (!program.droppable()[contents.type(content)]) {
      return;
    }
    List<String> barred = new ArrayList<>();
    int open = 0;
    for (int square = 0; square < program.topology().size(); square++) {
      boolean drops = canBePutOn(square);
      open += drops ? 1 : 0;
      if (!drops) {
        barred.add(program.topology().squares().get(square));
      }
    }
    if (open > 0) {
      String where =
          barred.isEmpty()
              ? "any empty square"
              : barred.size() < open
                  ? "empty squares other than " + ActNotes.list(barred)
                  : "some empty squares";
      notes.add("From the hand it may be put on " + where + ".");
    }
  }

  private boolean canBePutOn(int square) {
    List<Act> found = new ArrayList<>();
    // One is enough.
    ActWalk walk = new ActWalk(program, content, Topology.NOWHERE, 0, act -> !found.add(act));
    ordinaryGroups().forEach(group -> walk.walk(program.rules().drops(content, square, group)));
    return !found.isEmpty();
  }
}
