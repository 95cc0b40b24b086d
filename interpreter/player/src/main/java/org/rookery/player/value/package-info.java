/**
 * What a position is worth, found from the rules alone: what men can do, where they want to go, and
 * how near the endings are.
 */
@NullMarked
package org.rookery.player.value;

import org.jspecify.annotations.NullMarked;
