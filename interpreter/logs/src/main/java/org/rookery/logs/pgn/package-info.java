/**
 * Games of any rules as Portable Game Notation: read, replayed and written. It knows neither the
 * console nor pictures.
 */
@NullMarked
package org.rookery.logs.pgn;

import org.jspecify.annotations.NullMarked;
