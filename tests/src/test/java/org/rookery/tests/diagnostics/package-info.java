/** What authors are told about their mistakes, and that no file, however hostile, does harm. */
@NullMarked
package org.rookery.tests.diagnostics;

import org.jspecify.annotations.NullMarked;
