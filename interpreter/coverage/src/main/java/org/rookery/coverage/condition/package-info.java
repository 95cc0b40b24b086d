/**
 * Conditions that are asked between turns: their parts, what might stand instead of each, and
 * whether a position tells the difference.
 */
@NullMarked
package org.rookery.coverage.condition;

import org.jspecify.annotations.NullMarked;
