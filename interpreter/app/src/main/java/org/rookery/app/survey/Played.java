package org.rookery.app.survey;

import java.util.List;

/**
 * One random game.
 *
 * @param plies how many turns were made
 * @param compared in how many positions the reference walker looked at what the engine said
 * @param end the result and its reason, or why the game was left
 * @param failures what did not hold in the last position; empty when everything held
 * @param turns what was played, each turn as text with all it does
 */
record Played(
    String game,
    long seed,
    int plies,
    int compared,
    String end,
    List<String> failures,
    List<String> turns) {}
