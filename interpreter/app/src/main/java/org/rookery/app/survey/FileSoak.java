package org.rookery.app.survey;

import java.util.List;
import java.util.Map;

/**
 * What random games of one rules file came to.
 *
 * @param loads whether the file was read without errors
 * @param variants how many of its games were played
 * @param games how many games were played, those that failed among them
 * @param plies how many turns were made in all
 * @param compared in how many positions the reference walker looked at what the engine said
 * @param ends how often a game ended so
 * @param notBegun what kept games from being begun, a sentence for each by its title
 */
public record FileSoak(
    String file,
    boolean loads,
    int errors,
    int variants,
    int games,
    long plies,
    long compared,
    Map<String, Integer> ends,
    Map<String, String> notBegun,
    List<Failure> failures,
    long milliseconds) {
  /**
   * Something that did not hold.
   *
   * @param game the title; empty when the file failed before any game
   * @param what what did not hold, one sentence each
   * @param turns the turns before it
   */
  public record Failure(String game, long seed, List<String> what, List<String> turns) {}

  /** The same without how long it took, which is another time every time. */
  public FileSoak untimed() {
    return new FileSoak(
        file, loads, errors, variants, games, plies, compared, ends, notBegun, failures, 0);
  }
}
