/**
 * Conditions asked between moves: their parts, what might stand in place of each, and whether a
 * position tells the difference. It does not know cases.
 */
@NullMarked
package org.rookery.coverage.condition;

import org.jspecify.annotations.NullMarked;
