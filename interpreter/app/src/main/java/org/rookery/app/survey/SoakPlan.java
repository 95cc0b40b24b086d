package org.rookery.app.survey;

import java.time.Duration;
import java.util.Optional;

/**
 * How many random games of each game are played, and how far.
 *
 * @param title the only game of each file that is played; empty for all
 * @param seed of the first game; the others count on from it
 * @param plies how many turns of one game at most
 * @param nodes how many nodes the reference walker walks for one game; it looks at as many
 *     positions, spread over the game, as that allows
 * @param time how long one game goes on, of the processor's time; one position that takes as long
 *     again is a failure
 */
public record SoakPlan(
    Optional<String> title, int games, long seed, int plies, long nodes, Duration time) {}
