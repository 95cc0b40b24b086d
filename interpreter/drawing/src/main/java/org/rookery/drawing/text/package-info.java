/** Positions as text: the board in letters. It knows neither pictures nor files. */
@NullMarked
package org.rookery.drawing.text;

import org.jspecify.annotations.NullMarked;
