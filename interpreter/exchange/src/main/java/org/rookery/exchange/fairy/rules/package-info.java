/**
 * Writes the rules of a variant from its options, part by part. It does not know which of them
 * matter.
 */
@NullMarked
package org.rookery.exchange.fairy.rules;

import org.jspecify.annotations.NullMarked;
