/**
 * Rules files written from the configuration of Fairy-Stockfish: its sections read, what they
 * inherit put together, and each option said in the rules language, or told that it cannot be.
 */
@NullMarked
package org.rookery.exchange.fairy;

import org.jspecify.annotations.NullMarked;
