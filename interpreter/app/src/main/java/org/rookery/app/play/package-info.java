/** A game in progress: turns made and taken back, saved and loaded. It knows no console. */
@NullMarked
package org.rookery.app.play;

import org.jspecify.annotations.NullMarked;
