/**
 * Which way of searching suits a game, found by random games and by trial. It does not know the
 * console.
 */
@NullMarked
package org.rookery.player.trial;

import org.jspecify.annotations.NullMarked;
