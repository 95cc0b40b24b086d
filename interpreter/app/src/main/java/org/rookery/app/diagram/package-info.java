/**
 * How one man moves, read off the code of its rules: what must stand where for it to go, capture or
 * act. It knows neither positions nor pictures nor consoles.
 */
@NullMarked
package org.rookery.app.diagram;

import org.jspecify.annotations.NullMarked;
