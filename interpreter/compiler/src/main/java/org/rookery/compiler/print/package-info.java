/** A game model printed as forms. It does not know how models are read or what they become. */
@NullMarked
package org.rookery.compiler.print;

import org.jspecify.annotations.NullMarked;
