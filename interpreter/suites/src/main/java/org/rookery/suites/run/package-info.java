/** Cases tried on a game, with each outcome as a value. It does not know YAML. */
@NullMarked
package org.rookery.suites.run;

import org.jspecify.annotations.NullMarked;
