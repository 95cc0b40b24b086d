/**
 * The executable form of a game, as pure data: the narrow waist between front and back. It knows
 * neither the text it came from nor how it is played.
 */
@NullMarked
package org.rookery.program;

import org.jspecify.annotations.NullMarked;
