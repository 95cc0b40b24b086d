/** Random numbers that are the same everywhere: the platforms' own generators differ. */
@NullMarked
package org.rookery.player.random;

import org.jspecify.annotations.NullMarked;
