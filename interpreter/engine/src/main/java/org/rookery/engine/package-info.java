/**
 * Plays a game program: positions, moves, outcomes, notation, search. It does not know the words of
 * the language.
 */
@NullMarked
package org.rookery.engine;

import org.jspecify.annotations.NullMarked;
