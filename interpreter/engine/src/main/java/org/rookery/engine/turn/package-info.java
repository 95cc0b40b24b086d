/**
 * Which moves there are: pseudo-legal moves, attacks, legal moves. It knows neither how a game is
 * decided, nor notation, nor search.
 */
@NullMarked
package org.rookery.engine.turn;

import org.jspecify.annotations.NullMarked;
