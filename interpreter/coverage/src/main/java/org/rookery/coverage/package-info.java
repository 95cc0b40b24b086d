/**
 * What of the rules a suite looks at: not what runs when it is tried, which is nearly everything,
 * but what its expectations would see.
 */
@NullMarked
package org.rookery.coverage;

import org.jspecify.annotations.NullMarked;
