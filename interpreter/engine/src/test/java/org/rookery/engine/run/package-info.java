/** Tests of move generation. */
@NullMarked
package org.rookery.engine.run;

import org.jspecify.annotations.NullMarked;
