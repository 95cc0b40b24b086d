package org.rookery.logs;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as it was written down.
 *
 * @param header what the log says about itself, by keyword in small letters
 * @param setup changes of the start position, where the format has them
 */
public record GameLog(Map<String, String> header, List<Entry> setup, List<Entry> turns) {
  /** One keyword's value, if the header has it. */
  public Optional<String> header(String keyword) {
    return Optional.ofNullable(header.get(keyword));
  }

  /**
   * One turn.
   *
   * @param line the line it stands on, from 1
   * @param number the number before it; 0 when there is none
   * @param dots whether the number has dots after it that say: not the first player's turn
   * @param text what is played, without number and comment
   */
  public record Entry(int line, int number, boolean dots, String text) {}
}
