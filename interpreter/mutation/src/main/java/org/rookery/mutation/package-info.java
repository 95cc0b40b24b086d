/**
 * Would a suite notice a mistake? A game's rules are changed a little, in many ways, and its suite
 * is tried on each: the mutants that survive it show what no case looks at.
 */
@NullMarked
package org.rookery.mutation;

import org.jspecify.annotations.NullMarked;
