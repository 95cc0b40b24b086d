/**
 * A game and a position of it as plain values, and what a turn does to them. It does not know how
 * turns are found.
 */
@NullMarked
package org.rookery.walker.scene;

import org.jspecify.annotations.NullMarked;
