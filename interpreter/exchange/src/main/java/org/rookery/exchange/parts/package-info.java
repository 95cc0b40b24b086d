/**
 * What readers and writers of several formats share: regions of a board, Betza's letters taken
 * apart, squares without a way on. It does not know formats.
 */
@NullMarked
package org.rookery.exchange.parts;

import org.jspecify.annotations.NullMarked;
