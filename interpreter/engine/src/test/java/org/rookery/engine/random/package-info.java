/** Tests of the generators of random numbers. */
@NullMarked
package org.rookery.engine.random;

import org.jspecify.annotations.NullMarked;
