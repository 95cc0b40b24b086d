/**
 * How one piece moves, read from its rules: what must stand where for it to move, capture or act.
 * It knows neither positions nor pictures.
 */
@NullMarked
package org.rookery.drawing.diagram;

import org.jspecify.annotations.NullMarked;
