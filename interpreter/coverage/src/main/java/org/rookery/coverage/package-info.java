/**
 * What of its rules a suite looks at: not what runs during a test, which is nearly everything, but
 * what the expectations would see.
 */
@NullMarked
package org.rookery.coverage;

import org.jspecify.annotations.NullMarked;
