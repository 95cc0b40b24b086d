package org.rookery.engine.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.program.GameProgram;
import org.rookery.program.LazyRules;
import org.rookery.program.NamedThings;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/**
 * The rules of every piece in every place, fetched from the program and prepared when they are
 * first asked for.
 */
public final class RuleTable {
  private static final int IN_HAND = -1;

  private final LazyRules rules;
  private final NamedThings names;
  private final GroupSets groupSets;
  private final int squares;
  private final Map<Test, Integer> onceNumbers = new HashMap<>();
  private final @Nullable Boolean[] mayPass;
  private final @Nullable PreparedRule[][] moves;
  private final @Nullable PreparedRule[][] drops;
  private final @Nullable PreparedRule[][] inHand;

  /** The rules of a game. */
  public RuleTable(GameProgram program, GroupSets groupSets) {
    this.rules = program.rules();
    this.names = new NamedThings(program);
    this.groupSets = groupSets;
    this.squares = program.topology().size();
    int contents = program.contents().size();
    mayPass = new Boolean[contents];
    moves = new PreparedRule[groupSets.size()][contents * squares];
    drops = new PreparedRule[groupSets.size()][contents];
    inHand = new PreparedRule[groupSets.size()][contents];
  }

  /** The moves by a set of groups of a piece on a square. */
  public PreparedRule moves(int groupSet, int content, int square) {
    PreparedRule known = moves[groupSet][content * squares + square];
    return known != null ? known : loadMoves(groupSet, content, square);
  }

  private PreparedRule loadMoves(int groupSet, int content, int square) {
    List<Integer> groups = groupSets.groups(groupSet);
    PreparedRule prepared = prepare(() -> moves(groups, content, square), content, square);
    moves[groupSet][content * squares + square] = prepared;
    return prepared;
  }

  private List<RuleBlocks> moves(List<Integer> groups, int content, int square) {
    if (groups.size() == 1) {
      return List.of(rules.moves(content, square, groups.get(0)));
    }
    return groups.stream().map(group -> rules.moves(content, square, group)).toList();
  }

  private PreparedRule prepare(Supplier<List<RuleBlocks>> blocks, int content, int square) {
    return new PreparedRule(
        blocks, onceNumbers, origin -> culprit(content, square) + ", rule " + rules.place(origin));
  }

  private String culprit(int content, int square) {
    return names.piece(content) + (square == IN_HAND ? " in hand" : " on " + names.square(square));
  }

  /**
   * What the moves by a set of groups could do, whatever stands where: perhaps more, never less.
   */
  public LazyRules.Reach reach(int groupSet, int content, int square) {
    List<Integer> groups = groupSets.groups(groupSet);
    return groups.size() == 1
        ? rules.reach(content, square, groups.get(0))
        : groups.stream()
            .map(group -> rules.reach(content, square, group))
            .reduce(LazyRules.Reach.NONE, LazyRules.Reach::or);
  }

  /** The drops on every square, joined, by a set of groups of a piece in hand. */
  public PreparedRule drops(int groupSet, int content) {
    PreparedRule known = drops[groupSet][content];
    if (known == null) {
      List<Integer> groups = groupSets.groups(groupSet);
      known =
          prepare(
              () ->
                  groups.stream()
                      .flatMap(
                          group ->
                              IntStream.range(0, squares)
                                  .mapToObj(square -> rules.drops(content, square, group)))
                      .toList(),
              content,
              IN_HAND);
      drops[groupSet][content] = known;
    }
    return known;
  }

  /** What a piece in hand can do, by a set of groups, without coming to the board. */
  public PreparedRule inHand(int groupSet, int content) {
    PreparedRule known = inHand[groupSet][content];
    if (known == null) {
      List<Integer> groups = groupSets.groups(groupSet);
      known =
          prepare(
              () -> groups.stream().map(group -> rules.inHand(content, group)).toList(),
              content,
              IN_HAND);
      inHand[groupSet][content] = known;
    }
    return known;
  }

  /** Whether a piece can pass squares, so that it may be captured where it is not. */
  public boolean mayPass(int content) {
    Boolean known = mayPass[content];
    if (known == null) {
      known = false;
      for (int group = 0; group < groupSets.groupCount() && !known; group++) {
        for (int square = 0; square < squares && !known; square++) {
          known = rules.reach(content, square, group).passes();
        }
      }
      mayPass[content] = known;
    }
    return known;
  }
}
