/**
 * What readers and writers of several formats share: regions of a board, Betza's letters taken
 * apart, where a man could never move again, and a rules file that was made of something.
 */
@NullMarked
package org.rookery.exchange.parts;

import org.jspecify.annotations.NullMarked;
