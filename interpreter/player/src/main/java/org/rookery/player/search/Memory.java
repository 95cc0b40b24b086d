package org.rookery.player.search;

/**
 * What a search keeps from one position to the next.
 *
 * @param table what was found about positions
 * @param plies what is kept for each height
 * @param history which turns did well
 */
record Memory(TranspositionTable table, SearchStack plies, History history) {}
