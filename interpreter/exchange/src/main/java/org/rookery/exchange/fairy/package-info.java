/**
 * Configurations of Fairy-Stockfish made into rules files, and games written as such
 * configurations; what cannot be said is reported. It does not know the console.
 */
@NullMarked
package org.rookery.exchange.fairy;

import org.jspecify.annotations.NullMarked;
