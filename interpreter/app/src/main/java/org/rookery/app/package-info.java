/**
 * The outside of Rookery: a facade over the pipeline, the command line, protocols, rendering and
 * the regression runner. It holds no rule of any game.
 */
@NullMarked
package org.rookery.app;

import org.jspecify.annotations.NullMarked;
