/**
 * Games of any rules as Portable Game Notation: read from texts that others wrote, played over
 * again, and written so that others can read them.
 */
@NullMarked
package org.rookery.logs.pgn;

import org.jspecify.annotations.NullMarked;
