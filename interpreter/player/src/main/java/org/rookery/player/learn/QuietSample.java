package org.rookery.player.learn;

/**
 * A quiet position of a game that was played to its end.
 *
 * @param game the number of the game
 * @param pieces for each piece type how many more the first rival had
 * @param points what the player made of it: 1, 0.5 or 0
 * @param weight how much the position counts: those of one game are much alike
 */
record QuietSample(int game, int[] pieces, double points, double weight) {}
