/** Tests of which turns are legal. */
@NullMarked
package org.rookery.engine.legality;

import org.jspecify.annotations.NullMarked;
