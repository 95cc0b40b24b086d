package org.rookery.player.search;

import java.util.List;
import org.rookery.engine.position.Move;

/**
 * What has been found so far.
 *
 * @param line the best turns of both, the first to be played now; empty when there is none
 * @param score how good it is for the player to move
 * @param depth how many turns ahead was looked
 * @param nodes how many turns were made
 * @param millis how long it took, in milliseconds
 */
public record Thought(List<Move> line, Score score, int depth, long nodes, long millis) {
  /** Copies the line. */
  public Thought {
    line = List.copyOf(line);
  }
}
