/** Benchmarks, built in the Maven profile {@code bench} only. Nothing depends on them. */
@NullMarked
package org.rookery.bench;

import org.jspecify.annotations.NullMarked;
