/** Whether the game is over, who has won and why. It knows neither scores nor time. */
@NullMarked
package org.rookery.engine.adjudicate;

import org.jspecify.annotations.NullMarked;
