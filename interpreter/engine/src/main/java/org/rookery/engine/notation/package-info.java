/**
 * Turns and positions as text, both ways: Rookery's own notation, UCI, SAN, extended FEN. It knows
 * programs, positions and legal turns, and neither protocols nor the rules language.
 */
@NullMarked
package org.rookery.engine.notation;

import org.jspecify.annotations.NullMarked;
