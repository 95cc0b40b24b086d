/**
 * Pieces, places and numbers of rules in words, which the rules in plain words and the reasons of
 * moves share. It does not know positions.
 */
@NullMarked
package org.rookery.game.phrase;

import org.jspecify.annotations.NullMarked;
