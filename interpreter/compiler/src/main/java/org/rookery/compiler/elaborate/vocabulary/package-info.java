/**
 * How words of the language are written and looked up: their signatures, the calls made of them,
 * and the lists in which they stand. It does not know any particular word.
 */
@NullMarked
package org.rookery.compiler.elaborate.vocabulary;

import org.jspecify.annotations.NullMarked;
