/**
 * The executable form of a game: pure data that the compiler makes and the engine runs. It knows
 * neither the text a game came from nor how positions are represented.
 */
@NullMarked
package org.rookery.program;

import org.jspecify.annotations.NullMarked;
