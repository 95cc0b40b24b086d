/**
 * Games between players of any kind, ours and other programs, with a referee that is neither: who
 * wins, by how much, and how sure that is.
 */
@NullMarked
package org.rookery.player.match;

import org.jspecify.annotations.NullMarked;
