package org.rookery.engine.reachability;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Test;

/** What pieces of a {@link Reachability} can do wherever the others stand. */
public final class CertainWays {
  /** Of more tests not all answers are tried. */
  private static final int MOST_TESTS = 6;

  private final Reachability reachability;
  private final GameInvariants frame;

  CertainWays(Reachability reachability) {
    this.reachability = reachability;
    frame = reachability.frame;
  }

  /**
   * Whether a piece attacks another on a square, whatever else stands on the board: then, if both
   * are royal, no player may leave them so.
   */
  public boolean attacks(int piece, int from, int square, int other) {
    if (!reachability.reach(piece, from).get(square)) {
      return false;
    }
    int player = frame.contents.owner(piece);
    boolean alone = reachability.isPair();
    List<List<Way.Asked>> cases = new ArrayList<>();
    for (Way way : reachability.ways(piece, from)) {
      if (way.effects().attacks().contains(square)
          && frame.attacksBy(player, way.group())
          && reachability.needed(way, square).has(other)
          && isClear(way, square, alone)) {
        cases.add(open(way, alone ? other : Contents.EMPTY, square));
      }
    }
    return covers(cases, 0);
  }

  /**
   * The squares a piece can go to whenever nothing stands there but what is given with them, and
   * the square is safe.
   */
  public Map<Integer, ContentSet> steps(int piece, int square) {
    Map<Integer, Map<ContentSet, List<List<Way.Asked>>>> ways = new LinkedHashMap<>();
    int player = frame.contents.owner(piece);
    for (Way way : reachability.ways(piece, square)) {
      int to = way.effects().to();
      if (way.effects().isPlain()
          && to != square
          && frame.isTurn(player, way.group())
          && isClear(way, to, false)) {
        ways.computeIfAbsent(to, unused -> new LinkedHashMap<>())
            .computeIfAbsent(reachability.needed(way, to), unused -> new ArrayList<>())
            .add(open(way, Contents.EMPTY, to));
      }
    }
    Map<Integer, ContentSet> steps = new LinkedHashMap<>();
    ways.forEach((to, cases) -> steps.put(to, open(cases)));
    steps.values().removeIf(open -> !open.has(Contents.EMPTY));
    return steps;
  }

  /** What may stand on a square so that some way there is open. */
  private ContentSet open(Map<ContentSet, List<List<Way.Asked>>> ways) {
    BitSet open = new BitSet();
    for (int content = 0; content < frame.contents.size(); content++) {
      List<List<Way.Asked>> cases = new ArrayList<>();
      for (Map.Entry<ContentSet, List<List<Way.Asked>>> way : ways.entrySet()) {
        if (way.getKey().has(content)) {
          cases.addAll(way.getValue());
        }
      }
      open.set(content, covers(cases, 0));
    }
    return ContentSet.of(open, frame.contents);
  }

  /**
   * What must be answered so that a way is open, of tests that may be answered either way.
   *
   * @param other the only other piece, on that square, or {@link Contents#EMPTY}
   */
  private List<Way.Asked> open(Way way, int other, int square) {
    List<Way.Asked> open = new ArrayList<>();
    for (Way.Asked ask : way.asks()) {
      int answers =
          isAboutOther(ask.test(), other, square)
              ? PossibleAnswers.FAILS
              : reachability.answers(ask.test());
      if (answers != (ask.answer() ? PossibleAnswers.HOLDS : PossibleAnswers.FAILS)) {
        open.add(ask);
      }
    }
    return open;
  }

  /** Whether a test asks if a piece that is alone with the asking one attacks its own square. */
  private boolean isAboutOther(Test test, int other, int square) {
    return other != Contents.EMPTY
        && test instanceof Test.Attacked attacked
        && attacked.square() == square
        && attacked.by() == frame.contents.owner(other)
        && !reachability.reach(other, square).get(square);
  }

  /** Whether one of these lists of answers is given in any case. */
  private static boolean covers(List<List<Way.Asked>> cases, int tests) {
    if (cases.isEmpty() || tests > MOST_TESTS) {
      return false;
    }
    if (cases.stream().anyMatch(List::isEmpty)) {
      return true;
    }
    Test test = cases.get(0).get(0).test();
    return covers(given(cases, new Way.Asked(test, true)), tests + 1)
        && covers(given(cases, new Way.Asked(test, false)), tests + 1);
  }

  private static List<List<Way.Asked>> given(List<List<Way.Asked>> cases, Way.Asked answer) {
    Way.Asked opposite = new Way.Asked(answer.test(), !answer.answer());
    return cases.stream()
        .filter(asks -> !asks.contains(opposite))
        .map(asks -> asks.stream().filter(ask -> !ask.equals(answer)).toList())
        .toList();
  }

  /**
   * Whether a way is open whatever stands on the board but on one square, as far as it hangs on
   * what stands where.
   *
   * @param alone whether every other square is known to be empty
   */
  private boolean isClear(Way way, int square, boolean alone) {
    for (int i = 0; i < way.squares().size(); i++) {
      int there = way.squares().get(i);
      ContentSet needed = way.needs().get(i);
      if (there != square
          && (!needed.has(Contents.EMPTY) || (!alone && mayStandBut(needed, there)))) {
        return false;
      }
    }
    return true;
  }

  private boolean mayStandBut(ContentSet open, int square) {
    for (Kind kind : reachability.kinds) {
      if (kind.mayBeBut(open, square)) {
        return true;
      }
    }
    return false;
  }
}
