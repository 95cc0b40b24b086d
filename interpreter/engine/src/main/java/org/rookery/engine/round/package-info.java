/** Rounds of moves that players choose at the same time: what comes of them when all are made. */
@NullMarked
package org.rookery.engine.round;

import org.jspecify.annotations.NullMarked;
