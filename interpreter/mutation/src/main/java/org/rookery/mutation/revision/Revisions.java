package org.rookery.mutation.revision;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.engine.search.Perft;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.mutation.difference.ClockLimits;
import org.rookery.mutation.difference.Difference;
import org.rookery.mutation.difference.GameComparison;
import org.rookery.mutation.difference.Walk;
import org.rookery.mutation.difference.Walks;
import org.rookery.program.GameProgram;

/** Compares two revisions of a game by playing both; the same seed finds the same. */
public final class Revisions {
  /** Counting goes on as long as there were no more leaves than this. */
  private static final long MOST_LEAVES = 10_000;

  private static final int MAX_DEPTH = 4;

  /** As long as nothing is found it is looked for so much longer: who asks wants to be sure. */
  private static final int IN_VAIN = 4;

  private final Game before;
  private final Game after;
  private final int most;
  private final int effort;

  private Revisions(Game before, Game after, int most, int effort) {
    this.before = before;
    this.after = after;
    this.most = most;
    this.effort = effort;
  }

  /**
   * What has changed.
   *
   * @param most how many positions are told
   * @param effort how long is looked for what games played by chance do not show, in thousands of
   *     turns; four times as long when nothing is found
   */
  public static RevisionDiff compare(Game before, Game after, long seed, int most, int effort) {
    return new Revisions(before, after, most, effort).compare(seed);
  }

  private RevisionDiff compare(long seed) {
    List<String> structure = structure();
    boolean sameNumbers =
        before.players().equals(after.players())
            && before.pieces().equals(after.pieces())
            && before.squares().equals(after.squares());
    if (!sameNumbers) {
      TextComparison texts = new TextComparison(before.engine(), after.engine(), seed);
      return new RevisionDiff(structure, counts(), texts.differences(most), texts.games());
    }
    SortedSet<Integer> limits = new TreeSet<>(ClockLimits.of(before.compiled().sections()));
    limits.addAll(ClockLimits.of(after.compiled().sections()));
    Walks walks = Walks.of(before, List::of, limits, seed);
    GameComparison comparison = new GameComparison(before, after);
    // Of equal differences the first is reported: walks begin with the plainest.
    Map<String, Difference> byKind = new LinkedHashMap<>();
    Iterator<Walk> rest = walks.stream().iterator();
    while (byKind.size() < most && rest.hasNext()) {
      comparison
          .plainest(Stream.of(rest.next()))
          .ifPresent(difference -> byKind.putIfAbsent(kind(difference), difference));
    }
    int inVain = byKind.isEmpty() ? IN_VAIN * effort : effort;
    Iterator<Difference> hunted = comparison.hunted(walks, effort, inVain).iterator();
    while (byKind.size() < most && hunted.hasNext()) {
      Difference difference = hunted.next();
      byKind.putIfAbsent(kind(difference), difference);
    }
    return new RevisionDiff(structure, counts(), List.copyOf(byKind.values()), walks.made());
  }

  /** What tells a difference from others: what it says, whichever turns and squares they are. */
  private static String kind(Difference difference) {
    String says = difference.says();
    String kind = difference.missing().isEmpty() ? "" : "moves gone; ";
    kind += difference.surplus().isEmpty() ? "" : "moves new; ";
    boolean outcome = says.contains("`, not `");
    return kind
        + (outcome ? says.replaceFirst("^.*; (?=`[^;]*`, not `)", "") : "")
        + says.replaceAll("`[^`]*`|\\p{Alnum}*\\d+\\p{Alnum}*|[ ,]+|and|more", "");
  }

  private List<String> structure() {
    List<String> lines = new ArrayList<>();
    compare("player", before.players(), after.players(), lines);
    compare("piece", before.pieces(), after.pieces(), lines);
    compare("square", before.squares(), after.squares(), lines);
    GameProgram here = before.program();
    GameProgram there = after.program();
    if (lines.isEmpty() && !here.options().hiding().equals(there.options().hiding())) {
      lines.add("~ what players see of a position");
    }
    if (lines.isEmpty() && !drawn(here).equals(drawn(there))) {
      lines.add("~ how likely the moves of chance are");
    }
    if (lines.isEmpty() && !here.start().lots().equals(there.start().lots())) {
      lines.add(
          "~ set-ups by lot: "
              + here.start().lots().count()
              + " -> "
              + there.start().lots().count());
    }
    return lines;
  }

  /** For each player of chance, how they draw in their turns. */
  private static Set<List<Object>> drawn(GameProgram program) {
    return program.turnOrder().stream()
        .filter(step -> program.playsAtRandom(step.player()))
        .map(step -> List.<Object>of(step.player(), step.draw()))
        .collect(Collectors.toSet());
  }

  private static void compare(
      String what, List<String> before, List<String> after, List<String> lines) {
    before.stream()
        .filter(name -> !after.contains(name))
        .forEach(n -> lines.add("- " + what + " " + n));
    after.stream()
        .filter(name -> !before.contains(name))
        .forEach(n -> lines.add("+ " + what + " " + n));
  }

  /** Leaves below the start, as deep as that takes no time, where they differ. */
  private List<RevisionDiff.Count> counts() {
    List<RevisionDiff.Count> counts = new ArrayList<>();
    try {
      count(counts);
    } catch (TooManyMoves deeper) {
      // What cannot be listed cannot be counted.
    }
    return counts;
  }

  private void count(List<RevisionDiff.Count> counts) {
    GameEngine ours = before.engine();
    GameEngine theirs = after.engine();
    Position here = ours.start();
    Position there = theirs.start();
    long leaves = 1;
    for (int depth = 1; depth <= MAX_DEPTH && leaves <= MOST_LEAVES; depth++) {
      leaves = new Perft(ours.generator()).count(here, depth);
      long now = new Perft(theirs.generator()).count(there, depth);
      if (leaves != now) {
        counts.add(new RevisionDiff.Count(depth, leaves, now));
      }
      leaves = Math.max(leaves, now);
    }
  }
}
