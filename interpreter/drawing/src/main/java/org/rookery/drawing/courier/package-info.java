/**
 * The board as Game Courier lays it out, with cells for pieces in hand. It knows neither pictures
 * nor files.
 */
@NullMarked
package org.rookery.drawing.courier;

import org.jspecify.annotations.NullMarked;
