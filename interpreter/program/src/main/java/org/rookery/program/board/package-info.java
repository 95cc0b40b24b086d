/**
 * Squares, directions, zones and how the board is drawn as rows. It knows nothing of pieces or
 * players beyond their number.
 */
@NullMarked
package org.rookery.program.board;

import org.jspecify.annotations.NullMarked;
