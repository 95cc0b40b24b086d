/**
 * Recorded games (Game Courier, Zillions, our own) read, written and replayed, with or without the
 * rules. It knows neither the console nor pictures.
 */
@NullMarked
package org.rookery.logs;

import org.jspecify.annotations.NullMarked;
