/** A game loaded from its rules, and games in progress. It knows neither files nor the console. */
@NullMarked
package org.rookery.game;

import org.jspecify.annotations.NullMarked;
