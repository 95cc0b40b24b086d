/**
 * Squares, directions, zones, and how the board is drawn as rows. It knows neither pieces nor
 * players beyond their number.
 */
@NullMarked
package org.rookery.program.board;

import org.jspecify.annotations.NullMarked;
