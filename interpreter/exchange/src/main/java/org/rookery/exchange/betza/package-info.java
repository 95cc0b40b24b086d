/**
 * The way back from rules to Betza: how the men of a game move, found out by watching them, in the
 * notation that programs with boards understand.
 */
@NullMarked
package org.rookery.exchange.betza;

import org.jspecify.annotations.NullMarked;
