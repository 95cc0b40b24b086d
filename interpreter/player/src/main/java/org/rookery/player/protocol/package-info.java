/**
 * Engine protocols, line by line: UCI, USI, UCCI and CECP. It does not know who sends the lines.
 */
@NullMarked
package org.rookery.player.protocol;

import org.jspecify.annotations.NullMarked;
