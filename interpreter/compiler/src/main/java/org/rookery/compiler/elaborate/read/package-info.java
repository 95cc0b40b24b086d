/**
 * Reads the forms inside rules by given vocabularies: statements, conditions, squares, numbers and
 * sets of squares. It does not know which words there are.
 */
@NullMarked
package org.rookery.compiler.elaborate.read;

import org.jspecify.annotations.NullMarked;
