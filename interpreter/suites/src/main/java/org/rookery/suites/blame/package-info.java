/** Which lines of the rules are to blame when cases of a suite fail. */
@NullMarked
package org.rookery.suites.blame;

import org.jspecify.annotations.NullMarked;
