/**
 * A back end that writes code which a game runs often as classes of the Java machine. An optional
 * module: the engine finds it as a service, and nothing names it.
 */
@NullMarked
package org.rookery.bytecode;

import org.jspecify.annotations.NullMarked;
