/**
 * Betza notation: a piece's moves in a few letters, parsed and lowered to blocks of statements. It
 * does not know forms, keywords, graphs or any board.
 */
@NullMarked
package org.rookery.compiler.betza;

import org.jspecify.annotations.NullMarked;
