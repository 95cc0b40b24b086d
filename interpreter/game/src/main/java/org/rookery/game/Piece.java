package org.rookery.game;

/**
 * A piece of one player, as it is called.
 *
 * @param owner the name of its player
 * @param name what piece type it is
 * @param letter how turns and positions write it; the same as the name where it has no letter
 */
public record Piece(String owner, String name, String letter) {}
