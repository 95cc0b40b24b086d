/**
 * Learns piece values from self-play and keeps them for the next time. It does not know the
 * console.
 */
@NullMarked
package org.rookery.player.learn;

import org.jspecify.annotations.NullMarked;
