package org.rookery.compiler.betza;

import java.util.List;
import org.rookery.compiler.model.PieceModel.Block;

/**
 * What a Betza string means.
 *
 * @param moves blocks for a piece on the board
 * @param drops blocks for a piece in hand
 */
public record Betza(List<Block> moves, List<Block> drops) {}
