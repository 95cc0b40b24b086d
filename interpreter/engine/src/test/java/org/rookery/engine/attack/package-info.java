/** Tests of move generation. */
@NullMarked
package org.rookery.engine.attack;

import org.jspecify.annotations.NullMarked;
