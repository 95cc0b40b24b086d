/**
 * The languages that programs which play and the boards people play on talk to each other: UCI with
 * its two sisters, and CECP. Lines come in, lines go out; whose they are it does not know.
 */
@NullMarked
package org.rookery.player.protocol;

import org.jspecify.annotations.NullMarked;
