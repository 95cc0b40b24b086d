/**
 * A move as a person types it: in any notation, and part by part. It asks for what is left open; it
 * does not know the console.
 */
@NullMarked
package org.rookery.game.entry;

import org.jspecify.annotations.NullMarked;
