/**
 * Writes the options of a variant from a game, part by part. It does not know how they are read.
 */
@NullMarked
package org.rookery.exchange.fairy.section;

import org.jspecify.annotations.NullMarked;
