/**
 * Matches between our player and other programs, with a referee that is neither: the score, its
 * interval, and the cause of each result. It knows neither the console nor files.
 */
@NullMarked
package org.rookery.player.match;

import org.jspecify.annotations.NullMarked;
