package org.rookery.compiler.betza;

import java.util.List;
import org.rookery.compiler.model.PieceModel.Block;

/**
 * What a Betza string means.
 *
 * @param moves blocks for a man on the board
 * @param drops blocks for a man in hand
 */
public record Betza(List<Block> moves, List<Block> drops) {}
