package org.rookery.app.survey;

import java.util.List;

/**
 * One random game.
 *
 * @param plies how many turns were made
 * @param compared in how many positions the reference walker looked at what the engine said
 * @param end the result and its reason, or why the game was left
 * @param because what kept it from being begun, as a sentence; empty for a game that was
 * @param failures what did not hold in the last position; empty when everything held
 * @param turns what was played, each turn as text with all it does
 */
record SoakedGame(
    String game,
    long seed,
    int plies,
    int compared,
    String end,
    String because,
    List<String> failures,
    List<String> turns) {
  /** The same with what kept it from being begun. */
  SoakedGame because(String sentence) {
    return new SoakedGame(game, seed, plies, compared, end, sentence, failures, turns);
  }
}
