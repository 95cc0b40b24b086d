/**
 * The one door to what lies below the facade: the engine of one game on one thread. It knows
 * neither files nor rules as text.
 */
@NullMarked
package org.rookery.game.engine;

import org.jspecify.annotations.NullMarked;
