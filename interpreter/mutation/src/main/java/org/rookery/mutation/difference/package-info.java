/**
 * Tells two similar games apart, by positions and games played in both. It does not know that one
 * is a mutant of the other.
 */
@NullMarked
package org.rookery.mutation.difference;

import org.jspecify.annotations.NullMarked;
