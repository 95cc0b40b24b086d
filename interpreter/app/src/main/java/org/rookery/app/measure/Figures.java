package org.rookery.app.measure;

/**
 * What was measured of one game; seconds are of one thread's processor time.
 *
 * @param loading seconds from the rules file to the legal moves of the start position
 * @param megabytes what the loaded game holds after it has been run
 * @param bulk leaves per second of perft, the last move counted and not made
 * @param made leaves per second of perft, every one made and taken back
 * @param turns turns per second of random games
 * @param branching the mean number of legal moves in them
 */
public record Figures(
    double loading, double megabytes, double bulk, double made, double turns, double branching) {}
