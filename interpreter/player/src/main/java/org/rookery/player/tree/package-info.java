/**
 * Monte Carlo tree search for chance, more than two players, and positions that an evaluation
 * cannot tell apart. It does not know alpha-beta search.
 */
@NullMarked
package org.rookery.player.tree;

import org.jspecify.annotations.NullMarked;
