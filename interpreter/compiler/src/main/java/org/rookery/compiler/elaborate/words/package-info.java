/**
 * The words inside rules, by theme; each makes a part of the model. A word does not know other
 * words: it asks its scope what its arguments mean.
 */
@NullMarked
package org.rookery.compiler.elaborate.words;

import org.jspecify.annotations.NullMarked;
