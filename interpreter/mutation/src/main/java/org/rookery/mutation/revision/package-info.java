/** Two revisions of the rules of one game: what a player would see that has changed. */
@NullMarked
package org.rookery.mutation.revision;

import org.jspecify.annotations.NullMarked;
