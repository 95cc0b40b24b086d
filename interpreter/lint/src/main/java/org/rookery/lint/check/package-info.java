/**
 * The lint checks, a class for each, whose card is its page; one list names them. They do not know
 * how findings are reported.
 */
@NullMarked
package org.rookery.lint.check;

import org.jspecify.annotations.NullMarked;
