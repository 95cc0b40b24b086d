package org.rookery.exchange.betza;

import java.util.BitSet;

/**
 * Where one piece was seen to go.
 *
 * @param ground what stood where
 * @param from its cell
 * @param targets the cells it could go to
 */
record ObservedMoves(BetzaBoard ground, int from, BitSet targets) {}
