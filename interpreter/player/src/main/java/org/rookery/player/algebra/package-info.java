/**
 * Systems of linear equations, for the packages that learn. It does not know what they stand for.
 */
@NullMarked
package org.rookery.player.algebra;

import org.jspecify.annotations.NullMarked;
