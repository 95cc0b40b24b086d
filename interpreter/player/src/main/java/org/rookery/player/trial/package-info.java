/** Which way of thinking suits a game, found out by games at random and by trial. */
@NullMarked
package org.rookery.player.trial;

import org.jspecify.annotations.NullMarked;
