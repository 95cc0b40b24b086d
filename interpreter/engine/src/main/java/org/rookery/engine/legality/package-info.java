/**
 * Which pseudo-legal moves are legal, pins included; most are judged without being made. It does
 * not know how moves are found.
 */
@NullMarked
package org.rookery.engine.legality;

import org.jspecify.annotations.NullMarked;
