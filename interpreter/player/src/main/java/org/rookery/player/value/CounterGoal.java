package org.rookery.player.value;

import org.rookery.engine.position.Position;

/**
 * A number that must come to a bound for an ending: the nearer, the more it counts.
 *
 * @param counter the counter
 * @param from its value at the start
 * @param goal where the ending is
 * @param worth what reaching it would be worth, from the first rival's side
 */
record CounterGoal(int counter, int from, int goal, int worth) implements Feature {
  @Override
  public int score(Position position) {
    double progress = (double) (position.counter(counter) - from) / (goal - from);
    double done = Math.max(0, Math.min(1, progress));
    return (int) (worth * (done + done * done * done));
  }
}
