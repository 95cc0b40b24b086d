/**
 * Whether a square is attacked: the rules of pieces read backwards into walks over the board, cut
 * down to what can capture one square, or run. It does not know which moves are legal.
 */
@NullMarked
package org.rookery.engine.attack;

import org.jspecify.annotations.NullMarked;
