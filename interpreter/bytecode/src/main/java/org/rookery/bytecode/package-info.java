/**
 * A back end that turns code a game runs often into JVM classes, found by the engine as a service.
 * It knows nothing of the engine but the package that runs rules.
 */
@NullMarked
package org.rookery.bytecode;

import org.jspecify.annotations.NullMarked;
