/**
 * Looks ahead in games of two rivals without chance: deepening alpha-beta search with a table of
 * what has been found, quiet in the end.
 */
@NullMarked
package org.rookery.player.search;

import org.jspecify.annotations.NullMarked;
