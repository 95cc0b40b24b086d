/**
 * Positions as people see them: the board as text. It knows neither rules files nor the console.
 */
@NullMarked
package org.rookery.drawing.text;

import org.jspecify.annotations.NullMarked;
