/**
 * Logs of games played over again: Game Courier's notation, with or without the rules, on a board
 * with cells for men in hand beside it. It knows neither consoles nor pictures nor files of rules.
 */
@NullMarked
package org.rookery.logs;

import org.jspecify.annotations.NullMarked;
