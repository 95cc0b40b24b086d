/** Runs the suites under {@code tests/}. It tests what users see, so it may see everything. */
@NullMarked
package org.rookery.tests;

import org.jspecify.annotations.NullMarked;
