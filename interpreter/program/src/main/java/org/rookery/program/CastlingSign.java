package org.rookery.program;

/**
 * How FEN's castling field tells which men of a piece may castle.
 *
 * @param attribute the bit of the attribute that such a man has
 * @param byFile whether the letter is that of his file, rather than K or Q by the side of the royal
 *     man he stands on
 */
public record CastlingSign(int attribute, boolean byFile) {}
