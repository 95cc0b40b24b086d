/**
 * What is known where a form stands: the names of the game, the meaning of words, and whom to tell
 * about problems. It does not know any word of the language.
 */
@NullMarked
package org.rookery.compiler.elaborate.scope;

import org.jspecify.annotations.NullMarked;
