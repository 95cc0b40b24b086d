/**
 * The rules of one man on one square as a graph to be read: what is looked at, what is asked, which
 * turns come of it.
 */
@NullMarked
package org.rookery.program.rule;

import org.jspecify.annotations.NullMarked;
