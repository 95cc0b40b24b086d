/** Tells two games apart that are almost the same, by positions and games played in both. */
@NullMarked
package org.rookery.mutation.difference;

import org.jspecify.annotations.NullMarked;
