/**
 * Moves and positions as text, both ways: Rookery's own notation, UCI, SAN, extended FEN. It knows
 * neither protocols nor the rules language.
 */
@NullMarked
package org.rookery.engine.notation;

import org.jspecify.annotations.NullMarked;
