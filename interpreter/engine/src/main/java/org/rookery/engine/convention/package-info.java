/**
 * Moves and positions as the players of some families of games write them: USI, WXF, PDN. It does
 * not know Rookery's own notation.
 */
@NullMarked
package org.rookery.engine.convention;

import org.jspecify.annotations.NullMarked;
