/**
 * The sections of a game (players, board, pieces, set-up, hooks, counters, endings), each read into
 * a draft. It does not know how variants inherit.
 */
@NullMarked
package org.rookery.compiler.elaborate.game;

import org.jspecify.annotations.NullMarked;
