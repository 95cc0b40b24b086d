/**
 * The board as Game Courier lays it out: what is in hand lies in cells beside it. Pictures of
 * positions follow it, and logs of that server are played over on it.
 */
@NullMarked
package org.rookery.drawing.courier;

import org.jspecify.annotations.NullMarked;
