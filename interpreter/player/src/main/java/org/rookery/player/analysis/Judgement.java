package org.rookery.player.analysis;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.position.Move;

/**
 * What there is to say of a turn.
 *
 * @param player who made it, by number
 * @param number as a game score counts turns
 * @param text of the turn
 * @param mark how good it is
 * @param loss how much of the chance to win it gives away, from 0 to 1
 * @param better the turns that should have been made, the first instead of this one; none when it
 *     is fine
 * @param words what the better turn does, and what this one allows; empty when it is fine
 */
public record Judgement(
    int player,
    int number,
    String text,
    MoveMark mark,
    double loss,
    List<Move> better,
    Optional<String> words) {
  /** Copies the turns. */
  public Judgement {
    better = List.copyOf(better);
  }
}
