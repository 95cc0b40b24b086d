/**
 * Partial evaluation: the move graph of a piece, its owner and a start square become code over
 * fixed squares, in which only what depends on the position is left. It knows no forms.
 */
@NullMarked
package org.rookery.compiler.specialize;

import org.jspecify.annotations.NullMarked;
