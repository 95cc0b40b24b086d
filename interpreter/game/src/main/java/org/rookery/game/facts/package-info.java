/**
 * What a game is like, read off what the engine plays: its board, its players, its mechanics. It
 * knows neither files nor the names of games.
 */
@NullMarked
package org.rookery.game.facts;

import org.jspecify.annotations.NullMarked;
