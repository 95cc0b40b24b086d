/**
 * A player for any game, from its rules alone: it knows no game by name. {@code Player} thinks
 * about the positions of one game on one thread.
 */
@NullMarked
package org.rookery.player;

import org.jspecify.annotations.NullMarked;
