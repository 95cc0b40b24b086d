package org.rookery.player.balance;

/**
 * What was noted of one game of the player against itself.
 *
 * @param number of the game, from 0
 * @param opening the first turn that was no matter of chance
 * @param winner by number; -1 for no player
 * @param unfinished whether it was broken off
 * @param ending the number of the ending; -1 when none held
 * @param turns how many were made
 * @param choices how many legal moves there were in all positions together
 * @param leads how often another player came to be ahead
 * @param moved by type of piece, how many turns began with one
 * @param captured by type, how many were captured
 * @param left by type, how many are on the board at the end
 * @param takenBy by type, and by the type of the piece whose turn it was, how many were captured
 */
public record GameNotes(
    int number,
    String opening,
    int winner,
    boolean unfinished,
    int ending,
    int turns,
    long choices,
    int leads,
    int[] moved,
    int[] captured,
    int[] left,
    int[][] takenBy) {}
