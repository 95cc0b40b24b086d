/** Random numbers that are the same on every platform. It does not know games. */
@NullMarked
package org.rookery.player.random;

import org.jspecify.annotations.NullMarked;
