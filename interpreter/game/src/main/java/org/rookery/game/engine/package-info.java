/**
 * The one door to what lies under the facade: the engine set up for one game on one thread. What
 * plays by itself, measures or explains goes through it; who only wants to play a game needs none
 * of it.
 */
@NullMarked
package org.rookery.game.engine;

import org.jspecify.annotations.NullMarked;
