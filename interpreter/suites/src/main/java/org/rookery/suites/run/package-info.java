/** Cases tried on a game: what came of each, as values that reports and other programs read. */
@NullMarked
package org.rookery.suites.run;

import org.jspecify.annotations.NullMarked;
