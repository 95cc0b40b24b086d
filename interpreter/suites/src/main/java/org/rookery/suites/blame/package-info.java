/** Which lines of the rules are to blame for failing cases. It does not know YAML. */
@NullMarked
package org.rookery.suites.blame;

import org.jspecify.annotations.NullMarked;
