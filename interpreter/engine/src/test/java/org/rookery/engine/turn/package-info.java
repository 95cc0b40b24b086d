/** Tests of move generation. */
@NullMarked
package org.rookery.engine.turn;

import org.jspecify.annotations.NullMarked;
