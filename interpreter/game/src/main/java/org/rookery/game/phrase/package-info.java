/**
 * Pieces, places, numbers and conditions of rules in words, for the rules in plain words and the
 * reasons of moves. It does not know positions.
 */
@NullMarked
package org.rookery.game.phrase;

import org.jspecify.annotations.NullMarked;
