/**
 * Boards under construction: squares, links and grids by name. It does not know any word of the
 * language.
 */
@NullMarked
package org.rookery.compiler.elaborate.board;

import org.jspecify.annotations.NullMarked;
