/**
 * Each check of the lint, a class with its page; one list names them. They do not know how findings
 * are told.
 */
@NullMarked
package org.rookery.lint.check;

import org.jspecify.annotations.NullMarked;
