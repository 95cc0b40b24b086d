/**
 * A game and a position as plain values, and what a move does to them. It does not know how moves
 * are found.
 */
@NullMarked
package org.rookery.walker.scene;

import org.jspecify.annotations.NullMarked;
