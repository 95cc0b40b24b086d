/** Walks over the tree of moves: perft, and choosing a move. It does not know notation. */
@NullMarked
package org.rookery.engine.search;

import org.jspecify.annotations.NullMarked;
