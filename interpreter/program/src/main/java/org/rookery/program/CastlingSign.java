package org.rookery.program;

/**
 * How FEN's castling field tells which pieces of a piece may castle.
 *
 * @param attribute the bit of the attribute that such a piece has
 * @param byFile whether the letter is that of its file, rather than K or Q by the side of the royal
 *     piece it stands on
 */
public record CastlingSign(int attribute, boolean byFile) {}
