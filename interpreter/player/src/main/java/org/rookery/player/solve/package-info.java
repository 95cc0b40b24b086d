/**
 * What can be proved about positions by looking at everything: forced wins, and values of small
 * games.
 */
@NullMarked
package org.rookery.player.solve;

import org.jspecify.annotations.NullMarked;
