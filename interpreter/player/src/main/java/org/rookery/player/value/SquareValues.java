package org.rookery.player.value;

import java.util.Arrays;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * What it is worth for a piece to stand on a square: where it commands more, where it is nearer to
 * promotion, and nearer to where the endings want it.
 */
final class SquareValues {
  private static final int PER_MOVE = 4;
  private static final double NEAR_PROMOTION = 0.16;
  private static final double PER_STEP = 0.62;
  private static final int RACE = 160;
  private static final int ROYAL_RACE = 60;

  private final GameProgram program;
  private final MoveSample sample;
  private final PieceValues values;
  private final GoalReader goals;
  private final boolean material;
  private final int squares;

  SquareValues(
      GameProgram program,
      MoveSample sample,
      PieceValues values,
      GoalReader goals,
      boolean material) {
    this.program = program;
    this.sample = sample;
    this.values = values;
    this.goals = goals;
    this.material = material;
    squares = program.topology().size();
  }

  /** By content and square what a piece counts there, from its owner's side. */
  int[] table(int[] worth) {
    int[] table = new int[program.contents().size() * squares];
    for (int content = 1; content < program.contents().size(); content++) {
      boolean royal = program.royal().contents().has(content);
      double mean = sample.mobility(content);
      int[] promotion = sample.toPromotion(content);
      int better = promotionGain(content);
      for (int square = 0; square < squares; square++) {
        double sum = material ? worth[content] : 0;
        if (!royal && worth[content] >= 0) {
          sum += PER_MOVE * (sample.mobility(content, square) - mean);
        }
        if (better > 0 && promotion[square] >= 0) {
          sum += better * NEAR_PROMOTION * Math.pow(PER_STEP, promotion[square]);
        }
        table[content * squares + square] = (int) Math.round(sum);
      }
    }
    goals.zones().forEach(zone -> race(zone, table));
    goals.unwanted().stream().forEach(content -> leave(content, table));
    return table;
  }

  /** Pieces to be rid of that may leave the board: the farther they have to go, the worse. */
  private void leave(int content, int[] table) {
    double[] moves = sample.toLeave(content);
    double farthest = Arrays.stream(moves).max().orElse(0);
    for (int square = 0; square < squares && farthest > 0; square++) {
      double far = moves[square] < 0 ? farthest : moves[square];
      table[content * squares + square] -= (int) Math.round(RACE * far / farthest);
    }
  }

  private int promotionGain(int content) {
    Contents contents = program.contents();
    int owner = contents.owner(content);
    return sample.becomes(content).stream()
        .map(type -> values.of(contents.of(type, owner)) - values.of(content))
        .max()
        .orElse(0);
  }

  private void race(GoalReader.Zone zone, int[] table) {
    int[] distance = sample.journeys().distances(zone.content(), zone.squares());
    int farthest = 1;
    for (int d : distance) {
      farthest = Math.max(farthest, d);
    }
    // Where the whole zone must be filled, a piece at its far end leaves room for others.
    int[] depth =
        zone.mustBeFull()
            ? sample.journeys().depths(zone.content(), zone.squares())
            : new int[squares];
    int deepest = Arrays.stream(depth).max().orElse(0);
    boolean royal = program.royal().contents().has(zone.content());
    int span = zone.worth() * (royal ? ROYAL_RACE : RACE);
    for (int square = 0; square < squares; square++) {
      int d = distance[square] < 0 ? farthest : distance[square];
      // If one piece has to get there, a near one counts much more than a far one.
      double near = (double) (farthest - d + depth[square]) / (farthest + deepest);
      double share = zone.pieces() == 1 ? near * near : near;
      table[zone.content() * squares + square] += (int) Math.round(span * share);
    }
  }
}
