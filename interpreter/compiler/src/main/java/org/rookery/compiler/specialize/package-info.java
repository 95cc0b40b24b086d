/**
 * Partial evaluation: the graph of a piece, its owner and its square become rules over fixed
 * squares, in which only what depends on the position is left. It does not know forms.
 */
@NullMarked
package org.rookery.compiler.specialize;

import org.jspecify.annotations.NullMarked;
