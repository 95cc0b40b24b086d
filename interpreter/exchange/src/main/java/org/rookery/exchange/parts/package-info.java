/**
 * What readers and writers of several formats share: regions of a board, Betza's letters taken
 * apart, squares without a way on, turns, a game compared with what was read back. It does not know
 * formats.
 */
@NullMarked
package org.rookery.exchange.parts;

import org.jspecify.annotations.NullMarked;
