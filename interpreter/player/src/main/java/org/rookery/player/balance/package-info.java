/** What a designer wants to know of a game: who is better off, how it goes, what is never used. */
@NullMarked
package org.rookery.player.balance;

import org.jspecify.annotations.NullMarked;
