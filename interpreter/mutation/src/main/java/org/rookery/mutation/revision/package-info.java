/**
 * Two revisions of one game: the changes that a player would see. It knows neither git nor the
 * console.
 */
@NullMarked
package org.rookery.mutation.revision;

import org.jspecify.annotations.NullMarked;
