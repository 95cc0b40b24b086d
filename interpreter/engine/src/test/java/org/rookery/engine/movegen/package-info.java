/** Tests of move generation. */
@NullMarked
package org.rookery.engine.movegen;

import org.jspecify.annotations.NullMarked;
