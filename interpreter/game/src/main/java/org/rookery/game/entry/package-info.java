/**
 * A turn as a person tells it: in whatever notation, and part by part. It asks for what is left
 * open; it knows no console.
 */
@NullMarked
package org.rookery.game.entry;

import org.jspecify.annotations.NullMarked;
