/**
 * Reads forms inside rules by the words of given vocabularies: statements, conditions, places,
 * numbers and sets of squares. It does not know which words there are.
 */
@NullMarked
package org.rookery.compiler.elaborate.read;

import org.jspecify.annotations.NullMarked;
