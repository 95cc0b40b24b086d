/** What pieces may ever come to be, and where, whatever stands in their way. */
@NullMarked
package org.rookery.engine.reachability;

import org.jspecify.annotations.NullMarked;
