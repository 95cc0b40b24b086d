/**
 * Betza notation: a piece's moves in a few letters, read into neutral moves and lowered to blocks
 * of statements. It may not know forms, keywords, graphs or any particular board.
 */
@NullMarked
package org.rookery.compiler.betza;

import org.jspecify.annotations.NullMarked;
