/**
 * The words that stand inside rules, by theme; each makes a part of the model. A word knows no
 * other word: what its arguments mean it asks its scope.
 */
@NullMarked
package org.rookery.compiler.elaborate.words;

import org.jspecify.annotations.NullMarked;
