/** How players of a family of games write turns and positions, where FEN and UCI are not theirs. */
@NullMarked
package org.rookery.engine.convention;

import org.jspecify.annotations.NullMarked;
