/**
 * A game model as forms, so that every model is printed in one way. It does not know how models are
 * read or what they become.
 */
@NullMarked
package org.rookery.compiler.print;

import org.jspecify.annotations.NullMarked;
