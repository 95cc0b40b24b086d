/**
 * The facade: rules loaded, matches played, moves and positions read and written. It knows neither
 * files nor the console, so that it also runs in a browser.
 *
 * <p>{@code Rules} are compiled to a {@code Game}, which any number of threads may share; each
 * begins {@code Match}es of its own, which have {@code Turns}.
 */
@NullMarked
package org.rookery.game;

import org.jspecify.annotations.NullMarked;
