/**
 * Positions in which no player can win any more, proved from the rules: what the pieces that are
 * left may ever do, whatever stands in their way.
 */
@NullMarked
package org.rookery.engine.dead;

import org.jspecify.annotations.NullMarked;
