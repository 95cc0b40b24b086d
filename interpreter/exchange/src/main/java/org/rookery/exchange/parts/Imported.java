package org.rookery.exchange.parts;

import java.util.List;

/**
 * A rules file made from what another program knows of a game.
 *
 * @param name what the game is called there
 * @param text the rules, not laid out; nothing where no game can be made of what is known
 * @param gaps what was given and is not in the rules, each in a few words
 */
public record Imported(String name, String text, List<String> gaps) {
  /** What could not be written at all. */
  public static Imported unwritten(String name) {
    return new Imported(name, "", List.of());
  }

  /** Whether there are rules. */
  public boolean isWritten() {
    return !text.isEmpty();
  }

  /** Whether all that was given is in the rules. */
  public boolean sayable() {
    return isWritten() && gaps.isEmpty();
  }
}
