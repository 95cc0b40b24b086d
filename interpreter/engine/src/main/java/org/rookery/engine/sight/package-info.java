/**
 * What one player sees of a position, in games that hide something. It does not know how a game
 * came to the position.
 */
@NullMarked
package org.rookery.engine.sight;

import org.jspecify.annotations.NullMarked;
