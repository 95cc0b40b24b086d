/**
 * Reads one piece: its names, letters and attributes, and the blocks it moves by. It does not know
 * the game around the piece.
 */
@NullMarked
package org.rookery.compiler.elaborate.piece;

import org.jspecify.annotations.NullMarked;
