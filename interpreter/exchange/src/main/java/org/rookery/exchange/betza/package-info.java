/**
 * From rules back to Betza: how the pieces of a game move, found by watching them. It does not know
 * protocols.
 */
@NullMarked
package org.rookery.exchange.betza;

import org.jspecify.annotations.NullMarked;
