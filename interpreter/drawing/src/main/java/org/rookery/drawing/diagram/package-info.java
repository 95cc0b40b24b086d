/**
 * How one man moves, read off the code of its rules: what must stand where for it to go, capture or
 * act. It knows neither positions nor pictures nor consoles.
 */
@NullMarked
package org.rookery.drawing.diagram;

import org.jspecify.annotations.NullMarked;
