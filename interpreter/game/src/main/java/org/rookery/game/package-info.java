/**
 * The facade: rules are loaded, matches played, turns and positions read and written. It is what
 * other programs stand on, and knows neither files nor the console, so that it runs in a browser
 * too.
 *
 * <p>{@code Rules} are compiled to a {@code Game}, which any number of threads may share; each
 * begins {@code Match}es of its own, which have {@code Turns}.
 */
@NullMarked
package org.rookery.game;

import org.jspecify.annotations.NullMarked;
