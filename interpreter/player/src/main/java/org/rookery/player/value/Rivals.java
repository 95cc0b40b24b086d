package org.rookery.player.value;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.rookery.program.GameProgram;

/** Who plays against whom, and whether chance has a say. */
public final class Rivals {
  private final int[] players;
  private final boolean chance;

  /** The rivals of a game. */
  public Rivals(GameProgram program) {
    players = IntStream.range(0, program.players().size()).filter(program::competes).toArray();
    chance = program.turnOrder().stream().anyMatch(step -> program.playsAtRandom(step.player()));
  }

  /** The players that can win, by number. */
  public int[] players() {
    return players.clone();
  }

  /**
   * Whether what is good for one is as bad for the other, and nothing is left to chance; or one
   * plays alone.
   */
  public boolean isDuel() {
    return players.length <= 2 && players.length > 0 && !chance;
  }

  /** The player whose gains count up in a duel. */
  public int first() {
    return players.length == 0 ? 0 : players[0];
  }

  /** 1 for the player whose gains count as positive, -1 for their rival, 0 for other players. */
  public int sign(int player) {
    if (player == first()) {
      return 1;
    }
    return Arrays.stream(players).anyMatch(other -> other == player) ? -1 : 0;
  }
}
