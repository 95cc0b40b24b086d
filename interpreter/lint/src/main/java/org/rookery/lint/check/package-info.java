/**
 * The lint checks, a class with a page for each; one list names them. They do not know how findings
 * are reported.
 */
@NullMarked
package org.rookery.lint.check;

import org.jspecify.annotations.NullMarked;
