/**
 * Alpha-beta search with iterative deepening, a transposition table and quiescence, for two players
 * without chance. It does not know games of more players.
 */
@NullMarked
package org.rookery.player.search;

import org.jspecify.annotations.NullMarked;
