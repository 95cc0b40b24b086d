/**
 * An opponent for any game, from its rules alone; a {@code Player} thinks about the positions of
 * one game on one thread. It knows neither the console nor protocols.
 */
@NullMarked
package org.rookery.player;

import org.jspecify.annotations.NullMarked;
