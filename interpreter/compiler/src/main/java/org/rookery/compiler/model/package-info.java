/**
 * A game as its author thinks of it: board, pieces, moves, hooks and endings, with names. It knows
 * neither syntax nor execution.
 */
@NullMarked
package org.rookery.compiler.model;

import org.jspecify.annotations.NullMarked;
