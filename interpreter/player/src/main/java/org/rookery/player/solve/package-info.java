/**
 * Proofs by exhaustive search: forced wins, and the values of small games. It does not know the
 * value of pieces.
 */
@NullMarked
package org.rookery.player.solve;

import org.jspecify.annotations.NullMarked;
