/**
 * Learns what men are worth from games a player plays against itself, and keeps it for the next
 * time.
 */
@NullMarked
package org.rookery.player.learn;

import org.jspecify.annotations.NullMarked;
