/**
 * The executable form of a game: pure data between the compiler, which makes it, and the engine,
 * which runs it. It knows neither the text a game came from nor how a position is represented.
 */
@NullMarked
package org.rookery.program;

import org.jspecify.annotations.NullMarked;
