package org.rookery.logs;

/** Reads logs of one format. */
public interface LogReader {
  /**
   * Reads a whole log; the turns' own texts are not looked into.
   *
   * @throws BadLog when it has no turns, or is not of this format
   */
  GameLog read(String text) throws BadLog;
}
