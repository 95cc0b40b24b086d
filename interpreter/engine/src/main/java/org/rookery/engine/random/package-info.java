/** Generators of random numbers from seeds. It does not know games. */
@NullMarked
package org.rookery.engine.random;

import org.jspecify.annotations.NullMarked;
