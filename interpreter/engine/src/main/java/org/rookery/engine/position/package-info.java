/**
 * The mutable state of a game (board, hands, rights, counters, history), and make and unmake. It
 * does not know how moves are generated: a {@link org.rookery.engine.position.Move} says completely
 * what changes.
 */
@NullMarked
package org.rookery.engine.position;

import org.jspecify.annotations.NullMarked;
