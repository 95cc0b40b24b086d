/**
 * Thinks about positions that are not seen as a whole: positions that may be the real one are made
 * up, and searched as if they were. It never looks at the real one but through what the player
 * sees.
 */
@NullMarked
package org.rookery.player.guess;

import org.jspecify.annotations.NullMarked;
