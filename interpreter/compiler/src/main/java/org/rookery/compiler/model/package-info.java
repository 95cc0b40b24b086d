/**
 * A game as its author thinks of it: board, men, moves, hooks, endings, with names. It knows
 * neither the syntax it was written in nor how it is executed.
 */
@NullMarked
package org.rookery.compiler.model;

import org.jspecify.annotations.NullMarked;
