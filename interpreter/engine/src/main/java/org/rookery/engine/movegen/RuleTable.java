package org.rookery.engine.movegen;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Code;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.MoveRules;
import org.rookery.program.Test;

/**
 * The code of every man in every place, fetched from the program and prepared when it is first run.
 */
final class RuleTable {
  private final MoveRules rules;
  private final GroupSets groupSets;
  private final int squares;
  private final int maskWords;
  private final EmissionCheck check;
  private final Map<Test, Integer> onceNumbers = new HashMap<>();
  private final @Nullable Boolean[] mayPass;
  private final @Nullable RuleCode[][] moves;
  private final @Nullable RuleCode[][] drops;
  private final @Nullable RuleCode[][] inHand;

  RuleTable(GameProgram program, GroupSets groupSets, PathWalker walker) {
    this.rules = program.rules();
    this.groupSets = groupSets;
    this.squares = program.topology().size();
    this.maskWords = program.contents().maskWords();
    this.check = new EmissionCheck(walker);
    int contents = program.contents().size();
    mayPass = new Boolean[contents];
    moves = new RuleCode[groupSets.size()][contents * squares];
    drops = new RuleCode[groupSets.size()][contents];
    inHand = new RuleCode[groupSets.size()][contents];
  }

  /** The moves by a set of groups of a man on a square. */
  RuleCode moves(int groupSet, int content, int square) {
    RuleCode known = moves[groupSet][content * squares + square];
    return known != null ? known : loadMoves(groupSet, content, square);
  }

  private RuleCode loadMoves(int groupSet, int content, int square) {
    List<Code> codes = new ArrayList<>();
    for (int group : groupSets.groups(groupSet)) {
      codes.add(rules.moves(content, square, group));
    }
    RuleCode code = RuleCode.join(codes, maskWords, onceNumbers);
    moves[groupSet][content * squares + square] = code;
    return code;
  }

  /** The squares on which the moves by a set of groups could capture, whatever stands where. */
  BitSet reach(int groupSet, int content, int square) {
    BitSet reach = new BitSet();
    for (int group : groupSets.groups(groupSet)) {
      reach.or(rules.reach(content, square, group));
    }
    return reach;
  }

  /** The drops on every square, joined, by a set of groups of a man in hand. */
  RuleCode drops(int groupSet, int content) {
    RuleCode known = drops[groupSet][content];
    if (known == null) {
      List<Code> codes =
          groupSets.groups(groupSet).stream()
              .flatMap(
                  group ->
                      IntStream.range(0, squares)
                          .mapToObj(square -> rules.drops(content, square, group)))
              .toList();
      known = RuleCode.join(codes, maskWords, onceNumbers);
      drops[groupSet][content] = known;
    }
    return known;
  }

  /** What a man in hand can do, by a set of groups, without coming to the board. */
  RuleCode inHand(int groupSet, int content) {
    RuleCode known = inHand[groupSet][content];
    if (known == null) {
      List<Code> codes =
          groupSets.groups(groupSet).stream().map(group -> rules.inHand(content, group)).toList();
      known = RuleCode.join(codes, maskWords, onceNumbers);
      inHand[groupSet][content] = known;
    }
    return known;
  }

  /** Finds out whether code can emit a move twice; the square is negative for a man in hand. */
  void check(RuleCode code, int content, int square) {
    code.distinct = check.isDistinct(code, content, square);
    code.checked = true;
  }

  /** Whether a man can pass squares, so that it may be captured where it is not. */
  boolean mayPass(int content) {
    Boolean known = mayPass[content];
    if (known == null) {
      known = false;
      for (int group = 0; group < groupSets.groupCount(); group++) {
        for (int square = 0; square < squares; square++) {
          known |= moves(groupSets.only(group), content, square).edits(Edit.PASSED);
        }
      }
      mayPass[content] = known;
    }
    return known;
  }
}
