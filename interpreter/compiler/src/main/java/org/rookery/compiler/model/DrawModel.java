package org.rookery.compiler.model;

import org.rookery.language.source.Origin;

/**
 * A player of chance who draws from hands.
 *
 * @param player who draws
 * @param due the counter that is 0 while there is nothing to draw; empty if there always is
 */
public record DrawModel(String player, String due, Origin origin) {
  /** Whether the player has no turn while some counter is 0. */
  public boolean mayBeSkipped() {
    return !due.isEmpty();
  }
}
