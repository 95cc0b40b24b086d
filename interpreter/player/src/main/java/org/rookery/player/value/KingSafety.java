package org.rookery.player.value;

import java.util.Arrays;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * How safely the pieces stand whom the game is about: away from squares that many pieces can come
 * to while the opponent has many pieces, in the middle of things when there are few.
 */
final class KingSafety implements Feature {
  private static final int PER_VISIT = 14;
  private static final int PER_MOVE = 4;
  private static final int HOME = 400;

  private final int[] royals;
  private final int[] signs;
  private final int[][] opponents;
  private final int[] exposed;
  private final int[] free;
  private final int squares;
  private final int[] atStart;

  KingSafety(GameProgram program, MoveSample sample, Rivals rivals, List<GoalReader.Zone> zones) {
    Contents contents = program.contents();
    squares = program.topology().size();
    royals =
        program.royal().contents().members().stream()
            .filter(c -> c > 0 && c < contents.size())
            .filter(c -> rivals.sign(contents.owner(c)) != 0)
            .toArray();
    signs = Arrays.stream(royals).map(c -> rivals.sign(contents.owner(c))).toArray();
    opponents =
        Arrays.stream(royals)
            .mapToObj(
                c ->
                    Arrays.stream(rivals.players())
                        .filter(player -> player != contents.owner(c))
                        .toArray())
            .toArray(int[][]::new);
    exposed = new int[squares];
    free = new int[royals.length * squares];
    double mean = 0;
    for (int square = 0; square < squares; square++) {
      mean += sample.exposure(square) / squares;
    }
    for (int square = 0; square < squares; square++) {
      exposed[square] = (int) Math.round(PER_VISIT * (sample.exposure(square) - mean));
      for (int i = 0; i < royals.length; i++) {
        double more = sample.mobility(royals[i], square) - sample.mobility(royals[i]);
        free[i * squares + square] = (int) Math.round(PER_MOVE * more);
      }
    }
    for (GoalReader.Zone zone : zones) {
      for (int i = 0; i < royals.length; i++) {
        if (royals[i] == zone.content() && zone.pieces() == 1) {
          goHome(i, zone, sample.journeys().distances(zone.content(), zone.squares()));
        }
      }
    }
    atStart = new int[program.players().size()];
    for (int content : program.start().board()) {
      if (content != Contents.EMPTY) {
        atStart[contents.owner(content)]++;
      }
    }
  }

  /** Where a royal piece decides the game it sets out for it when few are left to stop it. */
  private void goHome(int royal, GoalReader.Zone zone, int[] steps) {
    int farthest = Math.max(1, Arrays.stream(steps).max().orElse(1));
    for (int square = 0; square < squares; square++) {
      int far = steps[square] < 0 ? farthest : steps[square];
      free[royal * squares + square] += zone.worth() * HOME * (farthest - far) / farthest;
    }
  }

  @Override
  public int score(Position position) {
    int sum = 0;
    for (int i = 0; i < royals.length; i++) {
      if (position.pieces(royals[i]) == 0) {
        continue;
      }
      int danger = danger(position, opponents[i]);
      for (int word = 0; word < position.words(); word++) {
        for (long pieces = position.ofContent(royals[i], word); pieces != 0; pieces &= pieces - 1) {
          int square = (word << 6) + Long.numberOfTrailingZeros(pieces);
          int safe = free[i * squares + square] * (64 - danger) - exposed[square] * danger;
          sum += signs[i] * safe / 64;
        }
      }
    }
    return sum;
  }

  /** How much of the opponents' army there still is, from 0 to 64. */
  private int danger(Position position, int[] players) {
    int pieces = 0;
    int full = 1;
    for (int player : players) {
      pieces += position.piecesOfOwner(player);
      full += atStart[player];
    }
    return Math.min(64, 64 * pieces / full);
  }
}
