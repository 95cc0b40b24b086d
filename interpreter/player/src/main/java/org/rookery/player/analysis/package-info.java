/** Games that were played, judged turn by turn: where somebody went wrong, and what was better. */
@NullMarked
package org.rookery.player.analysis;

import org.jspecify.annotations.NullMarked;
