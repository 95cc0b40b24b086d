/**
 * Where the squares of a board lie when it is drawn, as plain numbers. It knows neither positions
 * nor colours.
 */
@NullMarked
package org.rookery.drawing.ground;

import org.jspecify.annotations.NullMarked;
