/**
 * The evaluation of a position, from the rules alone: what pieces can do, where they want to go,
 * and how near the endings are. It does not know search.
 */
@NullMarked
package org.rookery.player.value;

import org.jspecify.annotations.NullMarked;
