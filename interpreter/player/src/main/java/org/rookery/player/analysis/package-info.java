/**
 * Games that were played, judged move by move: mistakes and better moves. It knows neither the
 * console nor files.
 */
@NullMarked
package org.rookery.player.analysis;

import org.jspecify.annotations.NullMarked;
