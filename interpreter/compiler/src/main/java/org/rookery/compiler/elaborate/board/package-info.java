/**
 * Boards under construction: squares, links and grids by name, and the model made of them. It knows
 * no words of the language.
 */
@NullMarked
package org.rookery.compiler.elaborate.board;

import org.jspecify.annotations.NullMarked;
