/** Tests of positions. */
@NullMarked
package org.rookery.engine.position;

import org.jspecify.annotations.NullMarked;
