/**
 * The sections of a piece: names, letters, attributes, and the blocks it moves by. It does not know
 * the game around the piece.
 */
@NullMarked
package org.rookery.compiler.elaborate.piece;

import org.jspecify.annotations.NullMarked;
