package org.rookery.engine.turn;

import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.GroupSets;
import org.rookery.engine.run.LeapCount;
import org.rookery.engine.run.RuleTable;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * The number of turns where all pieces of the mover only leap, found without listing any.
 *
 * <p>Whether they do is found out when turns have been counted some times, kind by kind until one
 * does something else: most games are known by their first.
 */
final class LeapCounts {
  /** Instead of a count: moves have to be listed. */
  static final int UNKNOWN = -1;

  /** How often moves are counted by listing before a faster count is looked for. */
  private static final int PATIENCE = 8;

  private final GameProgram program;
  private final GroupSets groupSets;
  private final PartGenerator parts;
  private final RuleTable rules;

  /** By step of the turn order: how often turns were counted, and what was found then. */
  private final int[] asked;

  private final @Nullable LeapCount[] counts;

  LeapCounts(GameProgram program, GroupSets groupSets, PartGenerator parts, RuleTable rules) {
    this.program = program;
    this.groupSets = groupSets;
    this.parts = parts;
    this.rules = rules;
    asked = new int[program.turnOrder().size()];
    counts = new LeapCount[asked.length];
  }

  /** How many turns there are, or {@link #UNKNOWN}; each is one part of one piece. */
  int count(Position position) {
    int step = position.step();
    if (asked[step] < PATIENCE && ++asked[step] == PATIENCE) {
      counts[step] = find(position);
    }
    LeapCount count = counts[step];
    return count == null ? UNKNOWN : count.count(position);
  }

  private @Nullable LeapCount find(Position position) {
    int[] tiers = groupSets.tiers(position.step());
    int as = position.as();
    boolean isSmall = position.words() == 1 && program.contents().maskWords() == 1;
    if (tiers.length != 1 || !isSmall || parts.droppable(as).length > 0) {
      return null;
    }
    LeapCount.Builder leaps = new LeapCount.Builder(position.program().contents());
    Contents contents = program.contents();
    for (int piece = 1; piece < contents.size(); piece++) {
      for (int square = 0; square < program.topology().size(); square++) {
        if (contents.owner(piece) == as && !addsLeaps(tiers[0], piece, square, leaps)) {
          return null;
        }
      }
    }
    return leaps.build();
  }

  private boolean addsLeaps(int groupSet, int piece, int square, LeapCount.Builder leaps) {
    return parts.isPlain(groupSet, piece, square)
        && leaps.add(piece, square, rules.moves(groupSet, piece, square).blocks());
  }
}
