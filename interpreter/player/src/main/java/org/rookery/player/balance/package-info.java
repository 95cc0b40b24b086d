/**
 * What a designer asks of a game, from self-play: who is better off, how games go, what is never
 * used. It does not know the console.
 */
@NullMarked
package org.rookery.player.balance;

import org.jspecify.annotations.NullMarked;
