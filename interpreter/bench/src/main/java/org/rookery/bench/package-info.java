/** Benchmarks by JMH. Nothing depends on them. */
@NullMarked
package org.rookery.bench;

import org.jspecify.annotations.NullMarked;
