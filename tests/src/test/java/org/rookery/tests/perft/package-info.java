/** Leaf counts under {@code tests/perft/}. */
@NullMarked
package org.rookery.tests.perft;

import org.jspecify.annotations.NullMarked;
