package org.rookery.exchange.betza;

import java.util.Optional;

/**
 * How the pieces of one kind and player move.
 *
 * @param piece the kind's number
 * @param player the player's number
 * @param betza the notation, which may be empty for a piece that never moves; absent where it has
 *     no words for the piece
 * @param obstacle why it has none, as a sentence; empty where it has
 */
public record PieceInBetza(int piece, int player, Optional<String> betza, String obstacle) {}
