/**
 * Whether a square is attacked: the rules of men read backwards into walks over the board, or cut
 * down to what can capture one square, or run where neither will do.
 */
@NullMarked
package org.rookery.engine.attack;

import org.jspecify.annotations.NullMarked;
