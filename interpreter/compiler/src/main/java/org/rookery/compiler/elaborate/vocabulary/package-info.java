/**
 * How words of the language are written and looked up: signatures, calls and lists of words. It
 * does not know any particular word.
 */
@NullMarked
package org.rookery.compiler.elaborate.vocabulary;

import org.jspecify.annotations.NullMarked;
